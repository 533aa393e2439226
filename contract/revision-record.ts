import { z } from 'zod';
import { day, longText, requiredText, text } from './fields.ts';
import { notImported, record, told, written } from './record.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';

const DEVICE = 'Zařízení';
const imported = notImported('Zařízení k revizi se neimportují');
const fact = (label: string) => ({ label, panel: DEVICE, imported, listed: null });

/** Fields of what is inspected: a device, or a building or space as a whole. */
export const revisionFields = {
  device_name: written(line(requiredText(200)), {
    ...fact('Zařízení'),
    listed: { width: 180, telling: true },
  }),
  revision_type_id: written(reference('Vyberte druh revize'), fact('Druh revize')),
  /** Its building or space. */
  pasport_id: written(reference('Vyberte umístění'), fact('Umístění')),
  device_number: written(line(text(100)), {
    ...fact('Výrobní číslo'),
    listed: { width: 130, hidden: true },
  }),
  /** The company that usually inspects it. */
  address_id: written(orNone(reference('Vyberte firmu')), fact('Firma')),
  active_from: written(dayOf(day), {
    ...fact('V provozu od'),
    hint: 'Od tohoto dne běží první lhůta',
  }),
  note: written(lines(longText(2000)), fact('Poznámka')),
  /** Taken out of use. */
  hidden: written(yesNo, {
    ...fact('Vyřazené z provozu'),
    listed: { heading: 'Vyřazené', width: 96, hidden: true },
    hint: 'Vyřazené zařízení se nepočítá a v seznamu je jen na vyžádání',
  }),
};

const name = line(z.string());
const dayOrNone = orNone(dayOf(z.iso.date()));

/** What is inspected is told with, of its newest report and the term that follows. */
export const revisionTold = {
  type_name: told(name, { label: 'Druh revize', listed: { width: 200 } }),
  company_name: told(name, { label: 'Firma', listed: { width: 180 } }),
  last_on: told(dayOrNone, { label: 'Poslední', listed: { width: 110, hidden: true } }),
  /** In hellers. */
  last_cost: told(orNone(money(z.int())), {
    label: 'Náklad',
    listed: { width: 110, hidden: true },
  }),
  next_on: told(dayOrNone, { label: 'Příští', listed: { width: 110, telling: true } }),
};

/** What is inspected, described. */
export const revisionRecord = record({
  written: revisionFields,
  told: revisionTold,
  list: [
    'device_name',
    'last_on',
    'next_on',
    'type_name',
    'company_name',
    'last_cost',
    'device_number',
    'hidden',
  ],
  columns: [],
});
