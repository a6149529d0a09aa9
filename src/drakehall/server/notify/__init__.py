"""How people are notified of what waits for them: by push message, webhook or e-mail."""
