"""What can go wrong with a benchmark of a language model."""

from drakehall.kernel.errors import HallError


class NobodyAnswers(HallError):
    """Neither a command nor an endpoint is given."""

    id = "llm-nobody-answers"
    english = "say what answers: --command with a program, or --endpoint with an address"


class BadCommand(HallError):
    """The command cannot be started."""

    id = "llm-bad-command"
    english = "the command “{given}” cannot be started: {why}"


class CommandFailed(HallError):
    """The command ends with an error."""

    id = "llm-command-failed"
    english = "the command has failed {count} times in a row (exit code {code}): {why}"


class BadEndpoint(HallError):
    """The address cannot be asked."""

    id = "llm-bad-endpoint"
    english = "“{given}” is not an address that can be asked: it begins with http:// or https://"


class NoKey(HallError):
    """The environment has no key under that name."""

    id = "llm-no-key"
    english = "the environment variable {name} is not set, but --key-env says that it holds the key"


class EndpointFailed(HallError):
    """The endpoint does not answer as it should."""

    id = "llm-endpoint-failed"
    english = "the endpoint has failed {count} times in a row: {why}"


class Unreachable(HallError):
    """There is no connection to the endpoint."""

    id = "llm-unreachable"
    english = "{address} cannot be reached: {why}"


class DisguisedEnglish(HallError):
    """Names can be disguised in English only."""

    id = "llm-disguised-english"
    english = "--disguise works with prompts in English only"


class NotABench(HallError):
    """The file is not that of a benchmark."""

    id = "llm-not-a-bench"
    english = "{file}: this is not a benchmark file, or it is damaged in line {line}"


class BenchExists(HallError):
    """The file of a benchmark is never overwritten."""

    id = "llm-bench-exists"
    english = "{file}: this file already exists; continue it with --resume, or name another one"


class OtherBench(HallError):
    """The file belongs to another benchmark than the one requested."""

    id = "llm-other-bench"
    english = "{file}: this file belongs to another benchmark; it differs in: {what}"


class OtherPrompts(HallError):
    """The prompts, the rules or the bots are not those of the file."""

    id = "llm-other-prompts"
    english = "{file}: rules, bots or prompts have changed since these games were played; begin a new file"
