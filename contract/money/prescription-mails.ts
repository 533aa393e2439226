import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, hellers, id, moment, momentOrEmpty } from '#contract/fields.ts';
import { prescriptionModules } from '#contract/module-names.ts';

// Sheets of spaces by mail: who gets which, what became of each, and that none goes twice.

const path = '/v1/prescription/sheets/{unit_id}/mail';
const ofUnit = z.object({ unit_id: id });
const MOST_SHEETS = 1000;

const chosen = z.object({
  as_of: day,
  pasport_ids: z.array(id).min(1, 'Zvolte aspoň jeden prostor').max(MOST_SHEETS),
});

/**
 * What happens to a sheet of somebody who bears the space: it goes, he has no address, the same one was sent
 * to him already, nobody bears the space, or nothing is prescribed for it.
 */
export const mailVerdict = z.enum(['send', 'no-email', 'done', 'no-payer', 'nothing']);
export type MailVerdict = z.infer<typeof mailVerdict>;

/** Somebody who bears a space on the day; a space that nobody bears has one row without an address. */
export const sheetRecipient = z
  .object({
    pasport_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    address_id: z.int().nullable(),
    full_name: z.string(),
    email: z.string(),
    /** Of all rows, a month. */
    sum: hellers,
    verdict: mailVerdict,
  })
  .meta({ id: 'SheetRecipient' });
export type SheetRecipient = z.infer<typeof sheetRecipient>;

export const previewSheetMails = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  access: 'user',
  modules: prescriptionModules,
  summary:
    'Komu by evidenční listy vybraných prostorů odešly e-mailem, kdo adresu nemá a kdo týž list už dostal',
  reads: true,
  timeoutMs: 15_000,
  params: ofUnit,
  body: chosen,
  result: listOf(sheetRecipient),
});

export const sendSheetMails = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: prescriptionModules,
  summary:
    'Odeslání evidenčních listů e-mailem úlohou na pozadí; týž list nedostane nikdo dvakrát, odmítnutý se zkusí znovu',
  params: ofUnit,
  body: chosen,
  result: z.object({ task_id: z.int() }),
  refuses: ['licence-expired'],
});

/** A sheet that was sent, as it was written. */
export const sheetMail = z
  .object({
    prescription_mail_id: z.int(),
    unit_id: z.int(),
    pasport_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    addressee: z.string(),
    recipient: z.string(),
    as_of: day,
    sum: hellers,
    subject: z.string(),
    body: z.string(),
    state: z.enum(['waiting', 'failing', 'sent', 'refused']),
    /** What the mail server said to it. */
    fault: z.string(),
    /** When the mail server took it over, or it was given up. */
    settled: momentOrEmpty,
    made: moment,
    /** Who sent it. */
    made_by: z.string(),
  })
  .meta({ id: 'SheetMail' });
export type SheetMail = z.infer<typeof sheetMail>;

export const listSheetMails = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: prescriptionModules,
  summary:
    'Evidenční listy odeslané e-mailem, všechny nebo jednoho prostoru: kdy, kým, kam a zda došly; nejnovější první',
  timeoutMs: 10_000,
  params: ofUnit,
  query: z.object({ pasport_id: id.optional() }),
  result: listOf(sheetMail),
});
