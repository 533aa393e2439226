import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

/** A statement as the portal sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement as the portal sends all: named, so that it is planned once for the connection. */
export const named = (name: string, { text, values }: Statement) => ({
  name,
  text,
  values: [...values],
});

function streamQuery(): never {
  throw new Error('Streams are not recorded.');
}

class Recorder extends DummyDriver {
  readonly #row: object;
  readonly statements: Statement[] = [];

  constructor(row: object) {
    super();
    this.#row = row;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    const executeQuery: DatabaseConnection['executeQuery'] = (query: CompiledQuery) => {
      this.statements.push({ text: query.sql, values: query.parameters });
      return Promise.resolve({ rows: [{ ...this.#row } as never] });
    };
    return Promise.resolve({ executeQuery, streamQuery });
  }
}

/**
 * The statements that the work would send, so that a bench compares the portal with the very same
 * SQL. Each is answered by one row, of those columns only that the work looks at.
 */
export async function recorded(
  work: (db: Db) => Promise<unknown>,
  row: object = {},
): Promise<Statement[]> {
  const recorder = new Recorder(row);
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => recorder,
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await work(db as unknown as Db);
  return recorder.statements;
}
