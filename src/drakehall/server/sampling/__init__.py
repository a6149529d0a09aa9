"""Samples are drawn in a process of their own: neither on the hall's event loop nor where a bot could look on."""

from drakehall.server.sampling.sampler import Sampler

__all__ = ["Sampler"]
