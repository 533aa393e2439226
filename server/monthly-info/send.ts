import { CONSUMPTION_PATH } from '#contract/consumption.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { infoVerdict } from '#contract/rules/month-info.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { selectSpaceMonths } from '#server/core/metering/month-uses.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import type { Portal } from '#server/portal.ts';
import { infoOf, toldOf } from './compose.ts';
import { selectHouseHeader } from './header.sql.ts';
import { insertInfo, mailedInfos, type NewInfo } from './infos.sql.ts';
import { infoLetter } from './letter.ts';
import { selectRecipients } from './recipients.sql.ts';

/** For how many days the link of a mail holds: until the year is settled and objected to. */
const LINK_DAYS = 400;

/** What is sent, and in whose name; null where the portal does by itself. */
export interface Sending {
  readonly house: number;
  readonly month: string;
  readonly client_user_id: number | null;
  /** Only to those of whose space everything is known: others wait. */
  readonly onlyWhole: boolean;
}

/**
 * Mails the information of the month to each who has chosen it and has not got it; returns how many they
 * were. Errors: `not-found` for the house.
 */
export async function sendMonth(
  db: Db,
  portal: Portal,
  unit: OwnedUnit,
  { house, month, client_user_id, onlyWhole }: Sending,
): Promise<number> {
  const today = pragueDay(portal.now());
  const header = await selectHouseHeader(db, unit, house, month);
  ensure(header !== undefined, 'not-found');
  const used = await selectSpaceMonths(db, unit, house, month);
  const spaces = [...new Set(used.map(({ pasport_id }) => pasport_id))];
  const people = await selectRecipients(db, unit, spaces, { month, today });
  const due = people
    .map((one) => toldOf(one, used))
    .filter((one) => infoVerdict(one) === 'send' && !(onlyWhole && one.missing.length > 0));
  let count = 0;
  for (const { pasport_id, space_number, address_id, email } of due) {
    if (address_id === null) continue;
    const content = infoOf(header, month, used, { pasport_id, space_number });
    const of = { pasport_id, building_id: house, month, address_id, recipient: email, content };
    if (await sendOne(db, portal, unit, { ...of, client_user_id })) count += 1;
  }
  return count;
}

type Told = Omit<NewInfo, 'link_hash' | 'expires' | 'created'>;

/** Mails a link of its own to one of them; false when he has got it meanwhile. */
async function sendOne(db: Db, portal: Portal, unit: OwnedUnit, told: Told): Promise<boolean> {
  const secret = newSecret();
  const expires = shiftDays(pragueDay(portal.now()), LINK_DAYS);
  const created = portal.now().toISOString();
  const made = { ...told, link_hash: secretHash(secret), expires, created };
  const id = await insertInfo(db, unit, made);
  if (id === undefined) return false;
  const url = `${portal.publicUrl()}${CONSUMPTION_PATH}/${secret}`;
  const letter = infoLetter(told.content, { url, expires });
  const mail = await enqueueMail(db, { recipient: told.recipient, ...letter });
  await mailedInfos.updateMail(db, unit, id, mail);
  return true;
}
