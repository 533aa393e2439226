import type { ResultOf } from '#contract/endpoint.ts';
import { DECLARE_PATH, type Campaign } from '#contract/pasports/campaigns.ts';
import type { askByMail, printSheets } from '#contract/pasports/declarations.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { foundBy, secretsOf, type Secrets } from '#server/access/sheet-codes.ts';
import { toMail, toPrint } from '#server/core/people/whom-to-ask.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { insertAskings, selectToAsk, updateFoundBy, type ToAsk } from './askings.sql.ts';
import { selectCampaignHeld } from './campaigns.sql.ts';
import { declarationLetter } from './letters.ts';
import { today } from './words.ts';

type Held = Pick<Campaign, 'state' | 'valid_from' | 'closes' | 'name'>;

/** Errors: `not-found`, `campaign-ended`. */
async function runningCampaign(db: Db, unit: OwnedUnit, id: number): Promise<Held> {
  const campaign = await selectCampaignHeld(db, unit, id);
  ensure(campaign !== undefined, 'not-found');
  ensure(campaign.state === 'running', 'campaign-ended');
  return campaign;
}

/** The secrets of a space. After the key of the portal was lost they are others, and are found by anew. */
async function secretsToday(
  db: Db,
  unit: OwnedUnit,
  key: Buffer,
  { seed, code_hash, person_campaign_space_id }: ToAsk,
): Promise<Secrets> {
  const secrets = secretsOf(key, 'declaration', seed);
  const found = foundBy(key, 'declaration', secrets);
  if (!found.code_hash.equals(code_hash))
    await updateFoundBy(db, unit, person_campaign_space_id, found);
  return secrets;
}

/**
 * Sheets with codes, printed again as they were; that they were is written down. Errors: `not-found`,
 * `campaign-ended`.
 */
export async function sheets(
  call: UnitCall<typeof printSheets>,
): Promise<ResultOf<typeof printSheets>> {
  const { unit, db, params, body, portal, actor } = call;
  const { person_campaign_id } = params;
  const campaign = await runningCampaign(db, unit, person_campaign_id);
  const { valid_from, closes, name: campaign_name } = campaign;
  const all = await selectToAsk(db, unit, { person_campaign_id, valid_from });
  const printed = toPrint(all, body);
  if (body.pasport_id !== null) ensureNamed(printed.length > 0, 'pasport_id');
  const key = await portal.secretsKey();
  const values: ResultOf<typeof printSheets>['values'] = [];
  for (const one of printed) {
    const code = writtenCode((await secretsToday(db, unit, key, one)).code);
    const { pasport_id, payer_names, space_number, building_name, place, unit_name } = one;
    const url = `${portal.publicUrl()}${DECLARE_PATH}/${code}`;
    values.push({
      pasport_id,
      payer_names,
      space_number,
      building_name,
      place,
      unit_name,
      campaign_name,
      valid_from,
      closes,
      code,
      url,
    });
  }
  const by = { client_user_id: actor.client_user_id, created: portal.now().toISOString() };
  await insertAskings(db, unit, printed, { kind: 'sheet', ...by });
  return { values };
}

/** What is mailed: of which campaign, how, and by whom; null where the portal does by itself. */
interface Mailing extends Pick<Campaign, 'person_campaign_id' | 'valid_from' | 'closes'> {
  readonly kind: 'invitation' | 'reminder';
  readonly client_user_id: number | null;
}

/** Mails to all who are due, and writes it down; returns how many they were. */
export async function mailTo(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  mailing: Mailing,
): Promise<number> {
  const { kind, client_user_id, ...campaign } = mailing;
  const due = toMail(await selectToAsk(db, unit, campaign), { kind }, today(portal));
  const key = await portal.secretsKey();
  for (const one of due) {
    const { link } = await secretsToday(db, unit, key, one);
    const url = `${portal.publicUrl()}${DECLARE_PATH}/${link}`;
    const letter = declarationLetter({ ...one, ...campaign, kind, url });
    await enqueueMail(db, { recipient: one.email, ...letter });
  }
  const created = portal.now().toISOString();
  await insertAskings(db, unit, due, { kind, client_user_id, created });
  return due.length;
}

/** Errors: `not-found`, `campaign-ended`, also where nobody could answer any more. */
export async function ask(call: UnitCall<typeof askByMail>): Promise<{ asked_count: number }> {
  const { unit, db, params, body, portal, actor } = call;
  const { person_campaign_id } = params;
  const { valid_from, closes } = await runningCampaign(db, unit, person_campaign_id);
  ensure(today(portal) <= closes, 'campaign-ended');
  const campaign = { person_campaign_id, valid_from, closes };
  const mailing = { ...campaign, kind: body.kind, client_user_id: actor.client_user_id };
  return { asked_count: await mailTo(db, portal, unit, mailing) };
}
