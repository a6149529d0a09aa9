"""Samples are drawn in a process of their own: neither on the hall's event loop nor where a bot could peek."""

from drakehall.server.sampling.sampler import Sampler

__all__ = ["Sampler"]
