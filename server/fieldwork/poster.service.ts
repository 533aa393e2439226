import { plainCode, CODE_LENGTH } from '#contract/rules/sheet-code.ts';
import type { openPoster, OpenedPoster, proveFlat } from '#contract/fieldwork/slots.ts';
import { SLOT_PATH } from '#contract/fieldwork/slot-words.ts';
import { ensureAttempt, HOUR, returnAttempts, subjectOf } from '#server/access/attempts.ts';
import { networkOf } from '#server/access/network.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { lookedUp } from '#server/access/sheet-codes.ts';
import { selectClientContact } from '#server/core/clients/contact.sql.ts';
import { linksOfVisits } from '#server/core/fieldwork/slot-links.ts';
import { selectVisitOfFlat, type LinkedPoster } from '#server/core/fieldwork/slot-visits.sql.ts';
import { selectSerialsOf } from '#server/core/metering/space-meters.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import type { Portal } from '#server/portal.ts';
import { isSerialEnd } from './flat-proof.ts';
import { openedPosterOf, posterHolder } from './slot-opening.ts';

/** Tries of one flat of a poster within an hour: a misread digit or two; ten thousand ends would take nearly three months. */
const MOST_OF_FLAT = 5;
/** Tries of one network, whatever flats it names. */
const MOST_OF_NETWORK = 30;

/** The house of a poster. Errors: `visit-link-unknown`, `too-many-requests`, `module-off`. */
export async function openHouse(call: OutsideCall<typeof openPoster>): Promise<OpenedPoster> {
  const found = await posterHolder(call);
  return call.portal.database.transaction(async (db) => {
    const { unit, poster } = await openedPosterOf(db, call.portal, found);
    const { unit_name, round_name, work_name, building_name, place, expires } = poster;
    const contact = await selectClientContact(db, unit.client_id);
    return { ...contact, unit_name, round_name, work_name, building_name, place, expires };
  });
}

/** What somebody says of his flat. */
interface Claimed {
  readonly space_number: string;
  readonly proof: string;
}

/** The secret of the visit of the flat, if both halves are right; undefined whichever is wrong. */
async function provenSecret(
  db: Db,
  portal: Portal,
  { unit, poster }: { readonly unit: OwnedUnit; readonly poster: LinkedPoster },
  { space_number, proof }: Claimed,
): Promise<string | undefined> {
  const visit = await selectVisitOfFlat(db, unit, poster, space_number.trim());
  if (visit === undefined) return undefined;
  const key = await portal.secretsKey();
  const isCode = plainCode(proof).length === CODE_LENGTH;
  const isProven = isCode
    ? (visit.code_hash?.equals(lookedUp(key, 'visit', proof).hash) ?? false)
    : isSerialEnd(proof, await selectSerialsOf(db, unit, visit.pasport_id));
  if (!isProven) return undefined;
  const links = await linksOfVisits(db, portal, unit, [visit.visit_id]);
  return links.get(visit.visit_id)?.path.slice(SLOT_PATH.length + 1);
}

/**
 * From the poster to the visit of a flat. A try is counted before it is judged and given back when it is right; what of
 * it was wrong is not told. Errors: `visit-link-unknown`, `visit-proof-wrong`, `too-many-requests`, `module-off`.
 */
export async function prove(call: OutsideCall<typeof proveFlat>): Promise<{ secret: string }> {
  const { portal, caller, body } = call;
  const found = await posterHolder(call);
  const flat = `${found.id} ${body.space_number.trim().toLowerCase()}`;
  const network = networkOf(caller.address);
  const allowances = [
    { subject: subjectOf('visit-flat', flat), most: MOST_OF_FLAT, seconds: HOUR },
    { subject: subjectOf('visit-network', network), most: MOST_OF_NETWORK, seconds: HOUR },
  ];
  const secret = await portal.database.transaction(async (db) => {
    const attempts = await ensureAttempt(db, allowances, 'too-many-requests');
    const proven = await provenSecret(db, portal, await openedPosterOf(db, portal, found), body);
    if (proven !== undefined) await returnAttempts(db, attempts);
    return proven;
  });
  ensure(secret !== undefined, 'visit-proof-wrong');
  return { secret };
}
