import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/** Tables whose records belong to a unit and count their versions. */
export type UnitTable = {
  [T in keyof Tables]: Tables[T] extends { unit_id: number; version: unknown } ? T : never;
}[keyof Tables];

/** Columns that the house fills by itself. */
type Filled = 'client_id' | 'unit_id' | 'version' | 'created' | 'updated';

/** A record to be made; the id may be given to it before, by `withIds`. */
export type NewRow<T extends UnitTable> = Omit<Insertable<Tables[T]>, Filled>;
/** The columns of a record that change. */
export type ChangedRow<T extends UnitTable> = Partial<NewRow<T>>;

/** Whose records are written. */
interface UnitKey {
  readonly client_id: number;
  readonly unit_id: number;
}

/** A record as a write has left it. */
export interface Written {
  readonly table: UnitTable;
  readonly id: number;
  readonly version: number;
  /** The row as it was before a change, as the text of a JSON object; null for a new record. */
  readonly before: string | null;
}

/** A record to be put back as it was. */
export interface Before {
  readonly id: number;
  /** The text of a JSON object. */
  readonly before: string;
}

/** A record to be changed; with a version only when it still has it. */
export interface Change<T extends UnitTable> {
  readonly id: number;
  readonly version?: number | undefined;
  readonly columns: ChangedRow<T>;
}

/** Somebody has changed a record between its judging and its writing: all is to be judged again. */
class ChangedMeanwhile extends Error {
  constructor() {
    super('A record was changed while it was being written.');
  }
}

/** Records that one statement writes, so that none takes long. */
const BATCH = 1000;

/** Items that set the same columns, a thousand at a time. */
function alike<I>(items: readonly I[], columnsOf: (item: I) => object): [string[], I[]][] {
  const groups = new Map<string, [string[], I[]]>();
  for (const item of items) {
    const given = Object.entries(columnsOf(item)).filter(([, value]) => value !== undefined);
    const columns = given.map(([name]) => name).toSorted();
    const key = columns.join();
    const group = groups.get(key) ?? [columns, []];
    groups.set(key, group);
    group[1].push(item);
  }
  return [...groups.values()].flatMap(([columns, members]) =>
    Array.from({ length: Math.ceil(members.length / BATCH) }, (_, at): [string[], I[]] => [
      columns,
      members.slice(at * BATCH, (at + 1) * BATCH),
    ]),
  );
}

const oneOf = (ids: readonly number[]): RawBuilder<unknown> => sql`any (${[...ids]}::integer[])`;

/**
 * Writes records of one table, many as well as one: a thousand records are one statement, sent as
 * an array of JSON objects. Names of columns come from the code, never from what people send.
 */
export class RecordTable<T extends UnitTable> {
  readonly name: T;
  readonly id: string;

  constructor(name: T, id: keyof Tables[T] & string) {
    this.name = name;
    this.id = id;
  }

