import { setTenant } from '#server/access/access.sql.ts';
import { clientOfTask, ownedUnit } from '#server/access/owned.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import type { Portal } from '#server/portal.ts';
import { mailTo } from './ask.service.ts';
import { selectDueCampaigns, takeReminder, type DueCampaign } from './due.sql.ts';
import { today } from './words.ts';

async function remindOf(portal: Portal, { client_id, unit_id, ...due }: DueCampaign) {
  await portal.database.transaction(async (db) => {
    await setTenant(db, client_id);
    const client = { client_id: clientOfTask(client_id) };
    const unit = await ownedUnit(db, client, unit_id);
    const campaign = await takeReminder(db, unit, due.person_campaign_id);
    if (campaign === undefined) return;
    await mailTo(db, portal, unit, { ...campaign, kind: 'reminder', client_user_id: null });
  });
}

/**
 * Reminds those who have not answered so many days before the term as their campaign says; once, whichever
 * process comes first. A campaign that fails does not hold up the others.
 */
export async function remindDue(portal: Portal, signal?: AbortSignal): Promise<void> {
  const due = await portal.database.reading((db) => selectDueCampaigns(db, today(portal)));
  for (const one of due) {
    if (signal?.aborted === true) return;
    await remindOf(portal, one).catch((error: unknown) => {
      portal.log('error', 'Reminding of a declaration failed.', { ...one, err: error });
    });
  }
}

/** Asked for each quarter of an hour by day, so that a morning that was slept through is caught up. */
export const reminders: RepeatedWork = {
  pattern: '30 */15 8-18 * * *',
  name: 'Reminding of declarations',
  work: remindDue,
};
