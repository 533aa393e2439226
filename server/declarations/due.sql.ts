import { sql } from 'kysely';
import type { Campaign } from '#contract/pasports/campaigns.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A campaign whose people are to be reminded. */
export interface DueCampaign {
  readonly client_id: number;
  readonly unit_id: number;
  readonly person_campaign_id: number;
}

/** Campaigns of all clients that are due on the day: only their keys are read here. */
export async function selectDueCampaigns(db: Db, day: string): Promise<DueCampaign[]> {
  await sql`select set_config('app.worker', 'notifications', true)`.execute(db);
  const { rows } = await sql<DueCampaign>`
    select client_id, unit_id, person_campaign_id from person_campaigns
     where state = 'running' and reminded is null and closes >= ${day}::date
       and closes - remind_days <= ${day}::date
     order by client_id, person_campaign_id`.execute(db);
  return rows;
}

/** Takes the one reminder of a campaign; undefined when it was taken, or the campaign runs no more. */
export async function takeReminder(
  db: Db,
  { client_id, unit_id }: OwnedUnit,
  campaignId: number,
): Promise<Pick<Campaign, 'person_campaign_id' | 'valid_from' | 'closes'> | undefined> {
  return db
    .updateTable('person_campaigns')
    .set({ reminded: sql<string>`clock_timestamp()` })
    .where('client_id', '=', client_id)
    .where('unit_id', '=', unit_id)
    .where('person_campaign_id', '=', campaignId)
    .where('state', '=', 'running')
    .where('reminded', 'is', null)
    .returning(['person_campaign_id', 'valid_from', 'closes'])
    .executeTakeFirst();
}
