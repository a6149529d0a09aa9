"""Test the compiled copy like the plain package: the same tests, with the copy in front.

    make test-compiled
    .venv/bin/python -m native.test tests/server -k schema

All words but these two are pytest's. Where the machine has no C compiler there is nothing to test, and that is said:
`--must` makes that a failure, `--or-plain` runs the tests with the plain package, for those that run nowhere else.
Where it has one, a copy that cannot be made is a failure.
"""

import argparse
import subprocess
import sys

from native import build


def main() -> None:
    """Make the copy and run tests with it."""
    parser = argparse.ArgumentParser(prog="native.test", description=__doc__.partition("\n")[0])
    parser.add_argument("--must", action="store_true", help="fail where nothing can be compiled")
    parser.add_argument("--or-plain", action="store_true", help="test the plain package where nothing can be compiled")
    own, words = parser.parse_known_args()
    if not own.must and not build.can_compile():
        build.say("The compiled copy is NOT tested: that takes a C compiler (cc) and the headers of Python.")
        sys.exit(pytest(words, compiled=False) if own.or_plain else 0)
    try:
        build.make()
    except build.Failed as why:
        sys.exit(f"There is no compiled copy to test: {why}.")
    sys.exit(pytest(words, compiled=True))


def pytest(words: list[str], *, compiled: bool) -> int:
    """Run tests with the copy, also in all processes they start, or with the plain package; give the exit status."""
    command = [sys.executable, "-m", "pytest", *(["--compiled"] if compiled else []), *words]
    package = build.environment(build.TARGET.resolve() if compiled else build.SOURCE)
    return subprocess.run(command, cwd=build.ROOT, env=package, check=False).returncode


if __name__ == "__main__":
    main()
