import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  day,
  hellers,
  id,
  moment,
  momentOrEmpty,
  requiredLongText,
  requiredText,
  version,
  wholeNumber,
} from '#contract/fields.ts';
import { faultyMark } from '#contract/rules/reminder-text.ts';
import { debtor } from './arrears.ts';

const path = '/v1/money/arrears/{unit_id}/reminders';
const ofUnit = z.object({ unit_id: id });
const level = wholeNumber(1, 3);

/** A text whose marks are all known. */
const marked = <T extends z.ZodType<string>>(text: T) =>
  text.superRefine((value, context) => {
    const message = faultyMark(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** What a level says, when it comes, and how long there is to pay. */
export const reminderLevel = z
  .object({
    unit_id: z.int(),
    level: z.int(),
    subject: z.string(),
    body: z.string(),
    /** Days behind the due day, or behind the reminder before. */
    wait_days: z.int(),
    pay_days: z.int(),
    version: z.int(),
  })
  .meta({ id: 'ReminderLevel' });
export type ReminderLevel = z.infer<typeof reminderLevel>;

export const listReminderLevels = endpoint({
  method: 'GET',
  path: `${path}/levels`,
  access: 'user',
  modules: ['arrears'],
  summary:
    'Stupně upomínek jednotky: texty se značkami, po kolika dnech a kolik dní je na zaplacení',
  params: ofUnit,
  result: listOf(reminderLevel),
});

export const updateReminderLevel = endpoint({
  method: 'PUT',
  path: `${path}/levels/{level}`,
  access: 'client-admin',
  modules: ['arrears'],
  summary: 'Změna textu a lhůt stupně; co už odešlo, zůstane, jak bylo',
  /** 1 to 3; others are not there. */
  params: z.object({ unit_id: id, level: id }),
  body: z.object({
    version,
    subject: marked(requiredText(150)),
    body: marked(requiredLongText(4000)),
    wait_days: wholeNumber(1, 365),
    pay_days: wholeNumber(1, 90),
  }),
  result: reminderLevel,
  refuses: ['licence-expired'],
});

/** A debt with how far its reminding has got, as of today. */
export const remindedDebtor = z
  .object({
    ...debtor.shape,
    last_level: z.int(),
    last_on: day.nullable(),
    /** The next level and the day from which it is due; null after the last one. */
    next_level: z.int().nullable(),
    next_on: day.nullable(),
    /** Whether that day has come. */
    is_due: z.boolean(),
    /** Of who represents the party; empty where none is known. */
    email: z.string(),
  })
  .meta({ id: 'RemindedDebtor' });
export type RemindedDebtor = z.infer<typeof remindedDebtor>;

export const browseReminders = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['arrears'],
  summary: 'Dlužníci jednotky dnes: kolikátou upomínku dostali, která je další a od kdy',
  timeoutMs: 10_000,
  params: ofUnit,
  result: listOf(remindedDebtor),
});

/** By which way it goes: a mail where there is an address, or paper. */
export const reminderChannel = z.enum(['mail', 'paper']);
export type ReminderChannel = z.infer<typeof reminderChannel>;

/** So many are made at once. */
const MOST_AT_ONCE = 500;

/** Debts with the levels that the person saw to be due. */
const chosen = z
  .array(z.object({ ledger_account_id: id, level }))
  .min(1, 'Zvolte aspoň jednoho dlužníka')
  .max(MOST_AT_ONCE);

/** A letter as it would go today. */
export const reminderLetter = z
  .object({
    ledger_account_id: z.int(),
    level: z.int(),
    names: z.string(),
    email: z.string(),
    addressee: z.string(),
    subject: z.string(),
    body: z.string(),
    pay_by: day,
    amount: hellers,
    interest: hellers.nullable(),
  })
  .meta({ id: 'ReminderLetter' });
export type ReminderLetter = z.infer<typeof reminderLetter>;

/** He has paid; was reminded meanwhile, or it is not time yet; an agreement on instalments is kept. */
export const leftOutReason = z.enum(['paid', 'reminded', 'agreement']);
export type LeftOutReason = z.infer<typeof leftOutReason>;

export const previewReminders = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  access: 'user',
  modules: ['arrears'],
  reads: true,
  summary: 'Náhled upomínek, jak by dnes odešly; kdo už zaplatil nebo upomínku dostal, v něm není',
  timeoutMs: 20_000,
  params: ofUnit,
  body: z.object({ chosen }),
  result: z.object({
    values: z.array(reminderLetter),
    /** Whom of the chosen there is no letter to, and why. */
    left_out: z.array(z.object({ ledger_account_id: z.int(), reason: leftOutReason })),
  }),
});

