import type { ReadingOfDay, RoundPlace } from '#contract/metering/reading-round.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { meterKindShort, readingStatusValue } from '#contract/metering/meter-words.ts';
import { usedText } from '../meter-text.ts';
import type { OutLine, Phase } from './outbox.ts';
import type { OutPhoto } from './photos.ts';

const joined = (parts: readonly string[], by: string) =>
  parts.filter((part) => part !== '').join(by);

/** The flat or the house itself, with its floor: 'prostor 7, 2. NP'. */
export function spaceText({ space_number, floor_name }: RoundPlace): string {
  return space_number === '' ? 'celý dům' : joined([`prostor ${space_number}`, floor_name], ', ');
}

/** Where in it: 'Koupelna, instalační šachta'. */
export function insideText({ room_name, element_name, location }: RoundPlace): string {
  return joined([room_name, element_name, location], ', ');
}

/** The meter among others of the house: 'SV 123456'. */
export function meterText({ kind, serial_number }: RoundPlace): string {
  return `${meterKindShort[kind]} ${serial_number}`;
}

/** A state as it is typed: without groups, with a comma. */
export function typedText(state: number | null): string {
  return state === null ? '' : String(state).replace('.', ',');
}

/** What a reading of the day says beside its number. */
export function readingText(reading: ReadingOfDay, { measured_unit }: RoundPlace): string {
  const { state, status, source, note } = reading;
  const what = state === null ? '' : usedText(state, measured_unit);
  const found = status === 'ok' ? '' : readingStatusValue.text(status).toLocaleLowerCase('cs');
  const noted = note === '' ? '' : `poznámka „${note}“`;
  return joined([what, found, source === 'estimate' ? 'odhad' : '', noted], ', ');
}

const phaseWords: Readonly<Record<Phase, string>> = {
  draft: 'rozepsáno',
  due: 'odesílá se',
  sending: 'odesílá se',
  waiting: 'čeká na spojení',
  refused: 'odmítnuto',
  conflict: 'střet',
};

/** How a line stands, in a word; nothing of one that nobody has read yet. */
function phaseText({ reading }: RoundPlace, line: OutLine | undefined): string {
  if (line !== undefined) return phaseWords[line.phase];
  return reading === null ? '' : 'zapsáno';
}

/** Where a photo stands that the server has not got: it goes once the state of its meter was accepted. */
export function photoPhaseText({ reading }: RoundPlace, { phase }: OutPhoto): string {
  if (phase === 'refused') return 'fotka nepřijata';
  if (phase === 'waiting') return 'fotka čeká na spojení';
  return reading === null ? 'fotka čeká na zapsání stavu' : 'fotka se odesílá';
}

/** Photos of the meter: the one that waits here, and those that its reading has. */
function photosText(place: RoundPlace, photo: OutPhoto | undefined): string {
  if (photo !== undefined) return photoPhaseText(place, photo);
  const count = place.reading?.photo_count ?? 0;
  if (count === 0) return '';
  return count === 1 ? 'fotka' : `${count}\u00a0${czechPlural(count, 'fotka', 'fotky', 'fotek')}`;
}

/** What is said of the meter beside its state, by the line or by what the day has: 'odhad, poznámka'. */
function marksText({ reading }: RoundPlace, line: OutLine | undefined): string {
  const said = line ?? reading;
  const note = line?.note ?? reading?.note ?? '';
  const marks = [
    said?.source === 'estimate' ? 'odhad' : '',
    said?.overflowed === true ? 'přes nulu' : '',
    note === '' ? '' : 'poznámka',
  ];
  return joined(marks, ', ');
}

/** Where a line stands, who wrote it and how: 'zapsáno · Jana Nová · odhad'. */
export function standsText(
  place: RoundPlace,
  line: OutLine | undefined,
  photo: OutPhoto | undefined,
): string {
  const author = line === undefined ? (place.reading?.written_by ?? '') : '';
  return joined(
    [phaseText(place, line), author, marksText(place, line), photosText(place, photo)],
    ' · ',
  );
}
