import { sql } from 'kysely';
import type { SelfAsking, SelfRound, SelfSpace } from '#contract/metering/self-rounds.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { FoundBy } from '#server/access/sheet-codes.ts';
import { readableMeters } from '#server/core/metering/space-meters.sql.ts';
import { oneOf, standingFor } from '#server/core/people/standing-for.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

type Round = Pick<SelfRound, 'self_reading_round_id' | 'opens'>;

/** A space of a round with whom to ask of it, and how far it has got. */
export interface AskedRow extends FoundBy, Omit<SelfSpace, 'has_email' | 'asked'> {
  readonly self_reading_space_id: number;
  readonly seed: Buffer;
  readonly building_name: string;
  readonly place: string;
  readonly unit_name: string;
  readonly email: string;
  /** Whether everything was sent; not of a space where nothing is to be read any more. */
  readonly has_answered: boolean;
  readonly mailed: string | null;
  readonly asked: string | null;
  readonly asked_kind: SelfAsking | null;
}

/** Spaces of the round by their numbers. */
export async function selectSpaces(
  db: Db,
  unit: OwnedUnit,
  { self_reading_round_id, opens }: Round,
): Promise<AskedRow[]> {
  const { client_id, unit_id } = unit;
  const spaces = sql`client_id = ${client_id} and unit_id = ${unit_id}
    and self_reading_round_id = ${self_reading_round_id}`;
  const ofSpaces = within(
    ofUnit(unit),
    oneOf(sql`select pasport_id from self_reading_spaces where ${spaces}`),
  );
  const kinds = sql`array(select unnest(kinds) from self_reading_rounds where ${spaces})`;
  const { rows } = await sql<AskedRow>`
    with asked as materialized (select * from self_reading_spaces where ${spaces}),
    payers as materialized (${standingFor(ofSpaces, opens)}),
    readable as materialized (
      select m.pasport_id, m.meter_id from (${readableMeters(unit, kinds)}) m
       where m.${oneOf(sql`select pasport_id from asked`)}),
    told as materialized (
      select a.self_reading_space_id, count(m.meter_id)::integer as meters_count,
             count(r.meter_id)::integer as sent_count,
             (count(*) filter (where r.outcome = 'waiting'))::integer as waiting_count
        from asked a
        left join readable m on m.pasport_id = a.pasport_id
        left join self_readings r on r.client_id = a.client_id
             and r.self_reading_space_id = a.self_reading_space_id and r.meter_id = m.meter_id
             and r.outcome in ('waiting', 'accepted')
       group by a.self_reading_space_id)
    select a.self_reading_space_id, a.pasport_id, a.seed, a.code_hash, a.link_hash, a.revoked,
           a.mailed, a.asked, a.asked_kind, p.pasport_space_id, p.space_number, p.building_name,
           u.name as unit_name,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place,
           coalesce(w.names, '') as payer_names, coalesce(w.email, '') as email,
           t.meters_count, t.sent_count, t.waiting_count,
           t.sent_count >= t.meters_count as has_answered
      from asked a
      join told t on t.self_reading_space_id = a.self_reading_space_id
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
      join pasport_places p on p.client_id = ${client_id} and p.unit_id = ${unit_id}
           and p.pasport_id = a.pasport_id
      left join house_places h on h.client_id = ${client_id} and h.unit_id = ${unit_id}
           and h.pasport_id = p.building_id
      left join payers w on w.pasport_id = a.pasport_id
     order by p.space_number collate public.czech, a.pasport_id`.execute(db);
  return rows;
}

/** Writes down that the spaces were asked. */
export async function updateAsked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  asked: readonly Pick<AskedRow, 'self_reading_space_id'>[],
  { kind, at }: { readonly kind: SelfAsking; readonly at: string },
): Promise<void> {
  const ids = asked.map(({ self_reading_space_id }) => self_reading_space_id);
  await db
    .updateTable('self_reading_spaces')
    .set({ asked: at, asked_kind: kind, ...(kind !== 'sheet' && { mailed: at }) })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where(sql<boolean>`self_reading_space_id = any (${ids}::integer[])`)
    .execute();
}

/** Has a space found by other secrets; those of before lead nowhere. */
export async function updateFoundBy(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  spaceId: number,
  found: FoundBy,
): Promise<void> {
  await db
    .updateTable('self_reading_spaces')
    .set(found)
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('self_reading_space_id', '=', spaceId)
    .execute();
}

/** Takes the secrets of a space back, or gives it new ones; false where the round has no such space. */
export async function updateRevoked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  of: { readonly self_reading_round_id: number; readonly pasport_id: number },
  anew: (FoundBy & { readonly seed: Buffer }) | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('self_reading_spaces')
    .set(
      anew === null
        ? { revoked: true }
        : { revoked: false, asked: null, asked_kind: null, mailed: null, ...anew },
    )
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('self_reading_round_id', '=', of.self_reading_round_id)
    .where('pasport_id', '=', of.pasport_id)
    .where('revoked', '=', anew !== null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
