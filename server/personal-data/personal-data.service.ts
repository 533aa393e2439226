import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  anonymisePerson,
  exportPersonalData,
  PersonalExport,
  PersonalOverview,
  readPersonalOverview,
} from '#contract/personal-data.ts';
import { updateHistoryCovered } from '#server/access/history.sql.ts';
import { ensureSeen } from '#server/access/saved.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { updateMessagesBlank } from '#server/core/clients/messages.sql.ts';
import { updateAddressBlank } from '#server/core/people/blank.sql.ts';
import type { Erased, Erasing } from '#server/core/people/erasing.ts';
import { updateTextsEmptied } from '#server/core/people/of-person.sql.ts';
import { COVERED_COLUMNS } from '#server/db/book/persons.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import { deleteReplies } from '#server/http/repeat.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { insertAnonymisation } from './anonymise.sql.ts';
import { selectParts } from './export.sql.ts';
import { obstacleText, substituteOf, tellsOf } from './personal-words.ts';
import { selectStanding } from './overview.sql.ts';
import { selectLastingRelations, selectTraced, type Person, type Traced } from './person.sql.ts';
import { messageHistoryOf, messagesOf, naming, tellingHistory, type Count } from './traces.sql.ts';

async function traced(db: Db, unit: OwnedUnit, addressId: number, lock?: 'held'): Promise<Traced> {
  const found = await selectTraced(db, unit, addressId, lock);
  ensure(found !== undefined, 'not-found');
  return found;
}

const some = <C extends Count>(counts: readonly C[]) => counts.filter(({ count }) => count > 0);

async function overviewOf(db: Db, found: Traced, day: string): Promise<PersonalOverview> {
  const standing = await selectStanding(db, found, day);
  ensure(standing !== undefined, 'unexpected');
  const { replaced, kept, lasting, elsewhere, mentions, ...done } = standing;
  const { address_id, full_name, version } = found.person;
  return {
    address_id,
    full_name,
    version,
    substitute: substituteOf(address_id),
    replaced: some(replaced),
    kept: some(kept),
    obstacles: lasting.map(obstacleText),
    elsewhere: [...elsewhere],
    mentions: mentions.map(({ total: _total, ...mention }) => mention),
    mentions_total: mentions[0]?.total ?? 0,
    ...done,
  };
}

/** What is held of the person and what an anonymisation would do; changes nothing. Errors: `not-found`. */
export async function readOverview({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof readPersonalOverview>): Promise<PersonalOverview> {
  return overviewOf(db, await traced(db, unit, params.address_id), pragueDay(portal.now()));
}

/** Everything that the client's data hold of the person. Errors: `not-found`. */
export async function exportPerson({
  unit,
  db,
  params,
  portal,
}: UnitCall<typeof exportPersonalData>): Promise<PersonalExport> {
  const found = await traced(db, unit, params.address_id);
  const made = portal.now().toISOString();
  return { made, full_name: found.person.full_name, parts: await selectParts(db, found) };
}

type Anonymising = UnitCall<typeof anonymisePerson>;

function ensureMeant({ body, portal }: Anonymising, person: Person): void {
  ensure(person.full_name !== substituteOf(person.address_id), 'person-anonymised');
  if (body.confirmation !== person.full_name)
    throw fieldFault('confirmation', `Opište jméno přesně: ${person.full_name}`);
  if (tellsOf(body.reason, person))
    throw fieldFault('reason', 'Důvod se uchovává, nesmí obsahovat jméno osoby');
  if (body.requested_on > pragueDay(portal.now()))
    throw fieldFault('requested_on', 'Žádost nemůže být z budoucnosti');
}

/** Leaves nothing of the person in tables of other rooms; history comes last, with what all this has written. */
async function eraseElsewhere(db: Db, found: Traced, erasings: readonly Erasing[]): Promise<void> {
  const { unit, ids, person } = found;
  const names = (text: Parameters<Erased['names']>[0]) => naming(text, person);
  for (const erase of erasings) await erase(db, { unit, ids, fields: COVERED_COLUMNS, names });
  await updateMessagesBlank(db, messagesOf(found));
  await deleteReplies(db, unit.client_id, names);
  await updateHistoryCovered(db, ['message'], messageHistoryOf(found));
  await updateHistoryCovered(db, COVERED_COLUMNS, tellingHistory(found));
}

/**
 * Replaces the person by a substitute in all records of the client, in history and in what imports have
 * left, for good; tells the free texts that still name him. Errors: `not-found`, `version-conflict`, `person-anonymised`, `person-related` while a
 * relation to a space lasts, `invalid-input`.
 */
export async function anonymise(
  call: Anonymising,
  erasings: readonly Erasing[],
): Promise<PersonalOverview> {
  const { unit, db, actor, params, body, portal } = call;
  const day = pragueDay(portal.now());
  const found = await traced(db, unit, params.address_id, 'held');
  const { address_id } = found.person;
  await ensureSeen(body.version, found.person, () => overviewOf(db, found, day));
  ensureMeant(call, found.person);
  const obstacles = (await selectLastingRelations(db, found, day)).map(obstacleText);
  const errorMsg = `Osobu nelze anonymizovat, dokud trvá: ${obstacles.join('; ')}.`;
  ensure(obstacles.length === 0, 'person-related', { errorMsg });
  const { reason, requested_on } = body;
  const user_name = `${actor.first_name} ${actor.last_name}`.trim();
  const { mentions, mentions_total } = await overviewOf(db, found, day);
  const done = { address_id, reason, requested_on, user_name, mentions: mentions_total };
  await insertAnonymisation(db, unit, done);
  await updateAddressBlank(db, unit, address_id, substituteOf(address_id));
  await updateTextsEmptied(db, found);
  await eraseElsewhere(db, found, erasings);
  const overview = await overviewOf(db, await traced(db, unit, address_id), day);
  return { ...overview, mentions, mentions_total };
}
