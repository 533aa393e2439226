import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from '#server/portal.ts';

/**
 * What may come in within a minute of one sort, from one sender and in all; more is dropped, so that a
 * flood cannot slow the rest.
 */
export const LOG_LIMITS = {
  sendsOfOne: 120,
  recordsOfOne: 6000,
  sends: 1200,
  records: 20_000,
  /** Sends that wait to be stored; they are stored one by one, the database is for the others. */
  waiting: 20,
} as const;

const MINUTE_MS = 60_000;
/** After each storing the next one waits so many times longer than it took, up to a bound. */
const REST = 3;
const LONGEST_REST_MS = 100;

interface Taken {
  sends: number;
  records: number;
}

/** Counts what browsers have sent to this process in the running minute, of one sort. */
export class LogBudget {
  readonly #portal: Portal;
  #minute = 0;
  #all: Taken = { sends: 0, records: 0 };
  #bySender = new Map<string, Taken>();
  #dropped: Taken = { sends: 0, records: 0 };
  #waiting = 0;
  /** Settled when the next send may be stored. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  /** Counts one send of the sender; false when it is one too many. */
  admitSend(sender: string): boolean {
    this.#turnMinute();
    const own = this.#bySender.get(sender) ?? { sends: 0, records: 0 };
    if (this.#all.sends >= LOG_LIMITS.sends || own.sends >= LOG_LIMITS.sendsOfOne) {
      this.#dropped.sends += 1;
      return false;
    }
    this.#bySender.set(sender, own);
    this.#all.sends += 1;
    own.sends += 1;
    return true;
  }

  /** Stores the records of an admitted send, or counts them as dropped; tells whether it stored. */
  async admitRecords(
    sender: string,
    records: number,
    store: () => Promise<void>,
  ): Promise<boolean> {
    const own = this.#bySender.get(sender) ?? { sends: 0, records: 0 };
    const isOver =
      this.#all.records + records > LOG_LIMITS.records ||
      own.records + records > LOG_LIMITS.recordsOfOne ||
      this.#waiting >= LOG_LIMITS.waiting;
    if (isOver) {
      this.#dropped.records += records;
      return false;
    }
    this.#all.records += records;
    own.records += records;
    await this.#inTurn(store);
    return true;
  }

  /** Stores after all who came before, and leaves the database to the others for a while then. */
  async #inTurn(store: () => Promise<void>): Promise<void> {
    const before = this.#turn;
    let pass: (rest: Promise<void> | undefined) => void = () => undefined;
    this.#turn = new Promise<void>((done) => {
      pass = (rest) => done(rest);
    });
    this.#waiting += 1;
    await before;
    const begin = this.#portal.now().getTime();
    try {
      await store();
    } finally {
      this.#waiting -= 1;
      const rest = REST * (this.#portal.now().getTime() - begin);
      pass(
        rest > 0 ? pause(Math.min(rest, LONGEST_REST_MS), undefined, { ref: false }) : undefined,
      );
    }
  }

  #turnMinute(): void {
    const minute = Math.floor(this.#portal.now().getTime() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#bySender.clear();
    this.#all = { sends: 0, records: 0 };
    const { sends, records } = this.#dropped;
    if (sends + records === 0) return;
    this.#dropped = { sends: 0, records: 0 };
    this.#portal.log('warn', 'Logs of browsers over the limit were dropped.', { sends, records });
  }
}
