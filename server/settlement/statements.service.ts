import { pragueDay } from '#contract/czech/prague-day.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type {
  bindStatements,
  boxStatements,
  deliverStatements,
  listStatements,
  mailStatements,
  printStatement,
  readStatement,
} from '#contract/settlement/statements.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import { enqueueTask, type NewTask } from '#server/jobs/queue.ts';
import { isBoxable } from './data-boxes.ts';
import { statementFile } from './statement-file.ts';
import { BOX_TASK, MAIL_TASK, PRINT_TASK } from './statement-tasks.ts';
import {
  selectIssued,
  selectIssues,
  selectKept,
  selectStatementIds,
  selectStatements,
  updateDelivered,
} from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';

/** So many statements are bound into one file. */
const MOST_IN_FILE = 100;
/** So many files are put into one archive: it has to fit into what a task keeps. */
const MOST_IN_ARCHIVE = 50;

/** Statements of the last issue, and all issues. Errors: `not-found`. */
export async function list({
  unit,
  db,
  params: { settlement_id },
}: UnitCall<typeof listStatements>) {
  const found = await selectIssued(db, unit, settlement_id);
  ensure(found !== undefined, 'not-found');
  return { issues: found.one.issues, values: found.rows };
}

/** The chosen statements of the last issue, in the order in which they are printed. Errors: `not-found`. */
async function chosenOf(
  db: Db,
  unit: OwnedUnit,
  settlement_id: number,
  statements: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(statements)];
  const ids = await selectStatementIds(db, unit, { settlement_id, ids: wanted });
  ensureNamed(ids.length === wanted.length, 'statements');
  return ids;
}

const countText = (count: number) =>
  `${count} ${czechPlural(count, 'vyúčtování', 'vyúčtování', 'vyúčtování')}`;

/** Has statements mailed by a task. Errors: `not-found`, `licence-expired`. */
export async function mail({
  unit,
  db,
  params: { settlement_id },
  body,
  actor,
  portal,
}: UnitCall<typeof mailStatements>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const statements = await chosenOf(db, unit, settlement_id, body.statements);
  const task_id = await enqueueTask(db, actor, {
    kind: MAIL_TASK,
    message: `Odeslání e-mailem: ${countText(statements.length)}`,
    unit_id: unit.unit_id,
    payload: { statements },
  });
  return { task_id };
}

/** Has statements bound into files for print by tasks. Errors: `not-found`. */
export async function bind({
  unit,
  db,
  params: { settlement_id },
  body,
  actor,
}: UnitCall<typeof bindStatements>) {
  const ids = await chosenOf(db, unit, settlement_id, body.statements);
  const tasks = inParts(ids, MOST_IN_FILE).map(({ statements, part }) => ({
    kind: PRINT_TASK,
    message: `Tisk: ${countText(statements.length)}${part}`,
    unit_id: unit.unit_id,
    payload: { statements },
  }));
  return { task_ids: await enqueued(db, actor, tasks) };
}

/** Statements by so many, each part with which of all it is. */
function inParts(ids: readonly number[], most: number) {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_part, turn) => {
    const at = turn * most;
    const statements = ids.slice(at, at + most);
    const part = ids.length > most ? ` (${at + 1}–${at + statements.length} z ${ids.length})` : '';
    return { statements, part };
  });
}

/** Puts tasks into the queue in their order; returns their ids. */
async function enqueued(
  db: Db,
  owner: Parameters<typeof enqueueTask>[1],
  tasks: readonly NewTask[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const task of tasks) ids.push(await enqueueTask(db, owner, task));
  return ids;
}

/**
 * Has statements that wait for recipients with data boxes put into archives by tasks. Errors: `not-found`,
 * `statement-without-box`.
 */
export async function box({
  unit,
  db,
  params: { settlement_id },
  body,
  actor,
}: UnitCall<typeof boxStatements>) {
  const chosen = await chosenOf(db, unit, settlement_id, body.statements);
  const rows = await selectStatements(db, unit, { settlement_id, ids: chosen });
  const ids = rows.filter(isBoxable).map((one) => one.settlement_statement_id);
  ensure(ids.length > 0, 'statement-without-box');
  const tasks = inParts(ids, MOST_IN_ARCHIVE).map(({ statements, part }) => ({
    kind: BOX_TASK,
    message: `Datové schránky: ${countText(statements.length)}${part}`,
    unit_id: unit.unit_id,
    payload: { settlement_id, statements },
  }));
  return { task_ids: await enqueued(db, actor, tasks) };
}

/**
 * Writes down that statements were delivered by hand. Errors: `licence-expired`, `not-found`, `invalid-input`,
 * `statement-mailed`.
 */
export async function deliver({
  unit,
  db,
  params: { settlement_id },
  body: { statements, ...delivery },
  portal,
}: UnitCall<typeof deliverStatements>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const ids = await chosenOf(db, unit, settlement_id, statements);
  const [last] = (await selectIssues(db, unit, settlement_id)) ?? [];
  const { delivered_on } = delivery;
  if (delivered_on > pragueDay(portal.now()) || delivered_on < (last?.issued_on ?? ''))
    throw fieldFault('delivered_on', 'Den musí být ode dne vydání do dneška');
  const delivered = await updateDelivered(db, unit, { settlement_id, ids }, delivery);
  ensure(delivered === ids.length, 'statement-mailed');
  return { delivered };
}

async function paperIn(db: Db, unit: OwnedUnit, id: number, today: string) {
  const [kept] = await selectKept(db, unit, [id]);
  ensure(kept !== undefined, 'not-found');
  return paperOf(kept, today);
}

/** A statement as its recipient reads it. Errors: `not-found`. */
export function read({ unit, db, params, portal }: UnitCall<typeof readStatement>) {
  return paperIn(db, unit, params.settlement_statement_id, pragueDay(portal.now()));
}

/** A statement in PDF. Errors: `not-found`, `overloaded`. */
export async function print({ portal, actor, params }: OutsideCall<typeof printStatement>) {
  ensure(actor !== undefined, 'unauthorized');
  const today = pragueDay(portal.now());
  const paper = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return paperIn(db, unit, params.settlement_statement_id, today);
  });
  return statementFile(paper, portal.now().toISOString(), actor.client_id);
}
