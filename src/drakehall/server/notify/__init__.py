"""How people are told what waits for them: by push message, webhook or e-mail."""
