import { czechDate } from '#contract/czech/iso-date.ts';
import { needsRemote, REMOTE_DUTY } from '#contract/metering/remote-duty.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { isUnread, suspicionOf, type WatchLimits } from '#contract/rules/watch-limits.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';

const texts = {
  all: () => 'Vše',
  ends: ({ verification_days: days }) => `Ověření končí do ${days} ${daysWord(days)}`,
  ended: () => 'Ověření skončilo',
  unread: () => 'Bez odečtu',
  suspect: () => 'Podezřelá spotřeba',
  'no-meter': () => 'Bez měřidla',
  remote: ({ remote_until }) => `Nutná výměna do ${remote_until.slice(0, 4)}`,
} as const satisfies Readonly<Record<string, (limits: WatchLimits) => string>>;

export type FilterName = keyof typeof texts;

const daysWord = (days: number) => czechPlural(days, 'dne', 'dnů', 'dnů');

/** What a question counts, where its name does not say it whole. */
export const filterNotes: Readonly<Partial<Record<FilterName, (limits: WatchLimits) => string>>> = {
  ended: () => 'Ověření už neplatí; měřidla, u nichž není znám rok ověření, tu nejsou.',
  unread: ({ unread_days: days }) =>
    `Osazená měřidla, jejichž poslední známý stav je starší než ${days} ${czechPlural(days, 'den', 'dny', 'dnů')}, nebo žádný není.`,
  suspect: ({ least_percent, most_percent }) =>
    `Za poslední rok se naměřilo méně než ${least_percent}\u00A0% nebo více než ${most_percent}\u00A0% roku předtím. Místa, u nichž oba roky nejsou známé celé, tu nejsou.`,
  'no-meter': () => 'Místa, kde teď není osazené žádné měřidlo.',
  remote: ({ remote_until }) =>
    `Měřidla tepla, teplé vody a indikátory bez dálkového odečtu; do ${czechDate(remote_until)} je mají nahradit dálkově odečitatelná (${REMOTE_DUTY.source}). Studené vody se to netýká.`,
};

/** The chosen question; all places for one that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as FilterName) : 'all';
}

type Standing = Pick<
  MeasuringPlace,
  | 'kind'
  | 'hidden'
  | 'meter_id'
  | 'verification'
  | 'last_on'
  | 'is_remote'
  | 'year_consumption'
  | 'former_consumption'
>;

/** The day on which the questions are asked, and the limits of the unit. */
export interface FilterRules {
  readonly today: string;
  readonly limits: WatchLimits;
}

/** Whether the question is answered by the place; a place that was given up answers none but 'all'. */
export function isOfFilter(
  name: FilterName,
  place: Standing,
  { today, limits }: FilterRules,
): boolean {
  if (name === 'all') return true;
  if (place.hidden) return false;
  if (name === 'no-meter') return place.meter_id === null;
  if (place.meter_id === null) return false;
  if (name === 'remote') return needsRemote(place);
  if (name === 'suspect') return suspicionOf(place, limits) !== null;
  if (name === 'unread') return isUnread(place, limits, today);
  return place.verification === name;
}

/** The choices with how many places each of them would leave. */
export function filterChoices(rows: readonly Standing[] | undefined, rules: FilterRules) {
  const names = Object.keys(texts) as FilterName[];
  return names.map((name) => ({
    name,
    text: texts[name](rules.limits),
    count: rows?.filter((row) => isOfFilter(name, row, rules)).length,
  }));
}

interface Of {
  readonly kind?: MeterKind | undefined;
  /** The pasport_id of a house. */
  readonly house?: number | undefined;
  /** The pasport_ids of spaces. */
  readonly spaces?: readonly number[] | undefined;
}

/** Places of a kind, a house, or of spaces. */
export function placesOf(
  rows: readonly MeasuringPlace[] | undefined,
  { kind, house, spaces }: Of,
): readonly MeasuringPlace[] | undefined {
  return rows?.filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (house === undefined || row.building_id === house) &&
      (spaces === undefined || spaces.includes(row.pasport_id)),
  );
}
