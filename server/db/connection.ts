import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ClientBase } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { Packet, type Brought, type Sent } from './packet.ts';

const MOST_NAMES = 1000;

/** Names of statements over the connections of one pool, so that PostgreSQL plans each once for a connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined when so many have a name already: each takes memory in every connection. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
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

/** Work whose statements were to be asked at once has asked another one later. */
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
  #isSent = false;
  #hasAskedLater = false;
  #gathered: Sent[] = [];

  constructor(client: ClientBase, { watch, names, begin = [], atOnce = false }: StatementMeans) {
    this.#client = client;
    this.#watch = watch;
    this.#names = names;
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
        this.#gathered.push({ ...IGNORED, text, name: this.#names?.of(text), values: [] });
    }
    this.#gathered.push({ ...one, name: this.#names?.of(one.text) });
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
