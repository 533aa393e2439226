import { z } from 'zod';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { USUAL_STATEMENT_LINK_DAYS } from '#contract/settlement/statement-links.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import {
  keepTaskFile,
  type TaskHandler,
  type TaskHandlers,
  type TaskRun,
} from '#server/jobs/queue.ts';
import { settleMails } from '#server/jobs/settle-mails.ts';
import type { RepeatedWork } from '#server/jobs/start.ts';
import { enqueueMail } from '#server/outside/mailer.ts';
import { pdfOfTask } from '#server/pdf/pdf-of-task.ts';
import type { Portal } from '#server/portal.ts';
import { boxArchive, isBoxable, type BoxedStatement } from './data-boxes.ts';
import { statementDocument } from './statement-document.ts';
import { statementFileName } from './statement-file.ts';
import { statementLetter } from './statement-letter.ts';
import { makeStatementLink } from './statement-links.service.ts';
import {
  mailedStatements,
  selectKept,
  selectKeptForUpdate,
  selectStatements,
  updateMailed,
  type KeptStatement,
} from './statements.sql.ts';
import { paperOf } from './stored-statements.ts';

/** The kinds of the tasks that mail statements, bind them for print and for data boxes. */
export const MAIL_TASK = 'settlement-mail';
export const PRINT_TASK = 'settlement-print';
export const BOX_TASK = 'settlement-data-box';

const payload = z.object({ statements: z.array(z.int()) });

async function unitOf(db: Db, { task: { client_id, unit_id } }: TaskRun): Promise<OwnedUnit> {
  ensure(unit_id !== null, 'not-found');
  return ownedUnit(db, { client_id }, unit_id);
}

/** Whether a mail of the statement may leave: it is nobody's yet, and was not replaced meanwhile. */
const isMailable = ({ state, email, is_superseded }: KeptStatement) =>
  (state === 'made' || state === 'refused') && email !== '' && !is_superseded;

/** Mails a statement with its link; whoever else mails it waits and then finds it mailed. */
async function mailOne(run: TaskRun, id: number, content: Buffer): Promise<void> {
  await run.transaction(async (db) => {
    const unit = await unitOf(db, run);
    const kept = await selectKeptForUpdate(db, unit, id);
    if (kept === undefined || !isMailable(kept)) return;
    const { address_id, email: recipient } = kept;
    const paper = paperOf(kept, pragueDay(run.portal.now()));
    const link = await makeStatementLink(db, run.portal, unit, {
      settlement_statement_id: id,
      address_id,
      recipient,
      days: USUAL_STATEMENT_LINK_DAYS,
      client_user_id: run.task.client_user_id,
    });
    const file = { file_name: statementFileName(paper), content };
    const outbox_mail_id = await enqueueMail(db, {
      recipient,
      ...statementLetter(paper, link),
      file,
    });
    await updateMailed(db, unit, id, { mailed_to: recipient, outbox_mail_id });
  });
}

/** One statement after another, each in a transaction of its own: one that has left is not mailed by the next try. */
const mail: TaskHandler = async (run) => {
  const { statements } = payload.parse(run.task.payload);
  for (const [at, id] of statements.entries()) {
    run.signal.throwIfAborted();
    const [kept] = await run.reading(async (db) => selectKept(db, await unitOf(db, run), [id]));
    if (kept === undefined || !isMailable(kept)) continue;
    const paper = paperOf(kept, pragueDay(run.portal.now()));
    const made = run.portal.now().toISOString();
    const content = await pdfOfTask(statementDocument([paper], made), run.task.client_id);
    await mailOne(run, id, content);
    run.progress(Math.floor((100 * (at + 1)) / statements.length));
  }
  await run.finish(async () => undefined);
};

/** Binds statements into one file, in the order in which they were given. */
const print: TaskHandler = async (run) => {
  const { statements } = payload.parse(run.task.payload);
  const today = pragueDay(run.portal.now());
  const kept = await run.reading(async (db) => selectKept(db, await unitOf(db, run), statements));
  const [first, ...others] = kept.map((one) => paperOf(one, today));
  ensure(first !== undefined, 'not-found');
  run.progress(10);
  const made = run.portal.now().toISOString();
  const content = await pdfOfTask(statementDocument([first, ...others], made), run.task.client_id);
  const file = {
    file_name: `vyúčtování k tisku ${today}.pdf`,
    content_type: 'application/pdf',
    content,
  };
  await run.finish(async (db) => {
    await keepTaskFile(db, run.task, file);
    return undefined;
  });
};

const ofSettlement = payload.extend({ settlement_id: z.int() });

/** Puts statements for data boxes into an archive; one that was delivered meanwhile is left out. */
const box: TaskHandler = async (run) => {
  const { statements: ids, settlement_id } = ofSettlement.parse(run.task.payload);
  const today = pragueDay(run.portal.now());
  const made = run.portal.now().toISOString();
  const rows = await run.reading(async (db) =>
    (await selectStatements(db, await unitOf(db, run), { settlement_id, ids })).filter(isBoxable),
  );
  const boxed: BoxedStatement[] = [];
  for (const [at, { settlement_statement_id: id, data_box }] of rows.entries()) {
    run.signal.throwIfAborted();
    const [kept] = await run.reading(async (db) => selectKept(db, await unitOf(db, run), [id]));
    if (kept === undefined) continue;
    const paper = paperOf(kept, today);
    const content = await pdfOfTask(statementDocument([paper], made), run.task.client_id);
    boxed.push({ data_box, paper, content });
    run.progress(Math.floor((95 * (at + 1)) / rows.length));
  }
  ensure(boxed.length > 0, 'statement-without-box');
  const file = {
    file_name: `vyúčtování do datových schránek ${today}.zip`,
    content_type: 'application/zip',
    content: await boxArchive(boxed),
  };
  await run.finish(async (db) => {
    await keepTaskFile(db, run.task, file);
    return undefined;
  });
};

/** Handlers of the tasks of statements. */
export const statementTasks: TaskHandlers = new Map([
  [MAIL_TASK, mail],
  [PRINT_TASK, print],
  [BOX_TASK, box],
]);

/** Writes down what has come of statements that were mailed. */
export const settleStatements = (portal: Portal, signal?: AbortSignal): Promise<void> =>
  settleMails(portal, mailedStatements, signal);

export const statementWork: readonly RepeatedWork[] = [
  { pattern: '*/5 * * * * *', name: 'Settling of statements', work: settleStatements },
];
