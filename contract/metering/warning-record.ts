import { z } from 'zod';
import { longText, text } from '#contract/fields.ts';
import { DIALOG, notImported, record, told, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal } from '#contract/values/number.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { measuredUnitValue, meterKindValue } from './meter-words.ts';
import { warningKindValue, warningStateValue } from './warning-words.ts';

const imported = notImported('Upozornění portál najde sám');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** What people decide about a warning. */
export const warningFields = {
  state: written(warningStateValue, { ...fact('Stav'), listed: { width: 130, telling: true } }),
  reason: written(line(text(500)), {
    ...fact('Důvod'),
    listed: { width: 160, hidden: true },
    searched: true,
    hint: 'U ignorovaného povinný',
  }),
  note: written(lines(longText(2000)), {
    ...fact('Poznámka'),
    listed: { width: 160, hidden: true },
    searched: true,
  }),
};

const name = line(z.string());
const isoDay = dayOf(z.iso.date());
const amount = orNone(decimal(z.number(), 6));

/** What is found, where, and what it was reckoned from. */
export const warningTold = {
  kind: told(warningKindValue, {
    label: 'Upozornění',
    listed: { width: 190, telling: true },
    searched: true,
  }),
  building_name: told(name, { label: 'Dům', listed: { width: 150 }, searched: true }),
  space_number: told(name, {
    label: 'Prostor',
    listed: { width: 84, telling: true },
    searched: true,
  }),
  place_kind: told(meterKindValue, { label: 'Druh', listed: { width: 76 } }),
  serial_number: told(name, { label: 'Číslo', listed: { width: 120 }, searched: true }),
  found_on: told(isoDay, { label: 'Nalezeno', listed: { width: 104 } }),
  /** The day on which the cause was gone; null while it lasts. */
  ceased_on: told(orNone(isoDay), {
    label: 'Příčina pominula',
    listed: { width: 120, hidden: true },
  }),
  /** Days and amounts from which it was reckoned; what they are follows from the kind. */
  from_on: told(orNone(isoDay), { label: 'Od', listed: null }),
  to_on: told(orNone(isoDay), { label: 'Do', listed: null }),
  amount: told(amount, { label: 'Množství', listed: null }),
  compared: told(amount, { label: 'Srovnání', listed: null }),
  measured_unit: told(orNone(measuredUnitValue), { label: 'Jednotka', listed: null }),
  /** Who decided last; empty where nobody has. */
  decided_by: told(name, { label: 'Kdo rozhodl', listed: { width: 130, hidden: true } }),
};

/** A warning described. */
export const meterWarningRecord = record({
  written: warningFields,
  told: warningTold,
  list: [
    'kind',
    'building_name',
    'space_number',
    'place_kind',
    'serial_number',
    'found_on',
    'state',
  ],
  columns: [],
});
