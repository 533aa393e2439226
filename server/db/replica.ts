import type { DataMoment } from '#contract/data-moment.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';
import type { Database, Db } from './db.ts';
import { selectReplayedTo, type WrittenTo } from './replica.sql.ts';

/** For so long nobody asks a replica that has failed; whoever does waits for it in vain. */
const REST_MS = 10_000;

/** Codes of the house that tell of the replica itself, not of what was asked. */
const OF_ITSELF: ReadonlySet<ErrorCode> = new Set(['database-away', 'overloaded']);

const isRefusal = (error: unknown) => error instanceof AppError && !OF_ITSELF.has(error.code);

/** What a replica has answered, and how old it was. */
export interface FromReplica<T> {
  readonly result: T;
  readonly told: DataMoment;
}

/** A copy of the database that follows it and only reads: for reports, which may be a little older. */
export class Replica {
  readonly #database: Database;
  readonly #mostSeconds: number;
  #restsUntil = 0;

  constructor(database: Database, mostSeconds: number) {
    this.#database = database;
    this.#mostSeconds = mostSeconds;
  }

  /** Whether it has not failed just now. */
  get isWorth(): boolean {
    return performance.now() >= this.#restsUntil;
  }

  /**
   * Does the work over the replica in the opened tenant. Undefined when it is older than it may be, and for
   * what the work refuses: the primary says that, who may know more. Any other error is thrown, and the
   * replica is left alone for a while.
   */
  async reading<T>(
    clientId: number,
    written: WrittenTo,
    work: (db: Db) => Promise<T>,
  ): Promise<FromReplica<T> | undefined> {
    try {
      return await this.#database.reading(async (db) => {
        const told = await selectReplayedTo(db, clientId, written);
        if (told === undefined || told.age > this.#mostSeconds) return undefined;
        return { result: await work(db), told };
      });
    } catch (error) {
      if (isRefusal(error)) return undefined;
      this.#restsUntil = performance.now() + REST_MS;
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
