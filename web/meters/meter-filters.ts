import { czechDate } from '#contract/czech/iso-date.ts';
import { needsRemote, REMOTE_DUTY } from '#contract/metering/remote-duty.ts';
import type { MeterKind } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';

const texts = {
  all: 'Vše',
  ends: 'Ověření končí do 90 dnů',
  ended: 'Ověření skončilo',
  unread: 'Bez odečtu',
  'no-meter': 'Bez měřidla',
  remote: `Nutná výměna do ${REMOTE_DUTY.until.slice(0, 4)}`,
} as const;

export type FilterName = keyof typeof texts;

/** What a question counts, where its name does not say it whole. */
export const filterNotes: Readonly<Partial<Record<FilterName, string>>> = {
  ended: 'Ověření už neplatí; měřidla, u nichž není znám rok ověření, tu nejsou.',
  unread: 'Osazená měřidla, jejichž poslední známý stav je starší než rok, nebo žádný není.',
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
  'kind' | 'hidden' | 'meter_id' | 'verification' | 'last_on' | 'is_remote'
>;

/** Whether the question is answered by the place; a place that was given up answers none but 'all'. */
export function isOfFilter(name: FilterName, place: Standing, today: string): boolean {
  if (name === 'all') return true;
  if (place.hidden) return false;
  if (name === 'no-meter') return place.meter_id === null;
  if (place.meter_id === null) return false;
  if (name === 'remote') return needsRemote(place);
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
