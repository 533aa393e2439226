import pg from 'pg';
import { columnsOf, rowOf, type Columns, type Field } from './columns.ts';

/** A statement on its way: its values are in the wire's form already. */
export interface Statement {
  /** Under which the server keeps it; none where it may not be kept. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly (string | Buffer | null)[];
}

/** What a statement has brought. */
export interface Brought {
  readonly command: string;
  readonly count: number;
  readonly rows: readonly Record<string, unknown>[];
}

/** A statement with whoever waits for it. */
export interface Sent extends Statement {
  done(this: void, brought: Brought): void;
  failed(this: void, error: unknown): void;
}

/** The driver's side of a connection that a packet is written to (pg, lib/connection.js). */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(bound: { statement: string; values: readonly unknown[] }): void;
  describe(what: { type: 'P' }): void;
  execute(): void;
  close(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** What is known of a name on a connection: on its way, of an unknown end, or with the columns that it brings. */
type Standing = 'sent' | 'unsure' | Columns;
const standings = new WeakMap<Wire, Map<string, Standing>>();

function standingsOf(wire: Wire): Map<string, Standing> {
  const known = standings.get(wire) ?? new Map<string, Standing>();
  standings.set(wire, known);
  return known;
}

/** The plan would bring other columns than were promised; the statement is not there any more. */
const OF_SHAPE = new Set<unknown>(['0A000', '26000']);

const NO_COLUMNS: Columns = { names: [], parsers: [], blank: {} };

/** The driver takes for its own what is made of its class alone. */
const Query = pg.Query as unknown as new (text: string) => object;

/**
 * Statements that go in one write and are answered in one: the server says that it is ready once, behind the
 * last of them. What a named statement brings is asked for once a connection, because a prepared
 * statement never brings anything else: PostgreSQL refuses one whose columns have changed.
 */
export class Packet extends Query {
  readonly #sent: readonly Sent[];
  readonly #client: pg.ClientBase;
  #known = new Map<string, Standing>();
  #at = 0;
  #columns: Columns | undefined;
  #rows: Record<string, unknown>[] = [];
  /** Called by the driver's timer too. */
  callback = (error: unknown): void => {
    if (error !== null) this.#fail(error);
  };

  constructor(client: pg.ClientBase, sent: readonly Sent[]) {
    super('');
    this.#client = client;
    this.#sent = sent;
  }

  submit(connection: pg.Connection): null {
    const wire = connection as unknown as Wire;
    this.#known = standingsOf(wire);
    wire.stream.cork();
    try {
      for (const one of this.#sent) this.#write(wire, one);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    this.#expect();
    return null;
  }

  #write(wire: Wire, { name = '', text, values }: Statement): void {
    const standing = name === '' ? undefined : this.#known.get(name);
    if (standing === 'unsure') wire.close({ type: 'S', name });
    const isKept = standing !== undefined && standing !== 'unsure';
    if (!isKept) {
      wire.parse({ name, text });
      if (name !== '') this.#known.set(name, 'sent');
    }
    wire.bind({ statement: name, values });
    if (typeof standing !== 'object') wire.describe({ type: 'P' });
    wire.execute();
  }

  /** Turns to the answer of the next statement. */
  #expect(): void {
    const name = this.#sent[this.#at]?.name;
    const standing = name === undefined ? undefined : this.#known.get(name);
    this.#columns = typeof standing === 'object' ? standing : undefined;
    this.#rows = [];
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#columns = columnsOf(fields, this.#client);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#rows.push(rowOf(this.#columns ?? NO_COLUMNS, fields));
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const one = this.#sent[this.#at];
    if (one === undefined) return;
    if (one.name !== undefined && typeof this.#known.get(one.name) !== 'object')
      this.#known.set(one.name, this.#columns ?? NO_COLUMNS);
    const [command = ''] = text.split(' ', 1);
    const count = Number(text.slice(text.lastIndexOf(' ') + 1));
    one.done({ command, count, rows: this.#rows });
    this.#at += 1;
    this.#expect();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleError(error: unknown): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  #fail(error: unknown): void {
    const isOfShape = OF_SHAPE.has((error as { code?: unknown } | undefined)?.code);
    for (const { name, failed } of this.#sent.slice(this.#at)) {
      // Whether it was prepared before it failed is not known.
      if (name !== undefined && (isOfShape || typeof this.#known.get(name) !== 'object'))
        this.#known.set(name, 'unsure');
      failed(error);
    }
    this.#at = this.#sent.length;
  }
}
