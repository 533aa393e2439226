/** How a server of others is spared, and how long it is left alone when it fails. */
export interface GuardLimits {
  /** Calls within a minute, from all users together. */
  readonly callsPerMinute: number;
  /** Failures in a row after which nobody calls for a while. */
  readonly failures: number;
  readonly restMs: number;
}

const MINUTE_MS = 60_000;

/** Counts calls to one server and their failures; times in milliseconds. */
export class Guard {
  readonly #limits: GuardLimits;
  #tokens: number;
  #filled = 0;
  #failed = 0;
  #restUntil = 0;

  constructor(limits: GuardLimits) {
    this.#limits = limits;
    this.#tokens = limits.callsPerMinute;
  }

  /** Takes leave to call; false when there were too many calls or failures lately. */
  admit(now: number): boolean {
    const { callsPerMinute } = this.#limits;
    const gained = (Math.max(0, now - this.#filled) * callsPerMinute) / MINUTE_MS;
    this.#tokens = Math.min(callsPerMinute, this.#tokens + gained);
    this.#filled = now;
    if (now < this.#restUntil || this.#tokens < 1) return false;
    this.#tokens -= 1;
    // After a rest one call tries; the others wait for how it ends.
    if (this.#failed >= this.#limits.failures) this.#restUntil = now + this.#limits.restMs;
    return true;
  }

  succeeded(): void {
    this.#failed = 0;
    this.#restUntil = 0;
  }

  failed(now: number): void {
    this.#failed += 1;
    if (this.#failed >= this.#limits.failures) this.#restUntil = now + this.#limits.restMs;
  }
}
