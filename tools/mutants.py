"""Run mutmut over the games and say how much of their rules the tests hold.

    python tools/mutants.py                        all games, from scratch
    python tools/mutants.py 'kozyr.games.oko.*'    only mutants with such names
    python tools/mutants.py --again                keep earlier verdicts, run what is left

Exits with 1 when the share of killed mutants is under the floor or a mutant was not run.
A survivor's change is shown by ``mutmut show NAME``.
"""

from __future__ import annotations

import argparse
import fnmatch
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MUTMUT = str(Path(sys.executable).with_name("mutmut"))

BROKEN = "check was interrupted by user"
"""mutmut's word for pytest's exit code 2, which a mutant that breaks collection gives too."""
CAUGHT = {"killed", "timeout", "segfault", "caught by type check", BROKEN}
LEFT_OUT = {"skipped"}


def test_folders() -> list[str]:
    """The folders of tests that mutants run against."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    selection: list[str] = config["tool"]["mutmut"]["pytest_add_cli_args_test_selection"]
    return [item for item in selection if item.startswith("tests/")]


def run(children: int, names: list[str]) -> None:
    """One run of mutmut; ends the program if mutmut itself fails."""
    command = [MUTMUT, "run", "--max-children", str(children), *names]
    if sys.stdout.isatty():
        code = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, check=False).returncode
    else:
        # In a log, only the last state of each line that mutmut keeps rewriting.
        with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE) as process:
            for line in process.stdout or ():
                print(line.decode().rstrip().rpartition("\r")[2], flush=True)
        code = process.returncode
    if code:
        sys.exit(f"mutmut stopped with {code}: see above")


def verdicts(patterns: list[str]) -> dict[str, str]:
    """Mutant -> what became of it, for the mutants that match a pattern (all without one)."""
    command = [MUTMUT, "results", "--all", "true"]
    text = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    found = {}
    for line in text.splitlines():
        name, colon, verdict = line.strip().partition(": ")
        if (
            colon
            and "__mutmut_" in name
            and (not patterns or any(fnmatch.fnmatch(name, p) for p in patterns))
        ):
            found[name] = verdict
    return found


def report(found: dict[str, str], floor: float) -> int:
    """Print shares and survivors; the program's exit code."""
    counted = {name: verdict for name, verdict in found.items() if verdict not in LEFT_OUT}
    survivors = {name: verdict for name, verdict in counted.items() if verdict not in CAUGHT}
    modules: dict[str, Counter[str]] = {}
    for name in counted:
        module = name.partition("x_")[0].partition("xǁ")[0].rstrip(".")
        modules.setdefault(module, Counter())["survived" if name in survivors else "killed"] += 1

    for name, verdict in sorted(survivors.items()):
        print(f"{verdict:12} {name}")
    print()
    for module, tally in sorted(modules.items()):
        print(f"{tally['killed']:6} of {tally.total():6}  {module}")
    if not counted:
        print("no mutants")
        return 1
    killed = len(counted) - len(survivors)
    share = 100 * killed / len(counted)
    pending = sum(verdict == "not checked" for verdict in survivors.values())
    print(f"killed {killed} of {len(counted)} mutants: {share:.1f} % (at least {floor:g} % wanted)")
    if pending:
        print(f"{pending} were not run: finish with --again")
    return int(share < floor or pending > 0)


def main() -> int:
    """Parse the arguments, run, report."""
    parser = argparse.ArgumentParser(description="Mutation testing of the games' rules.")
    parser.add_argument("patterns", nargs="*", help="names of mutants, with * and ?")
    parser.add_argument("--floor", type=float, default=95.0, help="least share of killed mutants, in percent")
    parser.add_argument("--children", type=int, default=2, help="mutants run at the same time")
    parser.add_argument("--again", action="store_true", help="keep the verdicts of an earlier run")
    arguments = parser.parse_args()

    if missing := [folder for folder in test_folders() if not (ROOT / folder).is_dir()]:
        sys.exit(f"no such test folder: {', '.join(missing)}")
    if not arguments.again:
        shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    run(arguments.children, arguments.patterns)
    found = verdicts(arguments.patterns)
    if broken := [name for name, verdict in found.items() if verdict == BROKEN]:
        # Interrupted, or broken at collection? The second try tells: it isn't interrupted.
        run(arguments.children, broken)
        found = verdicts(arguments.patterns)
    return report(found, arguments.floor)


if __name__ == "__main__":
    sys.exit(main())
