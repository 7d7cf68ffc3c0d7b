"""How this server sends mail: one letter at a time, through the mail server that its owner names."""

import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final, Literal
from urllib.parse import unquote, urlsplit

PORTS: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
SECURITY: Final[dict[str, Literal["tls", "starttls", "plain"]]] = {
    "smtps": "tls",
    "smtp": "starttls",
    "smtp+plain": "plain",
}
PATIENCE: Final = 15.0
"""Seconds for each thing that the mail server is told."""


@dataclass(frozen=True)
class Smtp:
    """A mail server, and what it is told.

    >>> Smtp.parse("smtps://ann@mail.example.org", "play@example.org", "https://play.example.org/")
    Smtp(host='mail.example.org', port=465, security='tls', user='ann', sender='play@example.org', \
public='https://play.example.org')
    """

    host: str
    port: int
    security: Literal["tls", "starttls", "plain"]
    user: str
    sender: str
    """Whom mail comes from."""
    public: str
    """Where people open this server: links begin so."""
    password: str = field(default="", repr=False)

    @staticmethod
    def parse(url: str, sender: str, public: str, password: str = "") -> "Smtp":
        """Raises ValueError. A password is not taken from the URL: others on the machine can see command lines."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname or parts.password is not None or parts.path.strip("/"):
            raise ValueError(f"{parts.scheme}://{parts.hostname or ''}")
        page = urlsplit(public)
        if page.scheme not in ("http", "https") or not page.hostname or page.query or page.fragment:
            raise ValueError(public)
        if not sender.isascii() or not sender.isprintable() or sender.count("@") != 1:
            raise ValueError(sender)
        port = parts.port or PORTS[parts.scheme]
        user, address = unquote(parts.username or ""), public.rstrip("/")
        return Smtp(parts.hostname, port, SECURITY[parts.scheme], user, sender, address, password)

    def send(self, letter: EmailMessage, to: str) -> None:
        """Hand a letter over. Raises OSError, of which smtplib's errors are, and ValueError."""
        context = ssl.create_default_context()
        if self.security == "tls":
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with line:
            if self.security == "starttls":
                line.starttls(context=context)
            if self.user:
                line.login(self.user, self.password)
            line.send_message(letter, self.sender, [to])
