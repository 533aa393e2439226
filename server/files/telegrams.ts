import { czechDate, daysInMonth, parseIsoDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { cellText, type JsonObject } from './json-cell.ts';

// Messages of radio meters as collectors write them: what a driver calls a value tells what it is and in
// which unit. They become rows of readings; the whole message stays in the last column.

const UNITS: Readonly<Record<string, string>> = {
  m3: 'm³',
  kwh: 'kWh',
  mwh: 'MWh',
  gj: 'GJ',
  hca: 'dílky',
};
const unit = '(m3|kwh|mwh|gj|hca)';
const total = new RegExp(
  `^(?:total(?:_energy_consumption|_energy|_heat_energy|_volume)?_${unit}|current(?:_consumption)?_(hca))$`,
);
const billing = new RegExp(
  `^(?:(?:target(?:_energy_consumption)?|consumption_at_set_date)_${unit}|previous_(hca))$`,
);
const BILLING_DAYS = ['set_date', 'target_date', 'previous_date'];
const past = new RegExp(`^consumption_at_(?:history|set_date)_(\\d{1,2})_${unit}$`);

const HEADS = [
  'Výrobní číslo',
  'Výrobce',
  'Co se měří',
  'Den odečtu',
  'Stav',
  'Zjištěno',
  'Odkud je',
  'Rozhodný den',
  'Stav k rozhodnému dni',
];
const RAW = 'Telegram';
const MOST_RAW = 4000;
const FIRST_YEAR = 2000;

/** A value with its unit, as a cell says it. */
const stateCell = (value: unknown, unitKey: string) =>
  typeof value === 'number' ? `${cellText(value)} ${UNITS[unitKey] ?? ''}` : cellText(value);

/** The first value whose name the pattern knows. */
function valueBy(telegram: JsonObject, pattern: RegExp): string {
  for (const [key, value] of Object.entries(telegram)) {
    const [, known, other] = pattern.exec(key) ?? [];
    const unitKey = known ?? other;
    if (unitKey !== undefined && value !== null) return stateCell(value, unitKey);
  }
  return '';
}

function isoDay(value: unknown): string | undefined {
  const [, iso = ''] = /^(\d{4}-\d{2}-\d{2})/.exec(cellText(value)) ?? [];
  try {
    return parseIsoDate(iso).year < FIRST_YEAR ? undefined : iso;
  } catch {
    return undefined;
  }
}

/** The Czech day on which the message came; where the collector had no clock, the one of the meter. */
function dayOf({ timestamp, device_datetime }: JsonObject): string {
  const at = new Date(cellText(timestamp));
  const isTold = !Number.isNaN(at.getTime()) && at.getUTCFullYear() >= FIRST_YEAR;
  return isTold ? pragueDay(at) : (isoDay(device_datetime) ?? '');
}

const dayCell = (value: unknown) => {
  const iso = isoDay(value);
  return iso === undefined ? cellText(value) : czechDate(iso);
};

/** The billing day and its state; a day that the meter has not set says nothing. */
function billingOf(telegram: JsonObject): [day: string, state: string] {
  const day = BILLING_DAYS.map((key) => telegram[key]).find((value) => cellText(value) !== '');
  const state = valueBy(telegram, billing);
  return day === undefined || state === '' ? ['', ''] : [dayCell(day), state];
}

/** The heading of a past day: the last one of a month is the end of that month. */
function headingOf(iso: string): string {
  const { year, month, day } = parseIsoDate(iso);
  if (day !== daysInMonth(year, month)) return `Stav k ${czechDate(iso)}`;
  return `${String(month).padStart(2, '0')}/${year}`;
}

/** States that the meter keeps of past days, by the headings of their columns. */
function pastOf(telegram: JsonObject): Map<string, string> {
  const states = new Map<string, string>();
  for (const [key, value] of Object.entries(telegram)) {
    const [, at, unitKey = ''] = past.exec(key) ?? [];
    if (at === undefined || typeof value !== 'number') continue;
    const day = isoDay(
      telegram[`history_${at}_date`] ??
        telegram[`set_date_${at}`] ??
        telegram[`consumption_at_set_date_${at}`],
    );
    if (day !== undefined) states.set(headingOf(day), stateCell(value, unitKey));
  }
  return states;
}

/** What the meter says of itself; a day of its broken seal says that the seal is broken. */
function statusOf({ status, current_status, esb_date }: JsonObject): string {
  const told = cellText(status ?? current_status);
  const isBroken = cellText(esb_date) !== '';
  return isBroken ? `${told === 'OK' ? '' : told} SEAL_BROKEN`.trim() : told;
}

const UNTOLD_MEDIA = new Set(['', 'unknown', 'other', 'reserved']);

function cellsOf(telegram: JsonObject): string[] {
  const { id, manufacturer, media } = telegram;
  const day = dayOf(telegram);
  const medium = cellText(media);
  return [
    cellText(id),
    cellText(manufacturer),
    UNTOLD_MEDIA.has(medium.toLowerCase()) ? '' : medium,
    day === '' ? '' : czechDate(day),
    valueBy(telegram, total),
    statusOf(telegram),
    'Dálkový',
    ...billingOf(telegram),
  ];
}

const isTelegram = (object: JsonObject) =>
  'id' in object && ('timestamp' in object || object['_'] === 'telegram') && 'media' in object;

/** The last message of each meter and day, in the order in which they came. */
function lastOfDays(objects: readonly JsonObject[]): JsonObject[] {
  const last = new Map<string, JsonObject>();
  for (const object of objects) {
    const key = `${cellText(object['id'])} ${dayOf(object)}`;
    const known = last.get(key);
    const isOlder =
      known !== undefined && cellText(object['timestamp']) < cellText(known['timestamp']);
    if (!isOlder) last.set(key, object);
  }
  return [...last.values()];
}

/** Messages of meters as rows of readings under their headings; undefined where some object is none. */
export function telegramRows(objects: readonly JsonObject[]): string[][] | undefined {
  if (objects.length === 0 || !objects.every(isTelegram)) return undefined;
  const told = lastOfDays(objects).map((telegram) => ({
    cells: cellsOf(telegram),
    states: pastOf(telegram),
    raw: JSON.stringify(telegram),
  }));
  const days = [...new Set(told.flatMap(({ states }) => [...states.keys()]))];
  return [
    [...HEADS, ...days, RAW],
    ...told.map(({ cells, states, raw }) => [
      ...cells,
      ...days.map((day) => states.get(day) ?? ''),
      raw.length > MOST_RAW ? '' : raw,
    ]),
  ];
}
