import { sql } from 'kysely';
import type { SelfMeter } from '#contract/self-readings.ts';
import type { SelfRoundState } from '#contract/metering/self-rounds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { readableMeters, type PlacedMeter } from '#server/core/metering/space-meters.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectHolder(db: Db, hash: Buffer) {
  return db
    .selectFrom('self_reading_spaces')
    .select(['client_id', 'unit_id', 'self_reading_space_id'])
    .where((column) => column.or({ code_hash: hash, link_hash: hash }))
    .executeTakeFirst();
}

/** A space as it is asked. */
export interface AskedSpace {
  readonly self_reading_space_id: number;
  readonly pasport_id: number;
  readonly space_number: string;
  readonly building_name: string;
  readonly place: string;
  readonly unit_name: string;
  readonly round_name: string;
  readonly kinds: readonly string[];
  readonly opens: string;
  readonly closes: string;
  readonly state: SelfRoundState;
}

/** A space of a round; the round does not end before the transaction does, and one sends at a time. */
export async function selectAskedHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  spaceId: number,
): Promise<AskedSpace | undefined> {
  const { rows } = await sql<AskedSpace>`
    select a.self_reading_space_id, a.pasport_id, p.space_number, p.building_name,
           u.name as unit_name, k.name as round_name, k.kinds, k.opens, k.closes, k.state,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place
      from self_reading_spaces a
      join self_reading_rounds k on k.client_id = a.client_id
           and k.self_reading_round_id = a.self_reading_round_id
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
      join pasport_places p on p.client_id = a.client_id and p.unit_id = a.unit_id
           and p.pasport_id = a.pasport_id
      left join house_places h on h.client_id = a.client_id and h.unit_id = a.unit_id
           and h.pasport_id = p.building_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id}
       and a.self_reading_space_id = ${spaceId} and not a.revoked
       for share of k for update of a`.execute(db);
  return rows[0];
}

/** A device to be read, with what was last sent of it in the round. */
export type AskedMeter = PlacedMeter & SelfMeter;

/** Devices of the space, in the order of walking. */
export async function selectAskedMeters(
  db: Db,
  unit: OwnedUnit,
  { self_reading_space_id, pasport_id, kinds }: AskedSpace,
): Promise<AskedMeter[]> {
  const { rows } = await sql<PlacedMeter & Nullable<NonNullable<SelfMeter['sent']>>>`
    select m.*, r.created, r.outcome, r.outcome_reason
      from (${readableMeters(unit, sql`${[...kinds]}::text[]`)}) m
      left join lateral (
        select r.created, r.outcome, r.outcome_reason from self_readings r
         where r.client_id = ${unit.client_id} and r.unit_id = ${unit.unit_id}
           and r.self_reading_space_id = ${self_reading_space_id}
           and r.meter_id = m.meter_id and r.outcome <> 'replaced'
         order by r.self_reading_id desc limit 1) r on true
     where m.pasport_id = ${pasport_id}
     order by m.walking_order, m.kind, m.meter_id`.execute(db);
  return rows.map(({ created, outcome, outcome_reason, ...meter }) => ({
    ...meter,
    sent:
      created === null || outcome === null
        ? null
        : { created, outcome, outcome_reason: outcome_reason ?? '' },
  }));
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** A state as it came. */
export interface NewSent {
  readonly self_reading_space_id: number;
  readonly meter_id: number;
  readonly read_on: string;
  readonly state: number;
  readonly way: 'link' | 'code';
  readonly created: string;
}

/** Whether a state of the device was taken over already; held until the transaction ends. */
export async function selectIsTaken(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  { self_reading_space_id, meter_id }: Pick<NewSent, 'self_reading_space_id' | 'meter_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from self_readings
     where client_id = ${client_id} and unit_id = ${unit_id}
       and self_reading_space_id = ${self_reading_space_id} and meter_id = ${meter_id}
       and outcome in ('waiting', 'accepted')
       for update`.execute(db);
  return rows.some(({ outcome }) => outcome === 'accepted');
}

/** Adds a state instead of the one that waits; returns the ids of both. */
export async function insertSent(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  sent: NewSent,
): Promise<{ id: number; replaced: number | undefined }> {
  const before = await db
    .updateTable('self_readings')
    .set({ outcome: 'replaced' })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('self_reading_space_id', '=', sent.self_reading_space_id)
    .where('meter_id', '=', sent.meter_id)
    .where('outcome', '=', 'waiting')
    .returning('self_reading_id')
    .executeTakeFirst();
  const { self_reading_id } = await db
    .insertInto('self_readings')
    .values({ client_id, unit_id, ...sent })
    .returning('self_reading_id')
    .executeTakeFirstOrThrow();
  return { id: self_reading_id, replaced: before?.self_reading_id };
}
