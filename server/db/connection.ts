import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ClientBase } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { Packet, type Brought, type Sent } from './packet.ts';

const MOST_NAMES = 1000;

/**
 * Mark of a statement that PostgreSQL plans each time. One with a name it soon plans for a unit like any other:
 * of ten thousand rows in a unit among small ones it then walks each by itself. Planning takes a millisecond or
 * two, which is nothing beside thousands of rows.
 */
export const PLANNED_BY_VALUES = '/* planned by its values */';

/** Names of statements over the connections of one pool, so that PostgreSQL plans each once for a connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /**
   * Undefined for a statement that is planned by its values, and when so many have a name already: each takes
   * memory in every connection.
   */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    if (text.includes(PLANNED_BY_VALUES)) return undefined;
    const name = `k${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/** Is told of statements that took longer than so many milliseconds; of their text, never of values. */
export interface StatementWatch {
  readonly slowerThan: number;
  slow(text: string, milliseconds: number): void;
}

/** How statements are sent. */
export interface StatementMeans {
  readonly watch?: StatementWatch | undefined;
  /** None where a pooler may give another connection to the next transaction. */
  readonly names?: StatementNames | undefined;
  /** What the transaction begins with, sent together with its first statement; none where it has begun. */
  readonly begin?: readonly string[];
  /** One packet is the whole transaction: nothing may be asked after it. */
  readonly atOnce?: boolean;
}

/** Looks at what the opening has brought, and throws when the transaction is not for whoever it was made for. */
export type Judge<Row> = (opened: Promise<readonly Row[]>) => Promise<void>;

/** What the work has come to, once the opening is judged; what its judge throws goes before. */
export async function afterJudge<T>(
  judged: Promise<void> | undefined,
  work: Promise<T>,
): Promise<T> {
  if (judged === undefined) return work;
  const [done] = await Promise.allSettled([work, judged]);
  await judged;
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** A statement was asked after the last packet of its transaction. */
export class AskedLater extends Error {}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** Kysely's connection over one client of the pool: statements are named, and those of one tick go in one packet. */
export class NamedConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  readonly #watch: StatementWatch | undefined;
  readonly #names: StatementNames | undefined;
  readonly #begin: readonly string[];
  readonly #isAtOnce: boolean;
  #hasBegun = false;
  /** Whether the packet is gone behind which nothing may be asked. */
  #isOver = false;
  #hasAskedLater = false;
  #opening: Promise<void> | undefined;
  #gathered: Sent[] = [];

  constructor(client: ClientBase, { watch, names, begin = [], atOnce = false }: StatementMeans) {
    this.#client = client;
    this.#watch = watch;
    this.#names = names;
    this.#begin = begin;
    this.#isAtOnce = atOnce;
  }

  /** Whether what was to be asked at once was not, so that something is missing. */
  get hasAskedLater(): boolean {
    return this.#hasAskedLater;
  }

  /**
   * Asks the opening before all others, in the packet of the first of them. What those bring, their errors
   * too, is kept until it has been judged: for a transaction that is not to be, nobody is told anything.
   */
  open<Row>(opening: CompiledQuery<Row>, judge: Judge<Row>): Promise<void> {
    const opened = this.executeQuery<Row>(opening).then(({ rows }) => rows);
    const judged = judge(opened);
    this.#opening = judged;
    return judged;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const began = performance.now();
    const opening = this.#opening;
    try {
      const { command, count, rows } = await afterJudge(opening, this.#brought(sql, parameters));
      return {
        rows: rows as Row[],
        ...(CHANGES.has(command) ? { numAffectedRows: BigInt(count) } : {}),
      };
    } catch (error) {
      // The driver's own stack ends at the socket; this one tells who asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    } finally {
      this.#tell(sql, performance.now() - began);
    }
  }

  #brought(text: string, parameters: readonly unknown[]): Promise<Brought> {
    const values = parameters.map((value) => prepareValue(value));
    return new Promise((done, failed) => this.#gather({ text, values, done, failed }));
  }

  #gather(one: Omit<Sent, 'name'>): void {
    if (this.#isOver) {
      this.#hasAskedLater = true;
      throw new AskedLater();
    }
    if (this.#gathered.length === 0) process.nextTick(() => this.#send());
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      for (const text of this.#begin)
        this.#gathered.push({ ...IGNORED, text, name: this.#names?.of(text), values: [] });
    }
    this.#gathered.push({ ...one, name: this.#names?.of(one.text) });
  }

  /** Sends what was gathered, at the end of the tick. */
  #send(): void {
    if (this.#gathered.length === 0) return;
    this.#client.query(new Packet(this.#client, this.#gathered));
    this.#gathered = [];
    if (this.#isAtOnce) this.#isOver = true;
  }

  /**
   * Ends the transaction in the packet of what else is asked in this tick, and says how it ended; undefined of
   * one that never began. To be called of an asynchronous function that has waited: its tick ends when all do.
   */
  end(text: 'commit' | 'rollback'): Promise<string | undefined> {
    return new Promise((done, failed) => {
      process.nextTick(() => {
        this.#isOver = true;
        if (!this.#hasBegun) return done(undefined);
        const ended = ({ command }: Brought) => done(command);
        this.#gathered.push({ text, name: this.#names?.of(text), values: [], done: ended, failed });
        this.#send();
      });
    });
  }

  #tell(text: string, milliseconds: number): void {
    if (this.#watch === undefined || milliseconds <= this.#watch.slowerThan) return;
    this.#watch.slow(text, milliseconds);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered; read in pages.');
  }
}

/** Nobody waits for the beginning: when it fails, what follows it does. */
const IGNORED = { done: () => undefined, failed: () => undefined } as const;
