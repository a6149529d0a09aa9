"""Accounts: guests who can come back from anywhere, because they have presented a credential."""

from drakehall.server.accounts.accounts import Accounts, Asking

__all__ = ["Accounts", "Asking"]
