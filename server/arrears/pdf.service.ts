import { czechDate } from '#contract/czech/iso-date.ts';
import type { printReminders, Reminder, ReminderPdf } from '#contract/money/reminders.ts';
import { levelName } from '#contract/rules/reminder-text.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit } from '#server/access/owned.ts';
import { ensure, ensureNamed } from '#server/errors.ts';
import type { OutsideCall } from '#server/http/route.ts';
import type { PdfPart } from '#server/pdf/document.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { selectUnitName } from './levels.sql.ts';
import { selectReminders } from './reminders.sql.ts';

/** A letter as it lies in an envelope: to whom, when, what. */
const partOf = (
  { addressee, reminded_on, subject, body, level }: Reminder,
  author: string,
): PdfPart => [
  {
    kind: 'parties',
    parties: [
      { label: 'Odesílatel', lines: [author] },
      { label: 'Adresát', lines: addressee.split('\n') },
    ],
  },
  { kind: 'note', text: `${levelName(level)}, ${czechDate(reminded_on)}` },
  { kind: 'title', text: subject },
  ...body.split(/\n{2,}/u).map((text) => ({ kind: 'text', text }) as const),
];

/** Reminders in one file, each on a page of its own. Errors: `not-found`, `overloaded`. */
export async function print({
  portal,
  actor,
  params,
  body,
}: OutsideCall<typeof printReminders>): Promise<ReminderPdf> {
  ensure(actor !== undefined, 'unauthorized');
  const ids = new Set(body.reminders);
  const { reminders, author } = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, params.unit_id);
    return {
      reminders: await selectReminders(db, unit, { ids: [...ids] }),
      author: await selectUnitName(db, unit),
    };
  });
  ensureNamed(reminders.length === ids.size, 'reminders');
  const made = portal.now().toISOString();
  const [first] = reminders;
  const title = reminders.length === 1 ? (first?.subject ?? 'Upomínka') : 'Upomínky';
  const document = { title, author, made, parts: reminders.map((one) => partOf(one, author)) };
  const bytes = await makePdf(document, actor.client_id);
  return {
    file_name: `upomínky ${made.slice(0, 10)}.pdf`,
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
