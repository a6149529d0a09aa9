"""The hall in a browser's worker: no server, no threads; what must outlive the page is stored in IndexedDB.

It speaks as a server does, the bodies of HTTP and the frames of sockets, so that a page needs to know no other
difference. Nothing here imports the JavaScript side: it comes in as functions, and tests bring their own.
"""
