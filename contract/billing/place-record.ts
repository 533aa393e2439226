import { z } from 'zod';
import { day, longText, requiredText, ruled, text } from '#contract/fields.ts';
import { notImported, record, told, written } from '#contract/record.ts';
import { maxLengthRule } from '#contract/rules/length.ts';
import { at } from '#contract/rules/rule.ts';
import { formatSupplyCode, supplyCodeDoubt } from '#contract/rules/supply-code.ts';
import { dayOf } from '#contract/values/day.ts';
import { doubted } from '#contract/values/doubts.ts';
import { reference } from '#contract/values/reference.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { billingKindValue } from './place-words.ts';

const WHAT = 'Odběrné místo';
const CONTRACT = 'Smlouva s dodavatelem';
const OTHER = 'Platnost a poznámka';

const imported = notImported('Odběrná místa se neimportují');
const fact = (panel: string, label: string) => ({ label, panel, imported, listed: null });
const dayOrNone = orNone(dayOf(day));

const supplyCode = doubted(
  ruled(text(50), maxLengthRule(50)).transform(formatSupplyCode),
  supplyCodeDoubt,
);

/** Fields of a billing place: for what, to whom and by which contract the unit pays. */
export const billingPlaceFields = {
  kind: written(billingKindValue, {
    ...fact(WHAT, 'Druh'),
    listed: { width: 150, telling: true },
    searched: true,
  }),
  code: written(line(requiredText(20)), {
    ...fact(WHAT, 'Kód'),
    listed: { width: 90 },
    hint: 'Krátké označení, podle kterého místo poznáte, například TEPLO',
    searched: true,
  }),
  name: written(line(requiredText(100)), {
    ...fact(WHAT, 'Název'),
    listed: { width: 190, telling: true },
    searched: true,
  }),
  /** The supplier: a person or a firm of the address book. */
  address_id: written(orNone(reference('Vyberte dodavatele')), fact(WHAT, 'Dodavatel')),
  /** The number by which the supplier knows the place; of electricity its EAN, of gas its EIC. */
  supply_code: written(line(supplyCode), {
    ...fact(WHAT, 'Číslo odběrného místa'),
    listed: { heading: 'Číslo odběrného místa', width: 170 },
    hint: 'U dodavatele; u elektřiny EAN, u plynu EIC',
    searched: true,
  }),
  /** The measuring place by which the supplier charges. */
  invoice_place_id: written(orNone(reference('Vyberte měřidlo')), {
    ...fact(WHAT, 'Fakturační měřidlo'),
    hint: 'Měřidlo, podle kterého dodavatel účtuje',
  }),
  /** What the supplier says of the heat that he delivers (vyhláška č. 269/2015 Sb., § 6 odst. 1 písm. h až j). */
  supplier_info: written(lines(longText(2000)), {
    ...fact(WHAT, 'Údaje dodavatele tepla'),
    hint: 'Zdroje energie a emise, účinnost a podíl obnovitelných zdrojů, daně a poplatky v ceně, jak je dodavatel uvedl ve vyúčtování; opíšou se na vyúčtování příjemcům (vyhláška č. 269/2015 Sb., § 6)',
  }),
  contract_number: written(line(text(50)), {
    ...fact(CONTRACT, 'Číslo smlouvy'),
    listed: { width: 130, hidden: true },
    searched: true,
  }),
  contract_from: written(dayOrNone, {
    ...fact(CONTRACT, 'Smlouva od'),
    listed: { width: 110, hidden: true },
  }),
  contract_to: written(dayOrNone, {
    ...fact(CONTRACT, 'Smlouva do'),
    listed: { width: 110, hidden: true },
    hint: 'Včetně; bez konce je na dobu neurčitou',
  }),
  /** The last day on which notice can be given. */
  notice_until: written(dayOrNone, {
    ...fact(CONTRACT, 'Výpověď podat do'),
    listed: { heading: 'Výpověď do', width: 110, hidden: true },
    hint: 'Poslední den, kdy lze smlouvu vypovědět; včas na něj upozorníme',
  }),
  /** From when and until when the place is supplied. */
  valid_from: written(dayOrNone, {
    ...fact(OTHER, 'Odebírá se od'),
    listed: { heading: 'Od', width: 110, hidden: true },
  }),
  valid_to: written(dayOrNone, {
    ...fact(OTHER, 'Odebírá se do'),
    listed: { heading: 'Do', width: 110, hidden: true },
    hint: 'Včetně; bez konce se odebírá dál',
  }),
  note: written(lines(longText(2000)), { ...fact(OTHER, 'Poznámka'), searched: true }),
  /** Nothing is charged there any more. */
  hidden: written(yesNo, {
    ...fact(OTHER, 'Zrušené'),
    listed: { width: 90, hidden: true },
    hint: 'Zrušené místo se do vyúčtování nenabízí a v seznamu je jen na vyžádání',
  }),
};

interface Days {
  readonly contract_from: string | null;
  readonly contract_to: string | null;
  readonly notice_until: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
}

const isBefore = (one: string | null, other: string | null) =>
  one !== null && other !== null && one < other;

/** Rules over more fields of a billing place. */
export const billingPlaceRules = [
  at('contract_to', ({ contract_from, contract_to }: Days) =>
    isBefore(contract_to, contract_from) ? 'Konec smlouvy nesmí být dříve než její začátek' : null,
  ),
  at('notice_until', ({ contract_to, notice_until }: Days) =>
    isBefore(contract_to, notice_until) ? 'Výpověď nelze podat až po konci smlouvy' : null,
  ),
  at('valid_to', ({ valid_from, valid_to }: Days) =>
    isBefore(valid_to, valid_from) ? 'Konec odběru nesmí být dříve než jeho začátek' : null,
  ),
];

const name = line(z.string());

/** What a billing place is told with. */
export const billingPlaceTold = {
  supplier_name: told(name, {
    label: 'Dodavatel',
    listed: { width: 190, telling: true },
    searched: true,
  }),
  /** The device and where it is; empty where the supplier charges by none. */
  invoice_meter: told(name, {
    label: 'Fakturační měřidlo',
    listed: { width: 170 },
    searched: true,
  }),
  /** Names of the houses, spaces and meters that it serves; empty where it serves the whole unit. */
  serves: told(name, {
    label: 'Připojené domy a prostory',
    listed: { width: 190 },
    searched: true,
  }),
};

/** A billing place described. */
export const billingPlaceRecord = record({
  written: billingPlaceFields,
  told: billingPlaceTold,
  list: ['code', 'name', 'kind', 'supplier_name', 'supply_code', 'invoice_meter', 'serves'],
  columns: [],
});
