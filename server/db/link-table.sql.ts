import { sql } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from './db.ts';
import { momentOrEmpty } from './moment.sql.ts';
import type { Tables } from './tables.ts';

/** Tables of links by which somebody without a sign-in sees one thing of a unit. */
type Linking = {
  [T in keyof Tables]: Tables[T] extends {
    unit_id: unknown;
    link_hash: unknown;
    expires: unknown;
    revoked: unknown;
    opened_count: unknown;
  }
    ? T
    : never;
}[keyof Tables];

/** Whose a link is. */
export interface LinkHolder {
  readonly client_id: number;
  readonly unit_id: number;
  readonly link_id: number;
}

/** What a link opens, and how it stands. */
export interface OpenedLink {
  /** The id of what it shows. */
  readonly shows: number;
  readonly expires: string;
  readonly is_revoked: boolean;
}

/** What is told of every link `l` and of the user `u` who made it, as columns. */
export const toldLinkColumns = sql`
  l.created, coalesce(concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')), '') as created_by,
  l.expires, ${momentOrEmpty('l.opened')} as opened, ${momentOrEmpty('l.opened_last')} as opened_last,
  l.opened_count, ${momentOrEmpty('l.revoked')} as revoked`;

/** Links to things of one kind; whoever makes one says himself for whom. Names of columns come from the code. */
export class LinkTable {
  readonly name: Linking;
  readonly id: string;
  /** The column of what a link shows. */
  readonly shown: string;

  constructor(name: Linking, id: string, shown: string) {
    this.name = name;
    this.id = id;
    this.shown = shown;
  }

  /** Ends the link; undefined where the unit has no such one. One that was ended stays so. */
  async updateRevoked(
    db: Db,
    { client_id, unit_id }: OwnedUnit,
    id: number,
    now: string,
  ): Promise<string | undefined> {
    const { rows } = await sql<{ revoked: string }>`
      update ${sql.table(this.name)} set revoked = coalesce(revoked, ${now}::timestamptz)
       where client_id = ${client_id} and unit_id = ${unit_id} and ${sql.ref(this.id)} = ${id}
      returning revoked`.execute(db);
    return rows[0]?.revoked;
  }

  /** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
  async selectHolder(db: Db, hash: Buffer): Promise<LinkHolder | undefined> {
    const { rows } = await sql<LinkHolder>`
      select client_id, unit_id, ${sql.ref(this.id)} as link_id from ${sql.table(this.name)}
       where link_hash = ${hash}`.execute(db);
    return rows[0];
  }

  /** Notes that the link was opened, unless it does not hold; returns what it opens. */
  async updateOpened(
    db: Db,
    { client_id, unit_id }: OwnedUnit,
    id: number,
    { now, today }: { readonly now: string; readonly today: string },
  ): Promise<OpenedLink | undefined> {
    const holds = sql`revoked is null and expires >= ${today}::date`;
    const { rows } = await sql<OpenedLink>`
      update ${sql.table(this.name)}
         set opened = case when ${holds} then coalesce(opened, ${now}::timestamptz) else opened end,
             opened_last = case when ${holds} then ${now}::timestamptz else opened_last end,
             opened_count = opened_count + case when ${holds} then 1 else 0 end
       where client_id = ${client_id} and unit_id = ${unit_id} and ${sql.ref(this.id)} = ${id}
      returning ${sql.ref(this.shown)} as shows, expires, revoked is not null as is_revoked`.execute(
      db,
    );
    return rows[0];
  }
}
