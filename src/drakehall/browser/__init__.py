"""The hall in a browser's worker: no server, no threads; what must outlive the page lies in IndexedDB.

It speaks what a server speaks, the bodies of HTTP and the frames of sockets, so that a page needs to know no other
difference. Nothing here imports JavaScript's side: it comes in as functions, and tests bring their own.
"""
