import { z } from 'zod';
import { czechDate } from '#contract/czech/iso-date.ts';
import { day, longText, text, wholeNumber } from './fields.ts';
import { DIALOG, notImported, record, told, written } from './record.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { reference } from '#contract/values/reference.ts';
import { rows } from '#contract/values/rows.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';

export const revisionResult = z.enum(['ok', 'faults', 'unfit']);

const resultValue = choice(
  revisionResult,
  { ok: ['bez závad'], faults: ['se závadami'], unfit: ['nevyhovuje'] },
  'ok',
);
const maybeDay = orNone(dayOf(day));

const imported = notImported('Zprávy o revizích se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

const FAULT_LENGTH = 2000;
const MOST_FAULTS = 50;

/** A fault that an inspection has found: until when it is to be repaired, and when it was. */
const faultRow = z
  .object({
    fault: z.string(),
    repair_by: z.iso.date().nullable(),
    repaired_on: z.iso.date().nullable(),
  })
  .meta({ id: 'RevisionFault' });
export type RevisionFault = z.infer<typeof faultRow>;

const storedRows = z.array(faultRow);
const writtenRows = z
  .array(
    z.object({
      fault: longText(FAULT_LENGTH),
      repair_by: day.nullable().default(null),
      repaired_on: day.nullable().default(null),
    }),
  )
  .max(MOST_FAULTS, `Zadejte nejvýše ${MOST_FAULTS} závad`);

function faultText({ fault, repair_by, repaired_on }: RevisionFault): string {
  if (repaired_on !== null) return `${fault} (odstraněno ${czechDate(repaired_on)})`;
  return repair_by === null ? fault : `${fault} (do ${czechDate(repair_by)})`;
}

/** Faults in words; of history as JSON tells them. */
function faultsText(value: unknown): string {
  const read: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return (storedRows.safeParse(read).data ?? []).map(faultText).join('; ');
}

/** Fields of a report of a revision; the cost in hellers. */
export const reportFields = {
  done_on: written(dayOf(day), {
    ...fact('Provedena dne'),
    listed: { heading: 'Provedena', width: 120, telling: true },
  }),
  result: written(resultValue, { ...fact('Výsledek'), listed: { width: 120, telling: true } }),
  /** The next revision as the report says; null leaves it to the interval. */
  next_on: written(maybeDay, { ...fact('Příští podle zprávy'), listed: { width: 160 } }),
  fault_rows: written(rows(storedRows, writtenRows, faultsText), fact('Zjištěné závady')),
  cost: written(orNone(money(wholeNumber(0, 2_000_000_000))), {
    ...fact('Náklad'),
    listed: { width: 110 },
  }),
  report_number: written(line(text(50)), { ...fact('Číslo zprávy'), listed: { width: 120 } }),
  address_id: written(orNone(reference('Vyberte firmu')), fact('Firma')),
  technician: written(line(text(150)), { ...fact('Revizní technik'), listed: { width: 180 } }),
};

/** A report of a revision, described. */
export const reportRecord = record({
  written: reportFields,
  told: {
    company_name: told(line(z.string()), { label: 'Firma', listed: { width: 200 } }),
    // What follows from the rows: all their texts, the soonest open term, the last repair once there is no other.
    faults: told(lines(z.string()), { label: 'Závady', listed: { width: 220 } }),
    repair_by: told(maybeDay, {
      label: 'Závady odstranit do',
      listed: { heading: 'Odstranit do', width: 120 },
    }),
    repaired_on: told(maybeDay, { label: 'Závady odstraněny dne', listed: null }),
  },
  list: [
    'done_on',
    'result',
    'next_on',
    'company_name',
    'technician',
    'report_number',
    'cost',
    'faults',
    'repair_by',
  ],
  columns: [],
});
