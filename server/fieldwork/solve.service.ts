import type { FieldError } from '#contract/envelope.ts';
import type {
  dismissVisitResult,
  VisitFinding,
  VisitResult,
  writeVisitResult,
} from '#contract/fieldwork/results.ts';
import { OPEN_STATES } from '#contract/fieldwork/visit-words.ts';
import { ensureSeen } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  selectVisitOfResult,
  updateFindings,
  updateOutcome,
  type SolvedFinding,
} from '#server/core/fieldwork/results.sql.ts';
import { visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import { selectIsFollowed, selectVisitForUpdate } from '#server/core/fieldwork/visits.sql.ts';
import { AppError, ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { tryFindings } from './findings.ts';
import { tellResult, visitAfter, visitedAt } from './results.service.ts';

type WriteCall = UnitCall<typeof writeVisitResult>;
type Call = WriteCall | UnitCall<typeof dismissVisitResult>;
type HeldVisit = NonNullable<Awaited<ReturnType<typeof selectVisitForUpdate>>>;

/** The result that waits for the office, in the version that the person saw, held by its visit. Errors: `not-found`, `version-conflict`, `result-solved`. */
async function heldResult(call: Call) {
  const { db, unit, params, body } = call;
  const visit_id = await selectVisitOfResult(db, unit, params.id);
  ensure(visit_id !== undefined, 'not-found');
  const visit = await selectVisitForUpdate(db, unit, visit_id);
  ensure(visit !== undefined, 'not-found');
  const result = await tellResult(call, params.id);
  await ensureSeen(body.version, result);
  ensure(result.outcome === 'review', 'result-solved');
  return { visit, result };
}

/** Findings that are going to be written, as the office has put them right, each with its turn in what was sent. */
function wanted({ body }: WriteCall, { findings }: VisitResult) {
  const waiting = findings.filter(({ outcome }) => outcome === 'refused');
  const ids = new Set(waiting.map(({ visit_finding_id }) => visit_finding_id));
  const named = [...body.findings.map((one) => one.visit_finding_id), ...body.drop];
  ensure(
    named.every((id) => ids.has(id)),
    'not-found',
  );
  const dropped = waiting.filter((one) => body.drop.includes(one.visit_finding_id));
  const kept = waiting
    .filter((one) => !dropped.includes(one))
    .map(({ visit_finding_id, told }) => {
      const at = body.findings.findIndex((one) => one.visit_finding_id === visit_finding_id);
      return { visit_finding_id, at, told: body.findings[at]?.told ?? told };
    });
  return { dropped, kept };
}

/** Where a fault of a finding is told: at its field where it was sent, else at all of them. */
function faultAt(at: number, field: string, message: string): FieldError {
  const of = at === -1 ? 'findings' : `findings.${at}.told${field === '' ? '' : `.${field}`}`;
  return { field: of, message };
}

const givenUp = ({ visit_finding_id, told }: VisitFinding): SolvedFinding => ({
  visit_finding_id,
  told,
  fate: { outcome: 'dismissed', field: '', message: '' },
});

/** Writes all of the findings, or tells what stands against each. Errors: `invalid-input`, `licence-expired`. */
async function writeAll(
  call: WriteCall,
  visit: HeldVisit,
  told_at: string,
  kept: ReturnType<typeof wanted>['kept'],
): Promise<SolvedFinding[]> {
  if (kept.length === 0) return [];
  await ensureLicenceHolds(call.db, call.unit.client_id, call.portal.now());
  const visited = await visitedAt(call, visit, new Date(told_at));
  const tried = await tryFindings(
    visited,
    kept.map(({ told }) => told),
  );
  const solved = kept.map(({ visit_finding_id, at }, turn) => ({
    visit_finding_id,
    at,
    ...(tried[turn] as (typeof tried)[number]),
  }));
  const fields = solved
    .filter(({ fate }) => fate.outcome !== 'written')
    .map(({ at, fate }) => faultAt(at, fate.field ?? '', fate.message ?? ''));
  if (fields.length > 0) throw new AppError('invalid-input', { fields });
  return solved;
}

/**
 * Has the visit end as the result says: one that waits, and one that was missed or given up when somebody has
 * been there after all. What was put off once is not put off again. Errors: `visit-not-planned`.
 */
async function settleVisit({ db, unit, actor }: WriteCall, visit: HeldVisit, result: VisitResult) {
  const { visit_id: id, day, state } = visit;
  const columns = visitAfter(result, actor.client_user_id);
  if (OPEN_STATES.has(state)) {
    if (result.state === 'postponed' && result.conflict === null) return;
    ensure(result.state === 'postponed' || day !== null, 'visit-not-planned');
    await visitTable.updateOne(db, unit, { id, columns });
    return;
  }
  const isMade = result.state === 'done' && state !== 'done' && day !== null;
  if (isMade && !(await selectIsFollowed(db, unit, id)))
    await visitTable.updateOne(db, unit, { id, columns });
}

/**
 * Writes what waited of a result, as the office has put it right: all of it, or nothing. Errors: `not-found`,
 * `version-conflict`, `result-solved`, `invalid-input` at the fields of findings, `visit-not-planned`, `licence-expired`.
 */
export async function writeResult(call: WriteCall): Promise<VisitResult> {
  const { db, unit, params, body } = call;
  const { visit, result } = await heldResult(call);
  const { dropped, kept } = wanted(call, result);
  const written = await writeAll(call, visit, result.told_at, kept);
  await settleVisit(call, visit, result);
  await updateFindings(db, unit, [
    ...written.map(({ visit_finding_id, told, fate }) => ({ visit_finding_id, told, fate })),
    ...dropped.map(givenUp),
  ]);
  await updateOutcome(db, unit, params.id, { outcome: 'written', solved_note: body.note });
  return tellResult(call, params.id);
}

/** Gives a result up, with the reason; what came stays kept. Errors: `not-found`, `version-conflict`, `result-solved`, `invalid-input`. */
export async function dismissResult(
  call: UnitCall<typeof dismissVisitResult>,
): Promise<VisitResult> {
  const { db, unit, params, body } = call;
  const { result } = await heldResult(call);
  if (body.note.trim() === '') throw fieldFault('note', 'Napište, proč se výsledek nezapíše');
  const waiting = result.findings.filter(({ outcome }) => outcome === 'refused');
  await updateFindings(db, unit, waiting.map(givenUp));
  await updateOutcome(db, unit, params.id, { outcome: 'dismissed', solved_note: body.note });
  return tellResult(call, params.id);
}
