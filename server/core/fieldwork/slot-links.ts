import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { SLOT_PATH } from '#contract/fieldwork/slot-words.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { foundBy, newlyAsked, secretsOf } from '#server/access/sheet-codes.ts';
import type { Db } from '#server/db/db.ts';
import type { Portal } from '#server/portal.ts';
import {
  insertLinks,
  selectLastDays,
  selectLinksKept,
  updateLinks,
  type KeptLink,
} from './slot-links.sql.ts';

/** How long a link holds of a round of which no coming day is known. */
const DAYS_WITHOUT_TIME = 60;

/** By what people of a flat choose the time of a visit. */
export interface SlotLink {
  /** '/termin/…'; put the address of the portal before it. */
  readonly path: string;
  /** Of a slip, twelve letters; `writtenCode` groups them. */
  readonly code: string;
  /** The last day on which it opens; a visit that is moved further holds it open. */
  readonly expires: string;
}

/** The day after the last one of the round, or 60 days where none is to come. */
export const slotExpiry = (last_day: string | null, today: string): string =>
  last_day === null || last_day < today
    ? shiftDays(today, DAYS_WITHOUT_TIME)
    : shiftDays(last_day, 1);

/**
 * Makes links of the visits, or prolongs those that they have: one link a visit, the same however often it is asked
 * for, so that a slip printed before a mail goes on leading there. By visit_id; one that the unit has not is left out.
 */
export async function linksOfVisits(
  db: Db,
  portal: Pick<Portal, 'secretsKey' | 'now'>,
  unit: OwnedUnit,
  visitIds: readonly number[],
): Promise<ReadonlyMap<number, SlotLink>> {
  const key = await portal.secretsKey();
  const today = pragueDay(portal.now());
  const wanted = await selectLastDays(db, unit, visitIds);
  const expiries = new Map(
    wanted.map(({ visit_id, last_day }) => [visit_id, slotExpiry(last_day, today)]),
  );
  const had = new Set((await selectLinksKept(db, unit, visitIds)).map((one) => one.visit_id));
  const missing = wanted.filter(({ visit_id }) => !had.has(visit_id));
  await insertLinks(
    db,
    unit,
    missing.map(({ visit_id, round_id }) => ({
      visit_id,
      round_id,
      ...newlyAsked(key, 'visit'),
      expires: expiries.get(visit_id) ?? today,
    })),
  );
  const changed: KeptLink[] = [];
  const links = new Map<number, SlotLink>();
  for (const kept of await selectLinksKept(db, unit, visitIds)) {
    const secrets = secretsOf(key, 'visit', kept.seed);
    const until = expiries.get(kept.visit_id) ?? kept.expires;
    const expires = until > kept.expires ? until : kept.expires;
    const found = foundBy(key, 'visit', secrets);
    // After the key of the portal was lost, secrets are others and are found by anew.
    if (expires !== kept.expires || !found.link_hash.equals(kept.link_hash))
      changed.push({ ...kept, ...found, expires });
    const { link, code } = secrets;
    links.set(kept.visit_id, { path: `${SLOT_PATH}/${link}`, code, expires });
  }
  await updateLinks(db, unit, changed);
  return links;
}
