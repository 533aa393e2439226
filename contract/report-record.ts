import { z } from 'zod';
import { day, longText, text, wholeNumber } from './fields.ts';
import { DIALOG, notImported, record, told, written } from './record.ts';
import { choice } from '#contract/values/choice.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { reference } from '#contract/values/reference.ts';
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

/** Fields of a report of a revision; the cost in hellers. */
export const reportFields = {
  done_on: written(dayOf(day), {
    ...fact('Provedena dne'),
    listed: { heading: 'Provedena', width: 120, telling: true },
  }),
  result: written(resultValue, { ...fact('Výsledek'), listed: { width: 120, telling: true } }),
  /** The next revision as the report says; null leaves it to the interval. */
  next_on: written(maybeDay, { ...fact('Příští podle zprávy'), listed: { width: 160 } }),
  faults: written(lines(longText(4000)), { ...fact('Závady'), listed: { width: 220 } }),
  /** Until when the faults are to be repaired, and when they were. */
  repair_by: written(maybeDay, {
    ...fact('Závady odstranit do'),
    listed: { heading: 'Odstranit do', width: 120 },
  }),
  repaired_on: written(maybeDay, fact('Závady odstraněny dne')),
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
  told: { company_name: told(line(z.string()), { label: 'Firma', listed: { width: 200 } }) },
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
