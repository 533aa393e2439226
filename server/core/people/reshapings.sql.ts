import { sql, type RawBuilder } from 'kysely';
import type { Reshaping } from '#contract/pasports/reshapings.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import type { FormerColumns } from '#server/core/pasports/spaces.ts';
import { spaceNamed } from '#server/core/pasports/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { insertTransfer, type NewTransfer, type TransferredRecord } from './transfers.sql.ts';

// Divisions and joinings of spaces: steps that write themselves down as transfers do.

/** What a step has done to a space. */
export interface ReshapedSpace {
  readonly pasport_id: number;
  readonly part: 'kept' | 'founded' | 'joined';
  /** Columns that it changes, as they were before. */
  readonly former: FormerColumns;
}

/** Stamps and what follows from other columns; shares have changes of their own. */
const NOT_KEPT = sql`array['version', 'created', 'updated', 'search_text', 'common_share_numerator',
  'common_share_denominator']`;

/** Spaces of the unit as they stand: pasport_id and their columns as `row`. */
function states({ client_id, unit_id }: OwnedUnit): RawBuilder<unknown> {
  return sql`
    select p.pasport_id, (to_jsonb(p) || to_jsonb(s)) - ${NOT_KEPT} as row
      from pasports p
      join pasport_spaces s on s.client_id = p.client_id and s.unit_id = p.unit_id
           and s.pasport_id = p.pasport_id
     where p.client_id = ${client_id} and p.unit_id = ${unit_id}`;
}

/** Divisions and joinings in which the space took part, the newest first; only the one of the id where it is given. */
export async function selectReshapings(
  db: Db,
  space: OwnedSpace,
  transferId?: number,
): Promise<Reshaping[]> {
  return (await reshapingsOf(space, transferId).execute(db)).rows;
}

/** All of them; undefined where there is no such space. */
export async function selectReshapingsUnder(
  db: Db,
  space: OwnedSpace,
): Promise<Reshaping[] | undefined> {
  return selectRowsUnder(db, spaceNamed(space), reshapingsOf(space));
}

function reshapingsOf(space: OwnedSpace, transferId?: number): RawBuilder<Reshaping> {
  const one = transferId === undefined ? sql`` : sql`and t.pasport_transfer_id = ${transferId}`;
  return sql`
    select t.pasport_transfer_id, t.unit_id, t.pasport_id, t.transfer_kind, t.first_day,
           (select json_agg(json_build_object('pasport_id', w.pasport_id,
                     'pasport_space_id', s.pasport_space_id, 'space_number', s.space_number,
                     'part', w.part)
                     order by w.part <> 'kept', s.space_number collate public.czech, w.pasport_id)
              from pasport_transfer_spaces w
              join pasport_spaces s on s.client_id = w.client_id and s.unit_id = w.unit_id
                   and s.pasport_id = w.pasport_id
             where w.client_id = t.client_id and w.pasport_transfer_id = t.pasport_transfer_id) as spaces,
           t.created
      from pasport_transfers t
      join pasport_transfer_spaces own on own.client_id = t.client_id
           and own.pasport_transfer_id = t.pasport_transfer_id
     where own.client_id = ${space.client_id} and own.unit_id = ${space.unit_id}
       and own.pasport_id = ${space.pasport_id} ${one}
     order by t.first_day desc, t.pasport_transfer_id desc`;
}

/** Writes down a division or a joining and what it has done; returns its id. */
export async function insertReshaping(
  db: Db,
  space: OwnedSpace,
  step: NewTransfer,
  { records, spaces }: Written,
): Promise<number> {
  const { client_id, unit_id } = space;
  const id = await insertTransfer(db, space, step, records);
  await sql`
    insert into pasport_transfer_spaces
           (client_id, unit_id, pasport_transfer_id, pasport_id, part, first_day, former, left_as)
    select ${client_id}, ${unit_id}, ${id}, n.pasport_id, n.part, ${step.first_day}::date, n.former,
           case when n.part = 'founded' then now.row
                else (select coalesce(jsonb_object_agg(k, now.row -> k), '{}')
                        from jsonb_object_keys(n.former) k) end
      from jsonb_to_recordset(${JSON.stringify(spaces)}::jsonb)
             as n (pasport_id integer, part text, former jsonb)
      join (${states(space)}) now on now.pasport_id = n.pasport_id`.execute(db);
  return id;
}

interface Written {
  readonly records: readonly TransferredRecord[];
  readonly spaces: readonly ReshapedSpace[];
}

