import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ClientBase } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { Packet, type Brought, type Sent } from './packet.ts';

const names = new Map<string, string>();
const MOST_NAMES = 1000;

/** Name of a statement, so that PostgreSQL plans it once for each connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `k${names.size}`;
  names.set(text, name);
  return name;
}

/** Is told of statements that took longer than so many milliseconds; of their text, never of values. */
export interface StatementWatch {
  readonly slowerThan: number;
  slow(text: string, milliseconds: number): void;
}

/** How statements are sent. */
export interface StatementMeans {
  readonly watch?: StatementWatch | undefined;
  /** Names belong to a connection: false where a pooler may give another one to the next transaction. */
  readonly named?: boolean;
  /** What the transaction begins with, sent together with its first statement; none where it has begun. */
  readonly begin?: readonly string[];
  /** One packet is the whole transaction: nothing may be asked after it. */
  readonly atOnce?: boolean;
}

/** Work whose statements were to be asked at once has asked another one later. */
export class AskedLater extends Error {}

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** Kysely's connection over one client of the pool: statements are named, and those of one tick go in one packet. */
export class NamedConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  readonly #watch: StatementWatch | undefined;
  readonly #isNamed: boolean;
  readonly #begin: readonly string[];
  readonly #isAtOnce: boolean;
  #hasBegun = false;
  #isSent = false;
  #hasAskedLater = false;
  #gathered: Sent[] = [];

  constructor(
    client: ClientBase,
    { watch, named = true, begin = [], atOnce = false }: StatementMeans,
  ) {
    this.#client = client;
    this.#watch = watch;
    this.#isNamed = named;
    this.#begin = begin;
    this.#isAtOnce = atOnce;
  }

  /** Whether there is a transaction to be ended. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Whether what was to be asked at once was not, so that something is missing. */
  get hasAskedLater(): boolean {
    return this.#hasAskedLater;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const began = performance.now();
    try {
      const { command, count, rows } = await this.#brought(sql, parameters);
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
    if (this.#isAtOnce && this.#isSent) {
      this.#hasAskedLater = true;
      throw new AskedLater();
    }
    if (this.#gathered.length === 0) process.nextTick(() => this.send());
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      for (const text of this.#begin)
        this.#gathered.push({ ...IGNORED, text, name: this.#nameOf(text), values: [] });
    }
    this.#gathered.push({ ...one, name: this.#nameOf(one.text) });
  }

  #nameOf(text: string): string | undefined {
    return this.#isNamed ? nameOf(text) : undefined;
  }

  /** Sends what was gathered: at the end of the tick, or before the end of the transaction. */
  send(): void {
    if (this.#gathered.length === 0) return;
    this.#client.query(new Packet(this.#client, this.#gathered));
    this.#gathered = [];
    this.#isSent = true;
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
