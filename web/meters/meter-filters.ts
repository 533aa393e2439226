import { czechDate } from '#contract/czech/iso-date.ts';
import { needsRemote, REMOTE_DUTY } from '#contract/metering/remote-duty.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import { plausibilityOf } from '#contract/rules/meter-plausibility.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';

const texts = {
  all: 'Vše',
  ends: 'Ověření končí do 90 dnů',
  ended: 'Ověření skončilo',
  unread: 'Bez odečtu',
  suspect: 'Podezřelá spotřeba',
  'no-meter': 'Bez měřidla',
  remote: `Nutná výměna do ${REMOTE_DUTY.until.slice(0, 4)}`,
} as const;

export type FilterName = keyof typeof texts;

/** What a question counts, where its name does not say it whole. */
export const filterNotes: Readonly<Partial<Record<FilterName, string>>> = {
  ended: 'Ověření už neplatí; měřidla, u nichž není znám rok ověření, tu nejsou.',
  unread: 'Osazená měřidla, jejichž poslední známý stav je starší než rok, nebo žádný není.',
  suspect:
    'Za poslední rok se naměřilo méně než polovina nebo více než dvojnásobek roku předtím. Místa, u nichž oba roky nejsou známé celé, tu nejsou.',
  'no-meter': 'Místa, kde teď není osazené žádné měřidlo.',
  remote: `Měřidla tepla, teplé vody a indikátory bez dálkového odečtu; do ${czechDate(REMOTE_DUTY.until)} je mají nahradit dálkově odečitatelná (${REMOTE_DUTY.source}). Studené vody se to netýká.`,
};

/** The chosen question; all places for one that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  return name !== undefined && Object.hasOwn(texts, name) ? (name as FilterName) : 'all';
}

/** The same day a year before; the last of February where there is no such day. */
export function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
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

const YEAR_DAYS = 365;

/** Whether the last year is far from the one before; of what is not known nothing is suspected. */
function isSuspect({ kind, year_consumption, former_consumption }: Standing): boolean {
  if (year_consumption === null || former_consumption === null) return false;
  const { level } = plausibilityOf({
    kind,
    amount: year_consumption,
    days: YEAR_DAYS,
    former: { amount: former_consumption, days: YEAR_DAYS },
    weather: null,
    persons: null,
    heat: null,
    is_occupied: false,
  });
  return level === 'odd' || level === 'unlikely';
}

/** Whether the question is answered by the place; a place that was given up answers none but 'all'. */
export function isOfFilter(name: FilterName, place: Standing, today: string): boolean {
  if (name === 'all') return true;
  if (place.hidden) return false;
  if (name === 'no-meter') return place.meter_id === null;
  if (place.meter_id === null) return false;
  if (name === 'remote') return needsRemote(place);
  if (name === 'suspect') return isSuspect(place);
  if (name === 'unread') return place.last_on === null || place.last_on < yearBefore(today);
  return place.verification === name;
}

/** The choices with how many places each of them would leave. */
export function filterChoices(rows: readonly Standing[] | undefined, today: string) {
  const names = Object.keys(texts) as FilterName[];
  return names.map((name) => ({
    name,
    text: texts[name],
    count: rows?.filter((row) => isOfFilter(name, row, today)).length,
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
