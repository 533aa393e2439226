interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/** Keeps values for a time, the newest ones when there are too many; times in milliseconds. */
export class BoundedCache<T> {
  readonly #most: number;
  readonly #kept = new Map<string, Kept<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, now: number): T | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    if (now < kept.until) return kept.value;
    this.#kept.delete(key);
    return undefined;
  }

  set(key: string, value: T, until: number): void {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return;
      this.#kept.delete(oldest);
    }
  }
}
