import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  listSheetMails,
  previewSheetMails,
  sendSheetMails,
} from '#contract/money/prescription-mails.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { namedOfUnit } from '#server/core/ledger/accounts.sql.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { enqueueTask } from '#server/jobs/queue.ts';
import { recipientsOf } from './recipients.ts';
import { SHEETS_TASK } from './tasks.ts';
import { mailsOf } from './mails.sql.ts';

/** Who would get the sheets by mail, and who would not and why. Errors: `not-found`. */
export async function previewMails({ unit, db, body, portal }: UnitCall<typeof previewSheetMails>) {
  const told = await recipientsOf(db, unit, body, pragueDay(portal.now()));
  return { values: told.map(({ sheet: _sheet, content_hash: _hash, ...one }) => one) };
}

/** Has the sheets sent by a task. Errors: `not-found`, `licence-expired`. */
export async function sendMails({
  unit,
  db,
  body,
  portal,
  actor,
}: UnitCall<typeof sendSheetMails>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await recipientsOf(db, unit, body, pragueDay(portal.now()));
  const task_id = await enqueueTask(db, actor, {
    kind: SHEETS_TASK,
    message: `Evidenční listy e-mailem: ${body.pasport_ids.length}`,
    unit_id: unit.unit_id,
    payload: body,
  });
  return { task_id };
}

/** Sheets that were sent. Errors: `not-found`. */
export async function listMails({ unit, db, query }: UnitCall<typeof listSheetMails>) {
  const mails = mailsOf(unit, query.pasport_id);
  const values = await selectRowsUnder(db, namedOfUnit(unit, query), mails);
  ensure(values !== undefined, 'not-found');
  return { values };
}
