import type { VisitedMeter, VisitJob } from '#contract/fieldwork/crew-day.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';
import { toldStateValue, type ToldState } from '#contract/fieldwork/result-words.ts';
import type { Finding } from '#contract/fieldwork/results.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import { leftText, storeStanding } from '#contract/rules/file-store.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { numberText } from '#contract/values/number.ts';
import { unitText } from '#contract/metering/amount-text.ts';
import { formatDate, formatDateTime, pragueClock, todayInPrague } from '#web/lib/czech.ts';
import type { QueuedResult } from './queue.ts';

/** 'SV 12345678', or 'SV bez měřidla'. */
export function serialText({ kind, serial_number, meter_id }: VisitedMeter): string {
  return `${meterKindShort[kind]} ${meter_id === null ? 'bez měřidla' : serial_number}`;
}

/** Where in the flat: 'Koupelna, šachta'; empty where it is not known. */
export const insideText = ({ room_name, location }: VisitedMeter): string =>
  [room_name, location].filter((part) => part !== '').join(', ');

/** 'Naposledy 123,4 m³ dne 1. 12. 2026'. */
export function beforeText({ before, measured_unit }: VisitedMeter): string {
  if (before === null) return 'Dřívější stav není známý';
  return `Naposledy ${numberText(before.state)}\u00A0${unitText(measured_unit)} dne ${formatDate(before.read_on)}`;
}

/** '2 měřidla'; empty of a place without them. */
export function metersText({ meters }: VisitJob): string {
  if (meters.length === 0) return '';
  return `${meters.length}\u00A0${czechPlural(meters.length, 'měřidlo', 'měřidla', 'měřidel')}`;
}

/** When somebody comes: '8:30–9:15'; empty without a time. */
export function hoursText({ from_minute, minutes }: VisitJob): string {
  return from_minute === null
    ? ''
    : `${clockText(from_minute)}–${clockText((from_minute + minutes) % 1440)}`;
}

/** When a kept day was read: 'v 8:12' of today, '27. 11. 2026 18:05' of another day. */
export function keptText(at: string, today: string): string {
  if (todayInPrague(new Date(at)) !== today) return formatDateTime(at);
  const shown = pragueClock(at);
  return `v\u00A0${clockText(shown.getUTCHours() * 60 + shown.getUTCMinutes())}`;
}

/** Titles of the sheet by what is being told. */
export const sheetTitles: Readonly<Record<ToldState, string>> = {
  done: 'Hotovo',
  'no-access': 'Nepřístupno',
  postponed: 'Přesunout',
};

function findingText(one: Finding): string {
  if (one.kind === 'reading') return `odečet měřidla č. ${one.meter_id}: ${numberText(one.state)}`;
  if (one.kind === 'revision')
    return `revize č. ${one.revision_id}: ${one.faults.map(({ fault }) => fault).join('; ')}`;
  const device = `měřidlo ${one.serial_number}, počáteční stav ${numberText(one.start_state)}`;
  return one.kind === 'mounting'
    ? `montáž: ${device}`
    : `výměna: konečný stav ${numberText(one.end_state)}, nové ${device}`;
}

/** A result as a text to be copied: what was told, for whoever has to write it by hand. */
export function copiedText({ title, told }: QueuedResult): string {
  const { state, findings, note, signed_by, unsigned_reason } = told;
  const unsigned = unsigned_reason === '' ? '' : `nepodepsáno: ${unsigned_reason}`;
  const found = findings.map(findingText);
  const parts = [title, toldStateValue.text(state), ...found, note, signed_by, unsigned];
  return parts.filter((part) => part !== '').join('\n');
}

/** Of each unit of the visits whose files are nearly all they may be: what is left, and what becomes of photos. */
export function roomTexts(jobs: readonly VisitJob[]): readonly string[] {
  const units = new Map(jobs.map((job) => [job.unit_name, job.file_bytes]));
  return [...units].flatMap(([unit, used]) => {
    const standing = storeStanding(used);
    if (standing === 'free') return [];
    const then =
      standing === 'full'
        ? 'Nové fotky portál nepřijme a zůstanou jen v telefonu; řekněte to správci.'
        : 'Fotky, které se nevejdou, zůstanou jen v telefonu.';
    return [`${unit}: pro soubory a fotky ${leftText(used)}. ${then}`];
  });
}
