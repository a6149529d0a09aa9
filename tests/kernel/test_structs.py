"""Structs that several threads read at once."""

import subprocess
import sys

RACE = """
import sys, threading
import msgspec
import drakehall.server.app
from drakehall.kernel import structs

def read_at_once(kind):
    document = msgspec.json.encode(dict.fromkeys(kind.__struct_encode_fields__))
    gate = threading.Barrier(8)
    def read():
        gate.wait()
        try:
            msgspec.json.decode(document, type=kind)
        except msgspec.ValidationError:
            pass
    threads = [threading.Thread(target=read) for _ in range(8)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()

structs.prepare()
sys.setswitchinterval(1e-6)
for kind in structs.loaded():
    read_at_once(kind)
print("unharmed")
"""


def test_threads_may_read_the_same_struct_at_once() -> None:
    """Without `prepare` the process crashes: nearly always here, now and then when a hall has just opened."""
    run = subprocess.run([sys.executable, "-c", RACE], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (0, "unharmed\n"), run.stderr
