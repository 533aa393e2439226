import { czechDate } from '#contract/czech/iso-date.ts';
import { weekdayName } from '#contract/czech/holidays.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Absence, Booked, Span } from './planning.ts';
import { clockText, spansText, spanText } from './time-text.ts';

// What is wrong with a place in the calendar, in Czech. Times of a day: its date stands where it helps.

/** How another visit is named: the word in its case, and the title where it may be told. */
const named = ({ title }: Booked, word: string) =>
  title === undefined ? `jin${word}` : `${word.slice(word.indexOf(' ') + 1)} „${title}“`;

/** Another visit at the same time. */
export function overlapText(other: Booked): string {
  return `Překrývá se s ${named(other, 'ou návštěvou')} (${spanText(other)}).`;
}

/** What is left and what has to be between two visits; `isWay` tells of two houses. */
function gapText(is: number, need: number, isWay: boolean): string {
  const left = `${czechPlural(is, 'zbývá', 'zbývají', 'zbývá')} ${is} ${czechPlural(is, 'minuta', 'minuty', 'minut')}`;
  const needed = `${need} ${czechPlural(need, 'minutu', 'minuty', 'minut')}`;
  return `${left}, ${isWay ? 'cesta trvá' : 'nechte'} ${needed}`;
}

/** Too few minutes after the visit before. */
export function travelBeforeText(other: Booked, is: number, need: number, isWay: boolean): string {
  const name = named(other, 'é návštěvy');
  return `Od ${name} (do ${clockText(other.to)}) ${gapText(is, need, isWay)}.`;
}

/** Too few minutes before the next visit. */
export function travelAfterText(other: Booked, is: number, need: number, isWay: boolean): string {
  const name = named(other, 'é návštěvě');
  return `K ${name} (od ${clockText(other.from)}) ${gapText(is, need, isWay)}.`;
}

/** The crew does not work on the day at all. */
export function dayOffText(day: string): string {
  return `Četa ${czechDate(day)} (${weekdayName(day)}) nepracuje.`;
}

/** The crew does not work because of a public holiday. */
export function holidayText(day: string): string {
  return `${czechDate(day)} (${weekdayName(day)}) je svátek a četa nepracuje.`;
}

/** The crew is away at the time. */
export function absenceText(day: string, absence: Absence): string {
  const isWhole = absence.from <= 0 && absence.to >= 1440;
  const time = isWhole ? '' : ` ${spanText(absence)}`;
  const why = absence.why === undefined ? '' : `: ${absence.why}`;
  return `Četa má ${czechDate(day)}${time} volno${why}.`;
}

/** Outside of the hours of a day that is worked. */
export function hoursText(day: string, hours: readonly Span[]): string {
  return `Četa ${czechDate(day)} pracuje jen ${spansText(hours)}.`;
}

/** Outside of the time at which the visit is possible. */
export function windowText(day: string, windows: readonly Span[]): string {
  if (windows.length === 0) return `Návštěva ${czechDate(day)} není možná, jen v jiné dny.`;
  return `Návštěva je ${czechDate(day)} možná jen ${spansText(windows)}.`;
}

/** A start off the grid. */
export function gridText(from: number, slot: number): string {
  const nearest = Math.round(from / slot) * slot;
  const step = czechPlural(slot, 'minutě', 'minutách', 'minutách');
  return `Návštěvy začínají po ${slot} ${step}; nejbližší začátek je ${clockText(nearest)}.`;
}
