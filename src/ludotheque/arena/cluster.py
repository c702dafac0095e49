"""Workers of Ray: on this machine, or on a cluster that is there already. A task whose worker dies is done again."""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from typing import Any, Final

from ludotheque.arena.crew import RAY, Done, Hands, Work, do
from ludotheque.core.refusal import Refusal

ATTEMPTS: Final = 4  # of the same jobs
STORE: Final = 100 * 2**20  # bytes that a Ray started here may keep between its processes: what we send is small


class Cluster(Hands):
    """`ray` starts one here and ends it again; `ray://host:10001` joins one."""

    def __init__(self, on: str, processes: int | None = None) -> None:
        if find_spec("ray") is None:
            raise Refusal("extra-missing", library="ray", extra="ray")
        import ray

        self.ray: Any = ray
        self.joined = bool(ray.is_initialized())  # as in a notebook, which will want it further
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if self.joined:
                pass
            elif on == RAY:
                os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to others unasked
                count = processes or os.cpu_count() or 1
                ray.init("local", num_cpus=count, include_dashboard=False, object_store_memory=STORE, **quiet)
            else:
                ray.init(on, **quiet)
        except Exception as problem:  # whatever keeps it from starting, or us from reaching it
            if on == RAY:
                ray.shutdown()
            raise Refusal("cluster-unreached", on=on, why=f"{type(problem).__name__}: {problem}"[:300]) from None
        self.count = processes or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self._do = ray.remote(max_retries=ATTEMPTS - 1)(do)
        self._given: list[Any] = []

    def packed(self, work: Work) -> Any:
        """Sent once; by value also what was written in an interactive session."""
        return self.ray.put(self.ray.cloudpickle.dumps(work))

    def give(self, packed: Any, jobs: list[Any]) -> None:
        self._given.append(self._do.remote(packed, jobs))

    def take(self) -> list[Done]:
        finished, self._given = self.ray.wait(self._given, num_returns=1)
        try:
            found: list[Done] = self.ray.get(finished)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError):
            raise Refusal("worker-lost", attempts=ATTEMPTS) from None
        except self.ray.exceptions.RayError as problem:
            raise Refusal("cluster-failed", why=str(problem).strip().splitlines()[-1][:300]) from None
        return found

    def drop(self) -> None:
        for each in self._given:
            self.ray.cancel(each, force=True)
        self._given = []

    def close(self) -> None:
        if not self.joined:
            self.ray.shutdown()
