import { pragueDay } from '#contract/czech/prague-day.ts';
import { errors } from '#contract/errors.ts';
import { missingNeeds } from '#contract/fieldwork/missing-needs.ts';
import { conflictSentences, type ResultConflict } from '#contract/fieldwork/result-words.ts';
import type {
  Finding,
  listVisitResults,
  reportVisit,
  VisitResult,
} from '#contract/fieldwork/results.ts';
import { toldTime } from '#contract/fieldwork/told-time.ts';
import { OPEN_STATES } from '#contract/fieldwork/visit-words.ts';
import { crewOf } from '#server/access/crew.ts';
import { licenceRefusal } from '#server/core/clients/licence.ts';
import { selectCrew } from '#server/core/fieldwork/crews.sql.ts';
import { selectJob } from '#server/core/fieldwork/jobs.sql.ts';
import {
  insertFindings,
  insertResult,
  selectHasVisit,
  selectResult,
  selectResultOfKey,
  selectResults,
} from '#server/core/fieldwork/results.sql.ts';
import { selectIsWalkedBy } from '#server/core/fieldwork/rounds.sql.ts';
import { visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import { selectVisitForUpdate } from '#server/core/fieldwork/visits.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { tryFindings, unwritten, type Visited } from './findings.ts';

type Call = UnitCall<typeof reportVisit>;
type HeldVisit = NonNullable<Awaited<ReturnType<typeof selectVisitForUpdate>>>;

/** The result as it stands. Errors: `not-found`. */
export async function tellResult({ db, unit }: Pick<Call, 'db' | 'unit'>, id: number) {
  const found = await selectResult(db, unit, id);
  ensure(found !== undefined, 'not-found');
  return found;
}

/**
 * A member of a crew brings results of its visits, and of what his crew was to walk before the office gave it to
 * another one: a telephone without a connection has not heard of that. Errors: `not-found`.
 */
export async function ensureWalked(
  { db, unit, actor }: Pick<Call, 'db' | 'unit' | 'actor'>,
  { round_id, crew_id }: Pick<HeldVisit, 'round_id' | 'crew_id'>,
): Promise<void> {
  const own = crewOf(actor);
  if (own === null || own === crew_id) return;
  ensure(await selectIsWalkedBy(db, unit, round_id, own), 'not-found');
}

/** What stands against the result of somebody of the crew as a whole; null where nothing does. */
function conflictOf(
  { state, crew_id }: Pick<HeldVisit, 'state' | 'crew_id'>,
  told: VisitResult['state'],
  own: number | null,
): ResultConflict | null {
  if (!OPEN_STATES.has(state)) return 'visit-ended';
  if (own !== null && crew_id !== null && own !== crew_id) return 'visit-moved';
  return state === 'unplaced' && told !== 'postponed' ? 'visit-unplaced' : null;
}

/** How the visit stands after the result; one that is put off waits for another time. */
export function visitAfter(
  { state, note, told_at }: Pick<VisitResult, 'state' | 'note' | 'told_at'>,
  client_user_id: number | null,
) {
  return state === 'postponed'
    ? ({ state: 'unplaced', note, crew_id: null, day: null, from_minute: null } as const)
    : { state, note, ended: told_at, client_user_id };
}

/** Where and when findings of the visit were made, by whose hand; of an ended licence nothing new is written. */
export async function visitedAt(
  { db, unit, portal }: Pick<Call, 'db' | 'unit' | 'portal'>,
  { pasport_id, crew_id }: Pick<HeldVisit, 'pasport_id' | 'crew_id'>,
  told_at: Date,
): Promise<Visited> {
  const now = portal.now();
  const crew = crew_id === null ? undefined : await selectCrew(db, unit.client_id, crew_id);
  const creation = { limited: null, made: 1 };
  const refusal = await licenceRefusal(db, unit.client_id, creation, now);
  return {
    db,
    unit,
    pasport_id,
    day: pragueDay(told_at),
    today: pragueDay(now),
    worker: crew?.name ?? '',
    refusal: refusal === undefined ? null : errors[refusal].errorMsg,
  };
}

/** What a done visit has not brought although its work requires it. */
async function missingOf({ db, unit, body, portal }: Call, visit_id: number) {
  if (body.state !== 'done') return [];
  const job = await selectJob(db, unit, visit_id, pragueDay(portal.now()));
  return job === undefined ? [] : missingNeeds(job, body);
}

/** Findings of a result that is not taken as it came: all of them wait. */
const waiting = (findings: readonly Finding[], conflict: ResultConflict) =>
  findings.map((told) => ({ told, fate: unwritten(conflictSentences[conflict]) }));

/** Keeps a result that came for the first time, and writes of it what can be; its id. Errors: `not-found` for a key of another visit. */
async function keep(call: Call, visit: HeldVisit): Promise<number> {
  const { db, unit, body, portal, actor } = call;
  const { visit_id } = visit;
  const told = toldTime(body.told_at, body.sent_at, portal.now());
  const conflict = conflictOf(visit, body.state, crewOf(actor));
  const missing = conflict === null ? await missingOf(call, visit_id) : [];
  const findings =
    conflict === null
      ? await tryFindings(await visitedAt(call, visit, told), body.findings)
      : waiting(body.findings, conflict);
  const isWritten =
    conflict === null &&
    missing.length === 0 &&
    findings.every(({ fate }) => fate.outcome === 'written');
  const { key, state, note, checks, signed_by, unsigned_reason } = body;
  const { client_user_id } = actor;
  const told_at = told.toISOString();
  const id = await insertResult(db, unit, {
    visit_id,
    key,
    state,
    told_at,
    note,
    checks,
    signed_by,
    unsigned_reason,
    client_user_id,
    conflict,
    missing,
    came: portal.now().toISOString(),
    outcome: isWritten ? 'written' : 'review',
  });
  // The key was made for another visit.
  ensure(id !== undefined, 'not-found');
  await insertFindings(db, unit, id, findings);
  if (conflict === null) {
    const columns = visitAfter({ state, note, told_at }, client_user_id);
    await visitTable.updateOne(db, unit, { id: visit_id, columns });
  }
  return id;
}

/**
 * What came back from a visit: kept always and once, whatever becomes of it; written as far as the rules
 * allow. Sent again it answers with what stands. Errors: `not-found`.
 */
export async function report(call: Call): Promise<VisitResult> {
  const { db, unit, params, body } = call;
  // Whoever sends the same at once waits here.
  const visit = await selectVisitForUpdate(db, unit, params.visit_id);
  ensure(visit !== undefined, 'not-found');
  await ensureWalked(call, visit);
  const known = await selectResultOfKey(db, unit, body.key);
  if (known !== undefined) {
    ensure(known.visit_id === params.visit_id, 'not-found');
    return known;
  }
  return tellResult(call, await keep(call, visit));
}

/** What came back from a visit, the newest first. Errors: `not-found`. */
export async function readResults({ db, unit, params }: UnitCall<typeof listVisitResults>) {
  const values = await selectResults(db, unit, params.visit_id);
  ensure(values.length > 0 || (await selectHasVisit(db, unit, params.visit_id)), 'not-found');
  return { values };
}
