import type { DueThing } from '#contract/dashboard.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { guardText } from '#contract/settlement/guard.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate, formatMoney, formatNumber } from '#web/lib/czech.ts';
import type { Tile } from './tiles.ts';

/** A day whose parts stay on one line. */
const unbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

function moneyText({ kind, on, amount }: DueThing, today: string): string {
  const crowns = amount === null ? '' : formatMoney(amount);
  if (on === null) return crowns;
  if (kind === 'statements_missing') return `před ${unbroken(on)}`;
  if (kind === 'payments_waiting') return `${crowns} z ${unbroken(on)}`;
  const days = daysBetween(on, today);
  return `${crowns}, po splatnosti ${formatNumber(days, 0)} ${czechPlural(days, 'den', 'dny', 'dní')}`;
}

const moneyKinds: ReadonlySet<DueThing['kind']> = new Set([
  'debts_overdue',
  'payments_waiting',
  'statements_missing',
]);

function termText(thing: DueThing, today: string): string {
  if (thing.guard !== null) return guardText(thing.guard);
  if (thing.kind === 'raises_offered')
    return thing.amount === null ? '' : `celkem ${formatMoney(thing.amount)}`;
  if (moneyKinds.has(thing.kind)) return moneyText(thing, today);
  return dueText(thing, today);
}

/** What a day says that is no term of the thing. */
const sinceTexts: Readonly<Partial<Record<DueThing['kind'], string>>> = {
  settlements_changed: 'vydáno',
  visits_review: 'čeká od',
  meters_warned: 'nalezeno',
  contracts_expired: 'smlouva skončila',
  supplies_expired: 'smlouva skončila',
  agreed_expired: 'smlouva skončila',
  contracts_warned: 'od',
};

function dueText({ kind, on, unfit }: DueThing, today: string): string {
  if (unfit) return 'nevyhovuje';
  if (on === null || kind === 'revisions_never') return '';
  const since = sinceTexts[kind];
  if (since !== undefined) return `${since} ${unbroken(on)}`;
  const days = daysBetween(today, on);
  if (kind === 'supplies_notice') return `do ${unbroken(on)}, ${aheadText(days)}`;
  if (days >= 0) return aheadText(days);
  return `po termínu ${formatNumber(-days, 0)} ${czechPlural(-days, 'den', 'dny', 'dní')}`;
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(', ');

/** What all things of a kind make: celkem 12 000,00 Kč, pokuta celkem 12 000,00 Kč. */
const allText = ({ guard }: DueThing, sum: number) =>
  `${guard === null ? '' : 'pokuta '}celkem ${formatMoney(sum)}`;

/** The most urgent thing of a tile with how it stands: Výtah, po termínu 5 dní; empty where none is named. */
function firstThing({ things: [first] }: Tile, today: string): string {
  return first === undefined ? '' : joined([first.name, termText(first, today)]);
}

/** What a line of a unit says beside its count: what the money makes together, else its most urgent thing. */
export function unitText(tile: Tile, today: string): string {
  const { sum, count, things } = tile;
  const [first] = things;
  if (sum === null || count === 1 || first === undefined) return firstThing(tile, today);
  const whose = first.kind === 'debts_overdue' ? 'nejvíc' : 'první';
  return `${allText(first, sum)}, ${whose} ${first.name}`;
}

/** The named things of a tile with where they are and how they stand, and how many more there are. */
export function thingsText({ things, count, sum }: Tile, today: string): string {
  if (things.length === 0) return '';
  const named = things.map((thing) => joined([thing.name, thing.place, termText(thing, today)]));
  const rest = count - named.length;
  const more = rest === 0 ? '' : ` a ${rest} ${czechPlural(rest, 'další', 'další', 'dalších')}`;
  const [first] = things;
  const all = sum === null || count === 1 || first === undefined ? '' : `${allText(first, sum)}: `;
  return `${all}${named.join('; ')}${more}`;
}

/** So many units more: další jednotka, další 2 jednotky, dalších 12 jednotek. */
export function moreUnits(count: number): string {
  const words = czechPlural(count, 'další', 'další', 'dalších');
  return `${words} ${count} ${czechPlural(count, 'jednotka', 'jednotky', 'jednotek')}`;
}

/** Kinds of things that are folded: 'další 4 druhy'. */
export function moreKinds(count: number): string {
  const words = czechPlural(count, 'další', 'další', 'dalších');
  return `${words} ${count} ${czechPlural(count, 'druh', 'druhy', 'druhů')}`;
}
