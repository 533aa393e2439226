import type { ReadingOfDay, RoundPlace } from '#contract/metering/reading-round.ts';
import { meterKindShort, readingStatusValue } from '#contract/metering/meter-words.ts';
import { usedText } from '../meter-text.ts';
import type { OutLine, Phase } from './outbox.ts';

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
  const { state, status, source } = reading;
  const what = state === null ? '' : usedText(state, measured_unit);
  const found = status === 'ok' ? '' : readingStatusValue.text(status).toLocaleLowerCase('cs');
  return joined([what, found, source === 'estimate' ? 'odhad' : ''], ', ');
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

/** Where a line stands, who wrote it and how: 'zapsáno · Jana Nová · odhad'. */
export function standsText(place: RoundPlace, line: OutLine | undefined): string {
  const author = line === undefined ? (place.reading?.written_by ?? '') : '';
  const said = line ?? place.reading;
  const marks = [
    said?.source === 'estimate' ? 'odhad' : '',
    said?.overflowed === true ? 'přes nulu' : '',
  ];
  return joined([phaseText(place, line), author, joined(marks, ', ')], ' · ');
}