export const sendReminders = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['arrears'],
  summary:
    'Odeslání upomínek úlohou na pozadí: e-mailem komu lze, ostatním na papír; nikomu stejný stupeň dvakrát',
  params: ofUnit,
  body: z.object({ chosen, channel: reminderChannel }),
  result: z.object({ task_id: z.int() }),
  refuses: ['licence-expired'],
});

/** A reminder as it was made. */
export const reminder = z
  .object({
    reminder_id: z.int(),
    unit_id: z.int(),
    ledger_account_id: z.int(),
    space_number: z.string(),
    building_name: z.string(),
    /** Of the space; empty where it has none. */
    variable_symbol: z.string(),
    names: z.string(),
    level: z.int(),
    reminded_on: day,
    pay_by: day,
    amount: hellers,
    interest: hellers.nullable(),
    /** Of how many claims. */
    claims_count: z.int(),
    addressee: z.string(),
    recipient: z.string(),
    channel: reminderChannel,
    subject: z.string(),
    body: z.string(),
    state: z.enum(['waiting', 'failing', 'sent', 'refused', 'made', 'handed', 'posted']),
    fault: z.string(),
    settled: momentOrEmpty,
    /** When it was handed over or posted by hand. */
    delivered_on: day.nullable(),
    created: moment,
    /** Who made it. */
    made_by: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Reminder' });
export type Reminder = z.infer<typeof reminder>;

export const listReminders = endpoint({
  method: 'GET',
  path: `${path}/sent`,
  access: 'user',
  modules: ['arrears'],
  summary: 'Upomínky, které jednotka odeslala, nebo jednoho konta; nejnovější první',
  timeoutMs: 10_000,
  params: ofUnit,
  query: z.object({ ledger_account_id: id.optional() }),
  result: listOf(reminder),
});

export const deliverReminder = endpoint({
  method: 'POST',
  path: `${path}/sent/{reminder_id}/delivered`,
  access: 'user',
  modules: ['arrears'],
  summary: 'Zapsání, že upomínka byla předána osobně nebo podána na poštu',
  params: z.object({ unit_id: id, reminder_id: id }),
  body: z.object({ version, state: z.enum(['handed', 'posted']), delivered_on: day }),
  result: reminder,
  refuses: ['licence-expired', 'reminder-mailed'],
});

/** Reminders as one file. */
export const reminderPdf = z
  .object({
    file_name: z.string(),
    content_type: z.literal('application/pdf'),
    content_base64: z.string(),
  })
  .meta({ id: 'ReminderPdf' });
export type ReminderPdf = z.infer<typeof reminderPdf>;

export const printReminders = endpoint({
  method: 'POST',
  path: `${path}/pdf`,
  access: 'user',
  modules: ['arrears'],
  reads: true,
  perMinute: 30,
  timeoutMs: 60_000,
  summary: 'Upomínky v jednom PDF k tisku, každá na své straně',
  params: ofUnit,
  body: z.object({
    reminders: z.array(id).min(1, 'Zvolte aspoň jednu upomínku').max(MOST_AT_ONCE),
  }),
  result: reminderPdf,
});
