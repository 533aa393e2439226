interface Entry<T> {
  readonly value: T;
  readonly until: number;
}

/** Keeps values for a time, the newest ones when there are too many; times in milliseconds. */
export class BoundedCache<T> {
  readonly #most: number;
  readonly #entries = new Map<string, Entry<T>>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, now: number): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (now < entry.until) return entry.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: T, until: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) return;
      this.#entries.delete(oldest);
    }
  }
}
