import { czechNumber } from '#contract/czech/figures.ts';

const ZONE = 'Europe/Prague';

/**
 * A number with so many decimals (2 by default), or with more up to another count where it has them:
 * 1 234,50 with no-break spaces and a real minus.
 */
export function formatNumber(value: number, decimals = 2, most = decimals): string {
  return czechNumber(value, decimals, most);
}

/** An area in square metres: 64,30 m². */
export function formatArea(squareMetres: number): string {
  return `${formatNumber(squareMetres)}\u00a0m²`;
}

/** Money in hellers as crowns: 1 234,50 Kč. */
export function formatMoney(hellers: number): string {
  return `${formatNumber(hellers / 100)}\u00a0Kč`;
}

const pragueParts = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsInPrague(instant: Date): Record<string, string> {
  return Object.fromEntries(
    pragueParts.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
}

/** A day or a moment as a date, which no line breaks: 20. 11. 2026; empty for an empty text. */
export function formatDate(iso: string): string {
  return writtenDate(iso).replaceAll(' ', '\u00a0');
}

/** The same with plain spaces, as people write it: for fields, files and names. */
export function writtenDate(iso: string): string {
  if (iso === '') return '';
  // A day without a time belongs to no zone.
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (day !== null) return `${Number(day[3])}. ${Number(day[2])}. ${Number(day[1])}`;
  const { day: d, month, year } = partsInPrague(new Date(iso));
  return `${d}. ${month}. ${year}`;
}

/** A moment in Prague: 20. 11. 2026 14:35; empty for an empty text. */
export function formatDateTime(iso: string): string {
  return iso === '' ? '' : `${formatDate(iso)} ${timeInPrague(iso)}`;
}

/** The same with plain spaces, as people write it: for fields and files. */
export function writtenDateTime(iso: string): string {
  return iso === '' ? '' : `${writtenDate(iso)} ${timeInPrague(iso)}`;
}

function timeInPrague(iso: string): string {
  const { hour, minute } = partsInPrague(new Date(iso));
  return `${hour}:${minute}`;
}

/** Today in the Czech calendar, YYYY-MM-DD. */
export function todayInPrague(now: Date = new Date()): string {
  const { year = '', month = '', day = '' } = partsInPrague(now);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What the clock in Prague shows at a moment, as if it were UTC: for files that know no zones. */
export function pragueClock(iso: string): Date {
  const { year, month, day, hour, minute } = partsInPrague(new Date(iso));
  return new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)),
  );
}
