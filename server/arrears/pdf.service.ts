import { pragueDay } from '#contract/czech/prague-day.ts';
import type { printReminders, ReminderPdf } from '#contract/money/reminders.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { selectPaidTo } from '#server/core/ledger/paid-to.sql.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import { letterPart } from './reminder-document.ts';
import { selectReminders } from './reminders.sql.ts';

/** Reminders in one file, each on a page of its own. Errors: `not-found`, `overloaded`. */
export async function print({
  portal,
  actor,
  params,
  body,
}: OutsideCall<typeof printReminders>): Promise<ReminderPdf> {
  ensure(actor !== undefined, 'unauthorized');
  const ids = new Set(body.reminders);
  const { reminders, author, bank } = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return {
      reminders: await selectReminders(db, unit, { ids: [...ids] }),
      author: await selectUnitName(db, unit),
      bank: await selectPaidTo(db, unit),
    };
  });
  ensureNamed(reminders.length === ids.size, 'reminders');
  const made = portal.now().toISOString();
  const [first] = reminders;
  const title = reminders.length === 1 ? (first?.subject ?? 'Upomínka') : 'Upomínky';
  const sender = { author, bank, today: pragueDay(portal.now()) };
  const parts = reminders.map((one) => letterPart(one, sender));
  const document = { title, author, made, parts };
  const bytes = await makePdf(document, actor.client_id);
  return {
    file_name: `upomínky ${made.slice(0, 10)}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
