import { czechNumber } from '#contract/czech/figures.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { crowns } from './explained-words.ts';
import type { SimulatedRecipient } from './simulations.ts';

// Who gains and who loses by a simulation.

/** What a recipient, or all recipients of a space, bear and would bear; hellers. */
export interface Moved {
  readonly now: number;
  /** Null where it could not be counted. */
  readonly after: number | null;
}

/** A space with what falls to it. */
export interface SimulatedSpace extends Moved {
  readonly pasport_id: number;
  readonly space_name: string;
  readonly building_name: string;
}

/** What would be paid more, or less with a minus; null where it is not known. */
export const movedBy = ({ now, after }: Moved): number | null =>
  after === null ? null : after - now;

/** '+12 %', '−3 %'; empty where there is nothing to compare with. */
export function movedPercent(moved: Moved): string {
  const by = movedBy(moved);
  if (by === null || moved.now <= 0) return '';
  return `${by > 0 ? '+' : ''}${czechNumber((by / moved.now) * 100, 0, 1)}\u00A0%`;
}

/** Recipients of one space together, spaces that would pay more first; equal ones as they are stored. */
export function simulatedSpaces(recipients: readonly SimulatedRecipient[]): SimulatedSpace[] {
  const spaces = new Map<number, SimulatedSpace>();
  for (const { pasport_id, space_name, building_name, now, after } of recipients) {
    const so = spaces.get(pasport_id);
    spaces.set(pasport_id, {
      pasport_id,
      space_name,
      building_name,
      now: (so?.now ?? 0) + now,
      after: after === null || so?.after === null ? null : (so?.after ?? 0) + after,
    });
  }
  return [...spaces.values()].toSorted((one, other) => (movedBy(other) ?? 0) - (movedBy(one) ?? 0));
}

/** How many would pay more, less and the same, and the most of each. */
export interface Tally {
  readonly more: number;
  readonly less: number;
  readonly same: number;
  readonly unknown: number;
  /** Hellers, not less than nothing. */
  readonly mostMore: number;
  readonly mostLess: number;
  /** What all who would pay less save: as much as others would pay more. */
  readonly shifted: number;
}

export function tallyOf(all: readonly Moved[]): Tally {
  const moves = all.map(movedBy);
  const known = moves.filter((by) => by !== null);
  const saved = known.filter((by) => by < 0);
  return {
    more: known.filter((by) => by > 0).length,
    less: saved.length,
    same: known.filter((by) => by === 0).length,
    unknown: moves.length - known.length,
    mostMore: Math.max(0, ...known),
    mostLess: Math.max(0, ...known.map((by) => -by)),
    shifted: saved.reduce((sum, by) => sum - by, 0),
  };
}

const spaces = (count: number) =>
  `${czechNumber(count, 0)}\u00A0${czechPlural(count, 'prostor', 'prostory', 'prostorů')}`;
const pay = (count: number) => czechPlural(count, 'by zaplatil', 'by zaplatily', 'by zaplatilo');
const most = (count: number, hellers: number) =>
  count === 0 ? '' : `, nejvýše o\u00A0${crowns(hellers)}`;

/** Who gains and who loses, in sentences over spaces. */
export function tallyTexts(tally: Tally): string[] {
  const { more, less, same, unknown, mostMore, mostLess, shifted } = tally;
  if (unknown > 0) return ['Podle těchto změn nelze náklady rozdělit.'];
  if (more + less === 0) return ['Na tom, co kdo zaplatí, by se nic nezměnilo.'];
  const stay = czechPlural(same, 'by zůstal', 'by zůstaly', 'by zůstalo');
  return [
    `Víc ${pay(more)} ${spaces(more)}${most(more, mostMore)}.`,
    `Méně ${pay(less)} ${spaces(less)}${most(less, mostLess)}.`,
    ...(same === 0 ? [] : [`Beze změny ${stay} ${spaces(same)}.`]),
    `Celkový náklad se nemění, jen ${crowns(shifted)} by nesl někdo jiný.`,
  ];
}
