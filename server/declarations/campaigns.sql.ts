import { sql, type RawBuilder } from 'kysely';
import type { Campaign } from '#contract/pasports/campaigns.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** A campaign to be started. */
export interface NewCampaign {
  readonly pasport_id: number | null;
  readonly name: string;
  readonly valid_from: string;
  readonly closes: string;
  readonly remind_days: number | null;
  readonly user_name: string;
}

/** Campaigns of the unit, the newest first, or one of them by its id, as a query. */
export function campaignsOf(
  { client_id, unit_id }: OwnedUnit,
  campaignId?: number,
): RawBuilder<Campaign> {
  const one = campaignId === undefined ? sql`` : sql`and k.person_campaign_id = ${campaignId}`;
  return sql<Campaign>`
    select k.person_campaign_id, k.unit_id, k.pasport_id, coalesce(h.pasport_name, '') as building_name,
           k.name, k.valid_from, k.closes, k.remind_days, k.state,
           nullif(${momentOrEmpty('k.ended')}, '') as ended, k.user_name,
           ${momentOrEmpty('k.created')} as created, k.version, s.spaces_count, s.answered_count
      from person_campaigns k
      left join house_places h on h.client_id = k.client_id and h.unit_id = k.unit_id
           and h.pasport_id = k.pasport_id
     cross join lateral (
       select count(*)::integer as spaces_count,
              count(*) filter (where exists (
                select from person_declarations d
                 where d.client_id = a.client_id
                   and d.person_campaign_space_id = a.person_campaign_space_id))::integer
                as answered_count
         from person_campaign_spaces a
        where a.client_id = k.client_id and a.person_campaign_id = k.person_campaign_id) s
     where k.client_id = ${client_id} and k.unit_id = ${unit_id} ${one}
     order by k.person_campaign_id desc`;
}

/** Campaigns of the unit, the newest first; one of them by its id. */
export async function selectCampaigns(
  db: Db,
  unit: OwnedUnit,
  campaignId?: number,
): Promise<Campaign[]> {
  return (await campaignsOf(unit, campaignId).execute(db)).rows;
}

/** How a campaign stands; held, nobody ends it before the transaction does. */
export async function selectCampaignHeld(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  campaignId: number,
): Promise<Pick<Campaign, 'name' | 'state' | 'valid_from' | 'closes'> | undefined> {
  const { rows } = await sql<Pick<Campaign, 'name' | 'state' | 'valid_from' | 'closes'>>`
    select name, state, valid_from, closes from person_campaigns
     where client_id = ${client_id} and unit_id = ${unit_id} and person_campaign_id = ${campaignId}
       for share`.execute(db);
  return rows[0];
}

/** Starts a campaign; returns its id. */
export async function insertCampaign(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  campaign: NewCampaign,
): Promise<number> {
  const { person_campaign_id } = await db
    .insertInto('person_campaigns')
    .values({ client_id, unit_id, ...campaign })
    .returning('person_campaign_id')
    .executeTakeFirstOrThrow();
  return person_campaign_id;
}

function runningOf(db: Db, { client_id, unit_id }: OwnedUnit, campaignId: number) {
  return db
    .updateTable('person_campaigns')
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('person_campaign_id', '=', campaignId)
    .where('state', '=', 'running');
}

/** Gives a running campaign another term; a later one may be reminded of anew. False when it runs no more. */
export async function updateTerm(
  db: Db,
  unit: OwnedUnit,
  campaignId: number,
  { closes, remind_days }: { readonly closes: string; readonly remind_days: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await runningOf(db, unit, campaignId)
    .set({
      closes,
      remind_days,
      reminded: sql<string | null>`case when closes < ${closes}::date then null else reminded end`,
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a running campaign; false when it runs no more. */
export async function updateEnded(
  db: Db,
  unit: OwnedUnit,
  campaignId: number,
  state: 'closed' | 'cancelled',
): Promise<boolean> {
  const { numUpdatedRows } = await runningOf(db, unit, campaignId)
    .set({ state, ended: sql<string>`clock_timestamp()` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
