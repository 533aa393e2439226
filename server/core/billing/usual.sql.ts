import { sql } from 'kysely';
import type { BillingKind } from '#contract/billing/place-words.ts';
import type { KnownHouse, KnownMeter } from '#contract/rules/usual-places.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { presentMeters } from '#server/core/metering/present.sql.ts';
import { inspectedPlaces } from '#server/core/revisions/revisions.sql.ts';
import type { Db } from '#server/db/db.ts';

/** What the usual billing places of a unit are guessed from. */
interface KnownGround {
  /** Shown houses; one has a lift where something of lifts is inspected in it. */
  readonly houses: readonly KnownHouse[];
  /** Shown measuring places. */
  readonly meters: readonly (KnownMeter & { readonly serial_number: string })[];
  /** Kinds of the billing places that the unit has, given up ones too. */
  readonly kinds: readonly BillingKind[];
  /** Their codes. */
  readonly codes: readonly string[];
}

export async function selectKnownGround(db: Db, unit: OwnedUnit): Promise<KnownGround> {
  const { client_id, unit_id } = unit;
  const { rows } = await sql<KnownGround>`
    select (select coalesce(json_agg(json_build_object(
                     'pasport_id', h.pasport_id, 'name', h.pasport_name,
                     'has_lift', h.pasport_id in (${inspectedPlaces(unit, 'lift')}))
                   order by h.pasport_name collate public.czech, h.pasport_id), '[]')
              from house_places h
             where h.client_id = ${client_id} and h.unit_id = ${unit_id}
               and h.kind = 'building' and not h.hidden) as houses,
           (select coalesce(json_agg(json_build_object(
                     'measuring_place_id', m.measuring_place_id, 'kind', m.kind, 'level', m.level,
                     'building_id', m.building_id, 'serial_number', m.serial_number)
                   order by m.measuring_place_id), '[]')
              from (${presentMeters(unit)}) m where not m.hidden) as meters,
           coalesce(b.kinds, '[]') as kinds, coalesce(b.codes, '[]') as codes
      from (select json_agg(distinct kind) as kinds, json_agg(code) as codes
              from billing_places
             where client_id = ${client_id} and unit_id = ${unit_id}) b`.execute(db);
  return rows[0] as KnownGround;
}
