import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type CompiledQuery,
  type Dialect,
} from 'kysely';
import pg from 'pg';
import { AppError } from '#server/errors.ts';
import { Addresses, clientOf, ensurePrimary } from './addresses.ts';
import { isConnectionLost } from './lost.ts';
import {
  afterJudge,
  AskedLater,
  NamedConnection,
  StatementNames,
  type Judge,
  type StatementWatch,
} from './connection.ts';
import { committed, endedWith } from './ending.ts';
import type { Tables } from './tables.ts';
import { wireTypes } from './types.ts';

/** The open transaction: all SQL of a call goes through it. */
export type Db = Transaction<Tables>;

export interface DatabaseOptions {
  readonly connection: pg.ClientConfig | Addresses;
  /** A pooler between gives a connection to each transaction alone: nothing outlives one. */
  readonly pooled?: boolean;
  /** Role that cannot pass row-level security, when the login itself is another. */
  readonly role?: string;
  readonly connections?: number;
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};
const compiler = new Kysely<Tables>({ dialect });
const driver = new DummyDriver();

/** Of connections that belong to no pool. */
const namesOutside = new StatementNames();

/** The transaction that is open on the connection, for whoever opens and ends it himself. */
export function transactionOver(client: pg.ClientBase): Db {
  return over(new NamedConnection(client, { names: namesOutside }));
}

function over(connection: NamedConnection): Db {
  const executor = compiler
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
}

/** Below the browser's five seconds, so that a slow statement is told, not waited for. */
const STATEMENT_TIMEOUT_MS = 4000;
/** Where there is another one, a server that says nothing for so long is gone: a statement is given up before. */
const SILENCE_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 20_000;
const CONNECTION_WAIT_MS = 3000;
/**
 * What a connection has once asked is kept by its process of PostgreSQL, plans above all: after so long another one
 * begins anew, so that rare and heavy statements do not stay in each of them.
 */
const CONNECTION_SECONDS = 120;

/** Two transactions waited for each other, and this one was given up. */
const DEADLOCK = '40P01';

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

/** What every transaction begins with; through a pooler also what a connection would keep. */
function beginningOf({ role, pooled = false }: DatabaseOptions): readonly string[] {
  return [
    'begin',
    ...(role === undefined ? [] : [`set local role ${role}`]),
    ...(pooled
      ? [
          `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
          `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
        ]
      : []),
  ];
}

/** What a connection keeps; a pooler would refuse them, or give them to others too. */
const kept = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
};

/** What stands around the work of a transaction. */
interface Around<Row, T> {
  /** Goes before the first statements of the work, in their packet; its judge may refuse all of it. */
  readonly opening?: { readonly query: CompiledQuery<Row>; readonly judge: Judge<Row> };
  /** What is asked when the work is done, in the packet of its commit: all in one tick. */
  readonly ending?: (db: Db, result: T) => Promise<void>;
}

/** The application's way to PostgreSQL: short transactions under a role bound by row-level security. */
export class Database {
  readonly #addresses: Addresses;
  readonly #names: StatementNames | undefined;
  readonly #pool: pg.Pool;
  readonly #begin: readonly string[];
  #watch: StatementWatch | undefined;
  #isLost = false;
  /** Grows with each loss of the database: what a connection from before it says is no news. */
  #times = 0;
  readonly #made = new WeakMap<pg.PoolClient, number>();
  readonly #primaries = new WeakSet<pg.PoolClient>();
  #tellStanding: (standing: 'lost' | 'back') => void = () => undefined;

