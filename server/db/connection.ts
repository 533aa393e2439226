import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { ClientBase } from 'pg';
import { heldForTick } from './one-write.ts';

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
}

/** Kysely's connection over one client of the pool: statements are named and may be pipelined. */
export class NamedConnection implements DatabaseConnection {
  readonly #client: ClientBase;
  readonly #watch: StatementWatch | undefined;
  readonly #isNamed: boolean;

  constructor(client: ClientBase, { watch, named = true }: StatementMeans) {
    this.#client = client;
    this.#watch = watch;
    this.#isNamed = named;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#isNamed ? nameOf(query.sql) : undefined;
    const began = performance.now();
    heldForTick(this.#client);
    const { command, rowCount, rows } = await this.#client
      .query({
        ...(name === undefined ? {} : { name }),
        text: query.sql,
        values: [...query.parameters],
      })
      .finally(() => this.#tell(query.sql, performance.now() - began));
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows: rows as Row[], ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  #tell(text: string, milliseconds: number): void {
    if (this.#watch === undefined || milliseconds <= this.#watch.slowerThan) return;
    this.#watch.slow(text, milliseconds);
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not offered; read in pages.');
  }
}
