"""E-mail, if the operator has configured a server for it."""

import asyncio
import hmac
import smtplib
import ssl
from email.message import EmailMessage
from hashlib import sha256

from drakehall.server.settings import Settings


async def send(settings: Settings, to: str, subject: str, text: str, unsubscribe: str) -> None:
    """Send a message, with a link by which the reader ends all of them with one click."""
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = to
    message["Subject"] = subject
    message["List-Unsubscribe"] = f"<{unsubscribe}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    await asyncio.to_thread(_deliver, settings, message)


def token(key: str, purpose: str, person: str, address: str) -> str:
    """Make the token in a link: it proves that its bearer reads this address, for this purpose alone."""
    return hmac.new(key.encode(), f"{purpose}:{person}:{address}".encode(), sha256).hexdigest()


def _deliver(settings: Settings, message: EmailMessage) -> None:
    make = smtplib.SMTP_SSL if settings.smtp_security == "tls" else smtplib.SMTP
    with make(settings.smtp_host, settings.smtp_port, timeout=20) as server:
        if settings.smtp_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)