  constructor(options: DatabaseOptions) {
    const { connection, pooled = false } = options;
    this.#addresses = connection instanceof Addresses ? connection : new Addresses([connection]);
    this.#names = pooled ? undefined : new StatementNames();
    this.#begin = beginningOf(options);
    this.#pool = new pg.Pool({
      Client: clientOf(this.#addresses),
      max: options.connections ?? 12,
      connectionTimeoutMillis: CONNECTION_WAIT_MS,
      maxLifetimeSeconds: CONNECTION_SECONDS,
      ...(this.#addresses.all.length > 1 ? { query_timeout: SILENCE_MS } : {}),
      ...(pooled ? {} : kept),
      types: wireTypes,
      // Statements are sent without waiting for the answers of those before.
      pipeline: true,
    });
    // A broken connection fails the query that runs on it and is replaced at the next call.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.#made.set(client, this.#times);
    });
  }

  /**
   * Runs the work in one transaction without a tenant: only tables of no client's are open to it.
   * Errors: `overloaded` when no connection comes free in time, `database-away` when the database
   * is not there or went away meanwhile; then nobody knows whether the work was committed. Work that
   * waited for another one that waited for it is done again, once: PostgreSQL has taken all of it back.
   */
  transaction<T, Row = unknown>(
    work: (db: Db) => Promise<T>,
    around: Around<Row, T> = {},
  ): Promise<T> {
    return this.#once(work, around).catch((error: unknown) => {
      if (codeOf(error) !== DEADLOCK) throw error;
      return this.#once(work, around);
    });
  }

  #once<T, Row>(work: (db: Db) => Promise<T>, { opening, ending }: Around<Row, T>): Promise<T> {
    return this.#noted(async (client) => {
      const connection = this.#connection(client);
      const db = over(connection);
      let result: T;
      try {
        const judged = opening && connection.open(opening.query, opening.judge);
        result = await afterJudge(judged, work(db));
      } catch (error) {
        if (isConnectionLost(error)) client.release(true);
        else await endedWith(client, connection, 'rollback');
        throw error;
      }
      await committed(client, connection, () => ending?.(db, result));
      return result;
    });
  }

  /** The same for work that only reads: the answer does not wait for the end of the transaction. */
  reading<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#noted(async (client) => {
      const connection = this.#connection(client);
      try {
        return await work(over(connection));
      } finally {
        void endedWith(client, connection, 'commit');
      }
    });
  }

  /** Whether work may be asked at once: what a transaction begins with besides would need a packet of its own. */
  get asksAtOnce(): boolean {
    return this.#begin.length === 1;
  }

  /**
   * Reads in one trip: the opening, whose failure leaves out all behind it, and what the work asks without
   * waiting for it go in one packet, which is a transaction by itself. Throws `AskedLater`, whatever the
   * work has made of it, when it asks anything after that.
   */
  atOnce<Row, T>(
    opening: CompiledQuery<Row>,
    work: (db: Db, opened: Promise<readonly Row[]>) => Promise<T>,
  ): Promise<T> {
    return this.#noted(async (client) => {
      const [watch, names] = [this.#watch, this.#names];
      const connection = new NamedConnection(client, { watch, names, atOnce: true });
      const opened = connection.executeQuery<Row>(opening).then(({ rows }) => rows);
      // Once the opening is answered, the packet is sent whole.
      const [done] = await Promise.allSettled([work(over(connection), opened), opened]);
      client.release();
      if (connection.hasAskedLater) throw new AskedLater();
      if (done.status === 'rejected') throw done.reason;
      return done.value;
    });
  }

  /** Has slow statements told from now on. */
  watchStatements(watch: StatementWatch): void {
    this.#watch = watch;
  }

  /** Has it told once that the database went away, and once that it answers again. */
  watchStanding(tell: (standing: 'lost' | 'back') => void): void {
    this.#tellStanding = tell;
  }

  /** How the connections are used at this moment. */
  connections(): { open: number; idle: number; waiting: number; most: number } {
    const { totalCount, idleCount, waitingCount, options } = this.#pool;
    return { open: totalCount, idle: idleCount, waiting: waitingCount, most: options.max };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #connection(client: pg.PoolClient): NamedConnection {
    const [watch, names, begin] = [this.#watch, this.#names, this.#begin];
    return new NamedConnection(client, { watch, names, begin });
  }

  /** Does the work over a connection in a transaction begun, and notes whether the database is there. */
  async #noted<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    try {
      client = await this.#client();
      const result = await work(client);
      this.#note(false, client);
      return result;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      this.#note(true, client);
      throw new AppError('database-away', { cause: error });
    }
  }

  #note(isLost: boolean, by?: pg.PoolClient): void {
    const isNews = by === undefined || this.#made.get(by) === this.#times;
    if (this.#isLost === isLost || !isNews) return;
    this.#isLost = isLost;
    if (isLost) this.#times += 1;
    this.#tellStanding(isLost ? 'lost' : 'back');
  }

  /** Asks a new connection once whether its server takes writes; with one server there is no other. */
  async #onlyPrimary(client: pg.PoolClient): Promise<pg.PoolClient> {
    if (this.#addresses.all.length === 1 || this.#primaries.has(client)) return client;
    try {
      await ensurePrimary(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#primaries.add(client);
    return client;
  }

  /** A connection to the server that takes writes: each of the known ones is tried once. */
  async #client(): Promise<pg.PoolClient> {
    for (let left = this.#addresses.all.length; ; left -= 1) {
      const address = this.#addresses.current;
      try {
        return await this.#onlyPrimary(await this.#pool.connect());
      } catch (cause) {
        if (!isConnectionLost(cause)) throw new AppError('overloaded', { cause });
        this.#addresses.leave(address);
        if (left <= 1) throw cause;
      }
    }
  }
}
