import { z } from 'zod';
import { day, longText, requiredText, text, wholeNumber } from '#contract/fields.ts';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import { DIALOG, notImported, written } from '#contract/record.ts';
import { dayOf } from '#contract/values/day.ts';
import { money } from '#contract/values/money.ts';
import { whole } from '#contract/values/number.ts';
import { reference } from '#contract/values/reference.ts';
import { rows } from '#contract/values/rows.ts';
import { line, lines } from '#contract/values/text.ts';
import { orNone } from '#contract/values/value.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { workWritesValue } from './work-words.ts';

const imported = notImported('Katalog prací se neimportuje');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** The longest a work may take, in minutes. */
export const MOST_MINUTES = 600;
/** How many lines a checklist has at most. */
export const MOST_CHECKS = 50;
/** So long a sentence leaves three slips on a page. */
const MOST_PREPARATION = 200;
/** A hundred million crowns. */
const MOST_HELLERS = 10_000_000_000;
const NO_ZERO = 'Cena nemůže být nula. Práci bez ceny nechte nevyplněnou';

const price = z
  .int()
  .min(0, { error: NO_ZERO, abort: true })
  .max(MOST_HELLERS, { error: 'Zadejte nejvýše 100 000 000 Kč', abort: true })
  .refine((hellers) => hellers !== 0, NO_ZERO);

/** What a work is, whatever the day. */
export const workFields = {
  code: written(line(requiredText(20)), {
    ...fact('Kód'),
    listed: { width: 100, telling: true },
    hint: 'Krátké označení práce, například ODE-SV',
    searched: true,
  }),
  name: written(line(requiredText(150)), {
    ...fact('Název práce'),
    listed: { width: 240, telling: true },
    searched: true,
  }),
  writes: written(workWritesValue, {
    ...fact('Hotová práce zapíše'),
    listed: { heading: 'Zapíše', width: 130 },
    hint: 'Co se po návštěvě samo zapíše do evidence',
  }),
  /** Of a reading and of an exchange; null for any kind. */
  meter_kind: written(orNone(meterKindValue), {
    ...fact('Druh měřidla'),
    hint: 'Bez vyplnění se práce hodí pro měřidla všech druhů',
  }),
  /** Of a revision; null where the work is of any. */
  revision_type_id: written(orNone(reference('Vyberte druh revize')), fact('Druh revize')),
  /** Not offered any more. */
  hidden: written(yesNo, {
    ...fact('Skrytá'),
    listed: { width: 84, hidden: true },
    hint: 'Skrytá práce se do nových obchůzek nenabízí',
  }),
};

const checks = z
  .array(text(200))
  // A blank line among others says nothing.
  .overwrite((all) => all.filter((one) => one !== ''))
  .max(MOST_CHECKS, `Kontrolní seznam může mít nejvýše ${MOST_CHECKS} bodů`);
const asLines = (value: unknown) => (Array.isArray(value) ? value.join('; ') : '');
const need = (label: string) => written(yesNo, fact(label));

/** What a work takes, costs and requires from a day on. */
export const workVersionFields = {
  valid_from: written(dayOf(day), {
    ...fact('Platí od'),
    listed: { width: 110 },
  }),
  duration_minutes: written(
    { ...whole(wholeNumber(1, MOST_MINUTES)), unit: 'min' },
    { ...fact('Délka'), listed: { width: 90, telling: true }, hint: 'Jedna návštěva, bez cesty' },
  ),
  /** In hellers without VAT; null where the work has no price. */
  price: written(orNone(money(price)), {
    ...fact('Cena bez DPH'),
    listed: { width: 110 },
    hint: 'Bez vyplnění práce cenu nemá',
  }),
  material: written(lines(longText(1000)), {
    ...fact('Potřebný materiál'),
    listed: { width: 180 },
    searched: true,
  }),
  /** Empty where the usual sentence will do. */
  preparation: written(lines(longText(MOST_PREPARATION)), {
    ...fact('Co mají lidé připravit'),
    hint: 'Vytiskne se na plakát a lístky a nabídne do e-mailu. Bez vyplnění obvyklá věta o přístupu k měřidlům',
  }),
  needs_state: need('Stav'),
  needs_number: need('Číslo měřidla'),
  needs_seal: need('Plomba'),
  needs_photo: need('Fotografie'),
  needs_signature: need('Podpis'),
  /** Photos keep where they were taken; of others the place is removed. */
  keeps_position: written(yesNo, {
    ...fact('Zachovat místo pořízení fotografií'),
    hint: 'Jinak se místo z fotografií odstraní. Zapněte jen s důvodem, proč je místo potřeba, a četám ho řekněte',
  }),
  checklist: written(rows(z.array(z.string()), checks, asLines), {
    ...fact('Kontrolní seznam'),
    hint: 'Každý bod na vlastní řádek',
  }),
};
