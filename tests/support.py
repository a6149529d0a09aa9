"""What many tests share: with `from tests.support import rule`, `@rule("SMO-1.1")` names the rules a test proves."""

import pytest

rule = pytest.mark.rule
