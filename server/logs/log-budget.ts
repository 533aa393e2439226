import type { Portal } from '#server/portal.ts';

/** What may come in within a minute; more is dropped, so that a flood cannot slow the rest. */
export const LOG_LIMITS = {
  sendsOfAddress: 120,
  recordsOfAddress: 6000,
  sends: 1200,
  records: 20_000,
  /** Sends being stored at one moment: connections to the database are for the others. */
  storing: 3,
} as const;

const MINUTE_MS = 60_000;

interface Taken {
  sends: number;
  records: number;
}

/** Counts what browsers have sent to this process in the running minute. */
export class LogBudget {
  readonly #portal: Portal;
  #minute = 0;
  #all: Taken = { sends: 0, records: 0 };
  #byAddress = new Map<string, Taken>();
  #dropped: Taken = { sends: 0, records: 0 };
  #storing = 0;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** Counts one send of the address; false when it is one too many. */
  admitSend(address: string): boolean {
    this.#turnMinute();
    const own = this.#byAddress.get(address) ?? { sends: 0, records: 0 };
    if (this.#all.sends >= LOG_LIMITS.sends || own.sends >= LOG_LIMITS.sendsOfAddress) {
      this.#dropped.sends += 1;
      return false;
    }
    this.#byAddress.set(address, own);
    this.#all.sends += 1;
    own.sends += 1;
    return true;
  }

  /** Stores the records of an admitted send, or counts them as dropped; tells whether it stored. */
  async admitRecords(
    address: string,
    records: number,
    store: () => Promise<void>,
  ): Promise<boolean> {
    const own = this.#byAddress.get(address) ?? { sends: 0, records: 0 };
    const isOver =
      this.#all.records + records > LOG_LIMITS.records ||
      own.records + records > LOG_LIMITS.recordsOfAddress ||
      this.#storing >= LOG_LIMITS.storing;
    if (isOver) {
      this.#dropped.records += records;
      return false;
    }
    this.#all.records += records;
    own.records += records;
    this.#storing += 1;
    try {
      await store();
    } finally {
      this.#storing -= 1;
    }
    return true;
  }

  #turnMinute(): void {
    const minute = Math.floor(this.#portal.now().getTime() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#byAddress.clear();
    this.#all = { sends: 0, records: 0 };
    const { sends, records } = this.#dropped;
    if (sends + records === 0) return;
    this.#dropped = { sends: 0, records: 0 };
    this.#portal.log('warn', 'Logs of browsers over the limit were dropped.', { sends, records });
  }
}
