import { sql } from 'kysely';
import type { CampaignState } from '#contract/pasports/campaigns.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { FoundBy } from '#server/access/sheet-codes.ts';
import { oneOf, standingFor } from '#server/core/people/standing-for.sql.ts';
import { ofUnit, within } from '#server/core/time/records-on.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Which spaces a campaign asks. */
export interface Whom {
  /** pasport_id of the house; null of the whole unit. */
  readonly houseId: number | null;
  readonly onlyFlats: boolean;
  readonly day: string;
}

/** A space to be asked, with what finds it. */
export interface NewAsked extends FoundBy {
  readonly pasport_id: number;
  readonly seed: Buffer;
}

/** A space as it is asked: what the answer stands on. */
export interface AskedSpace {
  readonly person_campaign_space_id: number;
  readonly person_campaign_id: number;
  readonly pasport_id: number;
  readonly space_number: string;
  readonly building_id: number | null;
  readonly building_name: string;
  readonly place: string;
  readonly unit_name: string;
  readonly campaign_name: string;
  readonly valid_from: string;
  readonly closes: string;
  readonly state: CampaignState;
}

/** Shown spaces whose costs somebody bears on the day. */
export async function selectPaidSpaces(
  db: Db,
  unit: OwnedUnit,
  { houseId, onlyFlats, day }: Whom,
): Promise<number[]> {
  const house = houseId === null ? sql`` : sql`and s.parent_id = ${houseId}`;
  const flats = onlyFlats ? sql`and s.is_flat` : sql``;
  const shown = oneOf(sql`
    select s.pasport_id from space_places s
     where s.client_id = ${unit.client_id} and s.unit_id = ${unit.unit_id}
       and not s.hidden and not s.building_hidden ${house} ${flats}`);
  const { rows } = await sql<{ pasport_id: number }>`
    select pasport_id from (${standingFor(within(ofUnit(unit), shown), day)}) w
     order by pasport_id`.execute(db);
  return rows.map(({ pasport_id }) => pasport_id);
}

export async function insertAsked(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  person_campaign_id: number,
  asked: readonly NewAsked[],
): Promise<void> {
  await db
    .insertInto('person_campaign_spaces')
    .values(asked.map((one) => ({ client_id, unit_id, person_campaign_id, ...one })))
    .execute();
}

/** Whose the presented secret is; row-level security shows the row to the holder of its key only. */
export async function selectHolder(db: Db, hash: Buffer) {
  return db
    .selectFrom('person_campaign_spaces')
    .select(['client_id', 'unit_id', 'person_campaign_space_id'])
    .where((column) => column.or({ code_hash: hash, link_hash: hash }))
    .executeTakeFirst();
}

/** By what a space of a campaign is named. */
type Named =
  | { readonly person_campaign_space_id: number }
  | { readonly person_campaign_id: number; readonly pasport_id: number }
  | { readonly person_campaign_id: number; readonly code_hash: Buffer };

/** A space of a campaign of the unit; held, the campaign does not end before the transaction does. */
export async function selectAskedHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  named: Named,
): Promise<AskedSpace | undefined> {
  const is = Object.entries(named).map(
    ([column, value]) => sql`a.${sql.ref(column)} = ${value as number}`,
  );
  const { rows } = await sql<AskedSpace>`
    select a.person_campaign_space_id, a.person_campaign_id, a.pasport_id, p.space_number,
           p.building_id, p.building_name, u.name as unit_name, k.name as campaign_name,
           concat_ws(', ', nullif(h.street_full, ''), nullif(h.city_name, '')) as place,
           k.valid_from, k.closes, k.state
      from person_campaign_spaces a
      join person_campaigns k on k.client_id = a.client_id
           and k.person_campaign_id = a.person_campaign_id
      join units u on u.client_id = a.client_id and u.unit_id = a.unit_id
      join pasport_places p on p.client_id = a.client_id and p.unit_id = a.unit_id
           and p.pasport_id = a.pasport_id
      left join house_places h on h.client_id = a.client_id and h.unit_id = a.unit_id
           and h.pasport_id = p.building_id
     where a.client_id = ${client_id} and a.unit_id = ${unit_id} and ${sql.join(is, sql` and `)}
       for share of k`.execute(db);
  return rows[0];
}