  /** The records in their order, each with the id that it is going to have, or was given already. */
  async withIds<R>(
    db: Db,
    records: readonly R[],
    idOf: (record: R) => number | undefined = () => undefined,
  ): Promise<{ id: number; record: R }[]> {
    const missing = records.filter((record) => idOf(record) === undefined);
    if (missing.length === 0) return records.map((record) => ({ id: idOf(record) ?? 0, record }));
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence(${this.name}::text, ${this.id}::text)) as id
        from generate_series(1, ${missing.length}::integer)`.execute(db);
    const made = rows.values();
    return records.map((record) => ({
      id: idOf(record) ?? (made.next().value as { id: number }).id,
      record,
    }));
  }

  /** Inserts the records; what comes back is in no order but for a single one. */
  async insert(db: Db, key: UnitKey, records: readonly NewRow<T>[]): Promise<Written[]> {
    const written: Written[] = [];
    for (const [columns, batch] of alike(records, (record) => record)) {
      const names = sql.join(columns.map((name) => sql.ref(name)));
      const { rows } = await sql<Written>`
        insert into ${sql.table(this.name)} (client_id, unit_id, ${names})
        select ${key.client_id}::integer, ${key.unit_id}::integer, ${names}
          from jsonb_populate_recordset(null::${sql.table(this.name)}, ${JSON.stringify(batch)}::jsonb)
        returning ${this.name}::text as table, ${sql.ref(this.id)} as id, version, null as before`.execute(
        db,
      );
      for (const row of rows) written.push(row);
    }
    return written;
  }

  /** Inserts one record and returns its id. */
  async insertOne(db: Db, key: UnitKey, record: NewRow<T>): Promise<number> {
    const [made] = await this.insert(db, key, [record]);
    return (made as Written).id;
  }

  /**
   * Changes the records that are there in the version they are to have, also when none of their
   * columns is given: each gets a new version. Those that are missing from the answer are gone or newer.
   */
  async update(db: Db, key: UnitKey, changes: readonly Change<T>[]): Promise<Written[]> {
    const changed: Written[] = [];
    for (const [columns, batch] of alike(changes, (change) => change.columns)) {
      const given = batch.map(({ id, version, columns: own }) => ({
        ...own,
        [this.id]: id,
        version,
      }));
      const ids = batch.map((one) => one.id);
      for (const row of await this.#updateBatch(db, key, { columns, ids, given }))
        changed.push(row);
    }
    return changed;
  }

  /** Changes the records as `update` does; throws when any of them is gone or newer. */
  async updateAll(db: Db, key: UnitKey, changes: readonly Change<T>[]): Promise<Written[]> {
    const written = await this.update(db, key, changes);
    if (written.length < changes.length) throw new ChangedMeanwhile();
    return written;
  }

  /** Changes one record; whether it was there in the version. */
  async updateOne(db: Db, key: UnitKey, change: Change<T>): Promise<boolean> {
    return (await this.update(db, key, [change])).length === 1;
  }

  async #updateBatch(
    db: Db,
    key: UnitKey,
    batch: { columns: readonly string[]; ids: readonly number[]; given: readonly object[] },
  ): Promise<Written[]> {
    const id = sql.ref(this.id);
    const table = sql.table(this.name);
    // The version is the trigger's; naming it writes a row of which nothing else changes. A column of
    // a key would do the same, but hold the row against whoever refers to it.
    const fresh = [
      sql`version = t.version`,
      ...batch.columns.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`),
    ];
    const { rows } = await sql<Written>`
      with given as materialized (
        select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(batch.given)}::jsonb)),
      before as materialized (
        select t.${id} as id, to_jsonb(t)::text as record
          from ${table} t join given r on r.${id} = t.${id}
         where t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id}
           and t.${id} = ${oneOf(batch.ids)} and (r.version is null or r.version = t.version)
           for no key update of t)
      update ${table} t set ${sql.join(fresh)}
        from given r join before b on b.id = r.${id}
       where t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id} and t.${id} = r.${id}
         and t.${id} = ${oneOf(batch.ids)}
      returning ${this.name}::text as table, t.${id} as id, t.version, b.record as before`.execute(
      db,
    );
    return rows;
  }

  /** Puts records back as they were before a change. */
  async putBack(db: Db, key: UnitKey, records: readonly Before[]) {
    const columns = await this.#plainColumns(db);
    const table = sql.table(this.name);
    const old = columns.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`);
    for (const [, batch] of alike(records, () => ({}))) {
      const before = `[${batch.map((record) => record.before).join()}]`;
      await sql`
        update ${table} t set ${sql.join(old)}
          from jsonb_populate_recordset(null::${table}, ${before}::jsonb) r
         where t.client_id = ${key.client_id} and t.unit_id = ${key.unit_id}
           and t.${sql.ref(this.id)} = r.${sql.ref(this.id)}
           and t.${sql.ref(this.id)} = ${oneOf(batch.map(({ id }) => id))}`.execute(db);
    }
  }

  /** Columns that a person may change. */
  async #plainColumns(db: Db): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
       where attrelid = ${`public.${this.name}`}::regclass and attnum > 0 and not attisdropped
         and attgenerated = '' and attidentity = ''
         and attname not in ('client_id', 'unit_id', 'version', 'created', 'updated')`.execute(db);
    return rows.map(({ name }) => name);
  }

  /** Deletes the records; how many there were. */
  async remove(db: Db, key: UnitKey, ids: readonly number[]): Promise<number> {
    let removed = 0;
    for (const [, batch] of alike(ids, () => ({}))) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(this.name)}
         where client_id = ${key.client_id} and unit_id = ${key.unit_id}
           and ${sql.ref(this.id)} = ${oneOf(batch)}`.execute(db);
      removed += Number(numAffectedRows ?? 0n);
    }
    return removed;
  }
}

/** The id of the record of the table among what was written. */
export function idIn(written: readonly Written[], { name }: { readonly name: UnitTable }): number {
  const found = written.find(({ table }) => table === name);
  if (found === undefined) throw new Error(`Nothing was written in ${name}.`);
  return found.id;
}
