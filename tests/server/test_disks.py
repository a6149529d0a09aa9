"""A disk that is full and one that refuses writes, under load: nothing is lost, and everybody is told what is wrong.

The errors are the operating system's own: a small file system, or writes that are refused as it does it. That takes
root or a C compiler. How PostgreSQL tells that its disk is full stands in `test_postgres.py`; to fill one takes root
(`python -m bench.kills`).
"""

import pytest
from bench.kills import filled, read_only


@pytest.mark.slow
def test_a_full_disk_is_told_and_nothing_is_lost() -> None:
    done = filled("sqlite", 1)
    assert done.told == ["SQLITE_FULL"]
    assert done.acknowledged > 0


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_disk_that_may_not_be_written_is_told_and_nothing_is_lost(kind: str) -> None:
    done = read_only(kind, 1)
    assert done.told == {"sqlite": ["SQLITE_IOERR_WRITE"], "postgres": ["ReadOnlySqlTransaction"]}[kind]
    assert done.acknowledged > 0
