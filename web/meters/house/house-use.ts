import { amountDecimals, unitText } from '#contract/metering/amount-text.ts';
import type { HouseUses, SpaceUse, UsingSpace } from '#contract/metering/house-uses.ts';
import {
  meterKind,
  meterKindValue,
  type MeasuredUnit,
  type MeterKind,
} from '#contract/metering/meter-words.ts';
import type { TimeWeather } from '#contract/metering/town-weather.ts';
import { correctedMonth } from '#contract/rules/weather-comparison.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** What is compared over a house: a kind in one unit. */
export interface Measure {
  /** 'cold-water m3' */
  readonly key: string;
  readonly kind: MeterKind;
  readonly unit: MeasuredUnit;
  /** 'Studená voda, m³' */
  readonly text: string;
}

const keyOf = ({ kind, measured_unit }: SpaceUse) => `${kind} ${measured_unit}`;

/** What is measured in the spaces of the house, in the order of kinds. */
export function measuresOf(uses: readonly SpaceUse[]): readonly Measure[] {
  const byKey = new Map(uses.map((use) => [keyOf(use), use]));
  const turn = ({ kind }: SpaceUse) => meterKind.options.indexOf(kind);
  return [...byKey]
    .toSorted(([, one], [, other]) => turn(one) - turn(other))
    .map(([key, { kind, measured_unit: unit }]) => ({
      key,
      kind,
      unit,
      text: `${meterKindValue.text(kind)}, ${unitText(unit)}`,
    }));
}

/** A space with what it used of one measure; null where it is not known. */
export interface UseRow extends UsingSpace {
  /** Something measures it there; otherwise there is nothing to know. */
  readonly isMeasured: boolean;
  /** In m²; the heated one where heat is compared. */
  readonly area: number | null;
  readonly amount: number | null;
  readonly perArea: number | null;
  readonly perPerson: number | null;
  readonly former: number | null;
  /** In percents against the same days of the year before. */
  readonly change: number | null;
  /** Heat of the year before at the weather of the time; null where one of the three is not known. */
  readonly corrected: number | null;
  /** In percents against it. */
  readonly fairChange: number | null;
  /** In percents against the median of the house per m². */
  readonly toMedian: number | null;
  /** In percents of the amount: what was divided and not measured. */
  readonly divided: number | null;
  readonly dividedBy: SpaceUse['divided_by'];
  readonly note: string;
  /** Amounts of all measures by their keys. */
  readonly amounts: ReadonlyMap<string, number | null>;
}

/** The middle one of the numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const over = (amount: number | null, by: number | null): number | null =>
  amount === null || by === null || by <= 0 ? null : amount / by;

const changed = (to: number | null, from: number | null): number | null =>
  to === null || from === null || from <= 0 ? null : (100 * (to - from)) / from;

/** Whether it depends on the weather. */
export const isHeat = ({ kind }: Measure) => kind === 'heat' || kind === 'heat-allocator';

/** Whether the house is compared by heated areas: of heat, once anybody has recorded one. */
export function isByHeatedArea(spaces: readonly UsingSpace[], measure: Measure): boolean {
  return isHeat(measure) && spaces.some(({ heated_area }) => heated_area > 0);
}

function noteOf({ places, places_known, estimated }: SpaceUse): string {
  if (places_known < places) return `známo ${places_known} / ${places} měřidel`;
  return estimated ? 'i z odhadu' : '';
}

/** The share of what was divided, in percents, and by what; nothing of nothing was. */
function dividedOf(use: SpaceUse | undefined): Pick<UseRow, 'divided' | 'dividedBy'> {
  if (use === undefined) return { divided: null, dividedBy: [] };
  const { amount, measured, divided_by: dividedBy } = use;
  if (amount === null || measured === null) return { divided: null, dividedBy };
  return {
    divided: amount > 0 ? Math.max(0, (100 * (amount - measured)) / amount) : 0,
    dividedBy,
  };
}

type Told = Omit<UseRow, 'toMedian'>;

interface Compared {
  readonly measure: Measure;
  readonly heated: boolean;
  readonly weather: TimeWeather | null;
}

/** The year before at the weather of the time (269/2015 Sb., § 6); nothing of what weather does not change. */
function correctedOf(use: SpaceUse | undefined, { measure, weather }: Compared): number | null {
  if (use === undefined || weather === null || !isHeat(measure)) return null;
  const { degree_days, former_degree_days } = weather;
  return correctedMonth({ before: use.former, degree_days, former_degree_days });
}

function rowOf(space: UsingSpace, own: readonly SpaceUse[], compared: Compared): Told {
  const { measure, heated } = compared;
  const use = own.find((each) => keyOf(each) === measure.key);
  const area = heated ? space.heated_area : space.total_area;
  const amount = use?.amount ?? null;
  const corrected = correctedOf(use, compared);
  return {
    ...space,
    isMeasured: use !== undefined,
    area: area > 0 ? area : null,
    amount,
    perArea: over(amount, area),
    perPerson: over(amount, space.users_count),
    former: use?.former ?? null,
    change: changed(amount, use?.former ?? null),
    corrected,
    fairChange: changed(amount, corrected),
    ...dividedOf(use),
    note: use === undefined ? 'neměří se' : noteOf(use),
    amounts: new Map(own.map((each) => [keyOf(each), each.amount])),
  };
}

/** What the spaces used of a measure, and the median of the house per m². */
export function usesOf(
  { spaces, uses, weather }: HouseUses,
  measure: Measure,
): { readonly rows: readonly UseRow[]; readonly median: number | null } {
  const compared = { measure, heated: isByHeatedArea(spaces, measure), weather };
  const told = spaces.map((space) => {
    const own = uses.filter(({ pasport_id }) => pasport_id === space.pasport_id);
    return rowOf(space, own, compared);
  });
  const middle = median(told.flatMap(({ perArea }) => (perArea === null ? [] : [perArea])));
  return {
    rows: told.map((row) => ({ ...row, toMedian: changed(row.perArea, middle) })),
    median: middle,
  };
}

/** Energy is compared by kWh on a m², as certificates of buildings tell it. */
const KWH: Readonly<Partial<Record<MeasuredUnit, number>>> = { GJ: 1000 / 3.6, MWh: 1000, kWh: 1 };

/** In which unit an amount on a m² is told. */
export const unitPerArea = (unit: MeasuredUnit): MeasuredUnit =>
  KWH[unit] === undefined ? unit : 'kWh';

/** An amount on a m² as it is told: '97,2', of m³ '0,59'. */
export function perAreaText(value: number, unit: MeasuredUnit): string {
  const told = value * (KWH[unit] ?? 1);
  return formatNumber(told, amountDecimals(unitPerArea(unit)) + 1);
}

/** Parts of the median at which a colour changes to the next one. */
const EDGES = [0.5, 0.8, 1.25, 2] as const;

/** The values at which the colours of the picture change; none where there is no median to go by. */
export function edgesOf(middle: number | null): readonly number[] {
  return middle === null || middle <= 0 ? [] : EDGES.map((part) => part * middle);
}

/** Which colour a value has, 0 the weakest. */
export function stepOf(value: number, edges: readonly number[]): number {
  return edges.filter((edge) => value > edge).length;
}
