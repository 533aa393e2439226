import type { DueThing } from '#contract/dashboard.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { aheadText } from '#web/core/revisions/standing-words.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import type { Tile } from './tiles.ts';

/** A day whose parts stay on one line. */
const unbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

function termText({ kind, on, unfit }: DueThing, today: string): string {
  if (unfit) return 'nevyhovuje';
  if (on === null || kind === 'revisions_never') return '';
  if (kind === 'meters_warned') return `nalezeno ${unbroken(on)}`;
  if (kind === 'contracts_expired') return `smlouva skončila ${unbroken(on)}`;
  if (kind === 'contracts_warned') return `od ${unbroken(on)}`;
  const days = daysBetween(today, on);
  if (days >= 0) return aheadText(days);
  return `po termínu ${formatNumber(-days, 0)} ${czechPlural(-days, 'den', 'dny', 'dní')}`;
}

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(', ');

/** The most urgent thing of a tile with how it stands: Výtah, po termínu 5 dní; empty where none is named. */
export function firstThing({ things: [first] }: Tile, today: string): string {
  return first === undefined ? '' : joined([first.name, termText(first, today)]);
}

/** The named things of a tile with where they are and how they stand, and how many more there are. */
export function thingsText({ things, count }: Tile, today: string): string {
  if (things.length === 0) return '';
  const named = things.map((thing) => joined([thing.name, thing.place, termText(thing, today)]));
  const rest = count - named.length;
  const more = rest === 0 ? '' : ` a ${rest} ${czechPlural(rest, 'další', 'další', 'dalších')}`;
  return `${named.join('; ')}${more}`;
}

/** So many units more: další jednotka, další 2 jednotky, dalších 12 jednotek. */
export function moreUnits(count: number): string {
  const words = czechPlural(count, 'další', 'další', 'dalších');
  return `${words} ${count} ${czechPlural(count, 'jednotka', 'jednotky', 'jednotek')}`;
}
