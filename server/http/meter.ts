import { perPortal } from '#server/per-portal.ts';

/** Upper bounds of the histogram in seconds; what is slower counts under infinity only. */
export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** Answered requests of one method, route and status. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  count: number;
  seconds: number;
  /** How many took no longer than each of the bounds. */
  readonly within: number[];
}

/** Counts the requests of this process; what it holds dies with it, as its reader expects. */
class Meter {
  readonly #answered = new Map<string, Answered>();
  #openStreams = 0;

  /** Counts one answer. The route is the pattern of the address, never the address. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void {
    const { method, route, status } = request;
    const key = `${method} ${status} ${route}`;
    let row = this.#answered.get(key);
    if (row === undefined) {
      row = { method, route, status, count: 0, seconds: 0, within: BUCKETS.map(() => 0) };
      this.#answered.set(key, row);
    }
    row.count += 1;
    row.seconds += seconds;
    for (const [at, bound] of BUCKETS.entries()) {
      if (seconds <= bound) row.within[at] = (row.within[at] ?? 0) + 1;
    }
  }

  /** A stream has begun; the returned function tells of its end. */
  streamOpened(): () => void {
    this.#openStreams += 1;
    return () => {
      this.#openStreams -= 1;
    };
  }

  openStreams(): number {
    return this.#openStreams;
  }

  rows(): readonly Answered[] {
    return [...this.#answered.values()];
  }
}

/** The meter of a portal. */
export const meterOf = perPortal(() => new Meter());