/** A space that a step has changed, and what has become of it since. */
export interface StoredReshapedSpace extends ReshapedSpace {
  readonly pasport_space_id: number;
  readonly space_number: string;
  /** Somebody has changed it since. */
  readonly changed: boolean;
  /** A later division or joining concerns it. */
  readonly followed: boolean;
}

/** A step as it was written down. */
export interface StoredReshaping extends Written {
  readonly pasport_share_set_id: number | null;
  readonly transfer_kind: Reshaping['transfer_kind'];
  readonly spaces: readonly StoredReshapedSpace[];
}

/** A division of the space or a joining to it, with its spaces held until the transaction ends; undefined where there is none. */
export async function selectReshapingHeld(
  db: Db,
  space: OwnedSpace,
  transferId: number,
): Promise<StoredReshaping | undefined> {
  const { client_id, unit_id } = space;
  await sql`
    select from pasports where client_id = ${client_id} and unit_id = ${unit_id}
       and pasport_id in (select pasport_id from pasport_transfer_spaces
                           where client_id = ${client_id} and pasport_transfer_id = ${transferId})
     order by pasport_id for update`.execute(db);
  const { rows } = await sql<StoredReshaping>`
    select t.pasport_share_set_id, t.transfer_kind,
           (select coalesce(json_agg(json_build_object('record_type', w.record_type,
                     'record_id', w.record_id, 'action', w.action, 'ended_before', w.ended_before,
                     'left_version', w.left_version) order by w.record_type, w.record_id), '[]')
              from pasport_transfer_records w
             where w.client_id = t.client_id and w.pasport_transfer_id = t.pasport_transfer_id) as records,
           (select json_agg(json_build_object('pasport_id', w.pasport_id,
                     'pasport_space_id', now.row -> 'pasport_space_id',
                     'space_number', now.row ->> 'space_number', 'part', w.part,
                     'former', w.former, 'changed', not now.row @> w.left_as,
                     'followed', ${followed}) order by w.part <> 'kept', w.pasport_id)
              from pasport_transfer_spaces w
              join (${states(space)}) now on now.pasport_id = w.pasport_id
             where w.client_id = t.client_id and w.pasport_transfer_id = t.pasport_transfer_id) as spaces
      from pasport_transfers t
     where t.client_id = ${client_id} and t.unit_id = ${unit_id} and t.pasport_id = ${space.pasport_id}
       and t.pasport_transfer_id = ${transferId} and t.transfer_kind in ('division', 'joining')`.execute(
    db,
  );
  return rows[0];
}

const followed = sql`exists (
  select from pasport_transfer_spaces n
   where n.client_id = w.client_id and n.unit_id = w.unit_id and n.pasport_id = w.pasport_id
     and (n.first_day, n.pasport_transfer_id) > (w.first_day, w.pasport_transfer_id))`;

/** The earliest day of a division or a joining that concerns one of the spaces on the day or after it. */
export async function selectReshapedFrom(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  pasportIds: readonly number[],
  day: string,
): Promise<string | null> {
  const { rows } = await sql<{ first_day: string | null }>`
    select min(first_day) as first_day from pasport_transfer_spaces
     where client_id = ${client_id} and unit_id = ${unit_id} and first_day >= ${day}::date
       and pasport_id = any (${[...pasportIds]}::integer[])`.execute(db);
  return rows[0]?.first_day ?? null;
}

/** Which step new shares of a house came with; null where they stand by themselves. */
export async function selectStepOfShares(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  setId: number,
): Promise<Reshaping['transfer_kind'] | null> {
  const { rows } = await sql<{ transfer_kind: Reshaping['transfer_kind'] }>`
    select transfer_kind from pasport_transfers
     where client_id = ${client_id} and unit_id = ${unit_id}
       and pasport_share_set_id = ${setId}`.execute(db);
  return rows[0]?.transfer_kind ?? null;
}

/** Whether a place `p` is a space that stood in its house on the day: not yet founded, or joined away, it did not. */
export function stoodOn(day: string): RawBuilder<unknown> {
  const step = (part: 'founded' | 'joined', when: RawBuilder<unknown>) => sql`exists (
    select from pasport_transfer_spaces w
     where w.client_id = p.client_id and w.unit_id = p.unit_id and w.pasport_id = p.pasport_id
       and w.part = ${sql.lit(part)} and ${when})`;
  const later = sql`w.first_day > ${day}::date`;
  return sql`(not ${step('founded', later)} and (not p.hidden or ${step('joined', later)}))`;
}
