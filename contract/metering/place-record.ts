import { z } from 'zod';
import { longText, text, wholeNumber } from '#contract/fields.ts';
import { notImported, record, told, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { decimal, whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { meterKindValue, meterLevelValue, readingStatusValue } from './meter-words.ts';

const WHERE = 'Umístění';
const WHAT = 'Co měří';

const imported = notImported('Měřicí místa se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });

/** Fields of a measuring place: what stays when its device is exchanged. */
export const placeFields = {
  kind: written(meterKindValue, {
    ...fact(WHAT, 'Druh'),
    listed: { width: 130, telling: true },
    searched: true,
  }),
  level: written(meterLevelValue, {
    ...fact(WHAT, 'Úroveň'),
    listed: { width: 130, hidden: true },
  }),
  /** The number by which the supplier knows the place; of electricity its EAN. */
  place_code: written(line(text(50)), {
    ...fact(WHAT, 'Číslo odběrného místa'),
    listed: { heading: 'Odběrné místo', width: 140, hidden: true },
    hint: 'U dodavatele; u elektřiny EAN',
    searched: true,
  }),
  serves: written(line(text(200)), {
    ...fact(WHAT, 'Co obsluhuje'),
    listed: { width: 160, hidden: true },
    hint: 'Například stoupačka 3, prádelna, byty 1 až 6',
    searched: true,
  }),
  /** The place that measures before it, such as the main meter of the house. */
  parent_place_id: written(orNone(reference('Vyberte nadřazené měřidlo')), {
    ...fact(WHAT, 'Nadřazené místo'),
    hint: 'Měřidlo, kterým projde vše, co naměří toto',
  }),
  /** The house or the space where it is. */
  pasport_id: written(reference('Vyberte dům nebo prostor'), fact(WHERE, 'Dům nebo prostor')),
  pasport_room_id: written(orNone(reference('Vyberte místnost')), fact(WHERE, 'Místnost')),
  /** The heating element whose heat it shares. */
  pasport_building_element_id: written(orNone(reference('Vyberte otopné těleso')), {
    ...fact(WHERE, 'Otopné těleso'),
    hint: 'Koeficienty indikátoru se berou z tělesa',
  }),
  location: written(line(text(100)), {
    ...fact(WHERE, 'Umístění'),
    listed: { width: 150, telling: true },
    hint: 'Například koupelna, šachta vlevo',
    searched: true,
  }),
  walking_order: written(whole(wholeNumber(0, 1_000_000)), {
    ...fact(WHERE, 'Pořadí obchůzky'),
    initial: 0,
  }),
  note: written(lines(longText(2000)), { ...fact(WHERE, 'Poznámka'), searched: true }),
  /** Nothing is measured there any more. */
  hidden: written(yesNo, {
    ...fact(WHERE, 'Zrušené'),
    listed: { heading: 'Zrušené', width: 90, hidden: true },
    hint: 'Zrušené místo se nepočítá a v seznamu je jen na vyžádání',
  }),
};

const name = line(z.string());
const dayOrNone = orNone(dayOf(z.iso.date()));
const amount = orNone(decimal(z.number(), 6));

/** What a measuring place is told with: where it is, its present device and what was read last. */
export const placeTold = {
  building_name: told(name, { label: 'Dům', listed: { width: 190 }, searched: true }),
  /** Empty where the place is of the whole house. */
  space_number: told(name, {
    label: 'Prostor',
    listed: { heading: 'Prostor', width: 96, telling: true },
    searched: true,
  }),
  room_name: told(name, { label: 'Místnost', listed: null }),
  /** Of the present device; empty where none is mounted. */
  serial_number: told(name, {
    label: 'Číslo',
    listed: { width: 130, telling: true },
    searched: true,
  }),
  /** The last day on which the verification holds; null where it is not known or there is none. */
  verified_until: told(dayOrNone, { label: 'Ověření do', listed: { width: 110 } }),
  last_on: told(dayOrNone, { label: 'Poslední odečet', listed: { width: 120, telling: true } }),
  last_state: told(amount, { label: 'Stav', listed: { width: 110 } }),
  last_status: told(orNone(readingStatusValue), { label: 'Zjištěno', listed: null }),
  /** Of the year that ends with the last reading. */
  year_consumption: told(amount, { label: 'Za rok', listed: { width: 100 } }),
  /** Of the year before. */
  former_consumption: told(amount, {
    label: 'Rok předtím',
    listed: { width: 110, hidden: true },
  }),
};

/** A measuring place described. */
export const measuringPlaceRecord = record({
  written: placeFields,
  told: placeTold,
  list: [
    'serial_number',
    'kind',
    'building_name',
    'space_number',
    'location',
    'verified_until',
    'last_on',
    'last_state',
    'year_consumption',
  ],
  columns: [],
});
