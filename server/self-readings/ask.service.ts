import type { ResultOf } from '#contract/endpoint.ts';
import type { askForSelfReading, printSelfSheets } from '#contract/metering/self-reading-calls.ts';
import { SELF_READING_PATH, type SelfRound } from '#contract/metering/self-rounds.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { foundBy, secretsOf, type Secrets } from '#server/access/sheet-codes.ts';
import { toMail, toPrint } from '#server/core/people/whom-to-ask.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { selfReadingLetter } from './letters.ts';
import { selectRoundHeld } from './rounds.sql.ts';
import { selectSpaces, updateAsked, updateFoundBy, type AskedRow } from './spaces.sql.ts';
import { ROUND_ENDED, today } from './words.ts';

/** A running round whose last day has not gone by. Errors: `not-found`, `asking-ended`. */
async function askable(
  db: Db,
  unit: OwnedUnit,
  id: number,
  day: string,
): Promise<Pick<SelfRound, 'opens' | 'closes'>> {
  const round = await selectRoundHeld(db, unit, id);
  ensure(round !== undefined, 'not-found');
  ensure(round.state === 'running' && day <= round.closes, 'asking-ended', ROUND_ENDED);
  return round;
}

/** The secrets of a space. After the key of the portal was lost they are others, and are found by anew. */
async function secretsToday(
  db: Db,
  unit: OwnedUnit,
  key: Buffer,
  { seed, code_hash, self_reading_space_id }: AskedRow,
): Promise<Secrets> {
  const secrets = secretsOf(key, 'self-reading', seed);
  const found = foundBy(key, 'self-reading', secrets);
  if (!found.code_hash.equals(code_hash))
    await updateFoundBy(db, unit, self_reading_space_id, found);
  return secrets;
}

/** Spaces that have not lost their secrets. */
async function asked(db: Db, unit: OwnedUnit, self_reading_round_id: number, opens: string) {
  const all = await selectSpaces(db, unit, { self_reading_round_id, opens });
  return all.filter(({ revoked }) => !revoked);
}

/** Codes to be printed, again as they were; that they were is written down. Errors: `not-found`, `asking-ended`. */
export async function sheets(
  call: UnitCall<typeof printSelfSheets>,
): Promise<ResultOf<typeof printSelfSheets>> {
  const { unit, db, params, body, portal } = call;
  const { self_reading_round_id: id } = params;
  const { opens } = await askable(db, unit, id, today(portal));
  const printed = toPrint(await asked(db, unit, id, opens), { ...body, pasport_id: null });
  const key = await portal.secretsKey();
  const values: ResultOf<typeof printSelfSheets>['values'] = [];
  for (const one of printed) {
    const code = writtenCode((await secretsToday(db, unit, key, one)).code);
    const { pasport_id, space_number } = one;
    const url = `${portal.publicUrl()}${SELF_READING_PATH}/${code}`;
    values.push({ pasport_id, space_number, code, url });
  }
  await updateAsked(db, unit, printed, { kind: 'sheet', at: portal.now().toISOString() });
  return { values };
}

/** Mails to all who are due, and writes it down. Errors: `not-found`, `asking-ended`. */
export async function ask(
  call: UnitCall<typeof askForSelfReading>,
): Promise<{ asked_count: number }> {
  const { unit, db, params, body, portal } = call;
  const { self_reading_round_id: id } = params;
  const round = await askable(db, unit, id, today(portal));
  const due = toMail(await asked(db, unit, id, round.opens), body, today(portal));
  const key = await portal.secretsKey();
  for (const one of due) {
    const { link } = await secretsToday(db, unit, key, one);
    const url = `${portal.publicUrl()}${SELF_READING_PATH}/${link}`;
    const letter = selfReadingLetter({ ...one, ...round, kind: body.kind, url });
    await enqueueMail(db, { recipient: one.email, ...letter });
  }
  await updateAsked(db, unit, due, { kind: body.kind, at: portal.now().toISOString() });
  return { asked_count: due.length };
}
