import { expect, test } from 'vitest';
import { crewJob } from '#tests/crew-jobs.ts';
import { roomTexts } from './phone-text.ts';

const plain = (jobs: Parameters<typeof roomTexts>[0]) =>
  roomTexts(jobs).map((text) => text.replaceAll('\u00A0', ' '));

// 524 288 000 bytes may be taken; the sentence comes from four fifths of them on.
test('a crew is told of each unit where photos may not fit in, once', () => {
  const full = { unit_name: 'SVJ Javorka', file_bytes: 524_288_000 };
  const near = { unit_name: 'SVJ Lipová', file_bytes: 524_288_000 - 12 * 1_048_576 };
  const jobs = [
    crewJob({ unit_name: 'Jinde', file_bytes: 419_430_399 }),
    crewJob(near),
    crewJob(near),
    crewJob(full),
  ];
  expect(plain(jobs)).toEqual([
    'SVJ Lipová: pro soubory a fotky zbývá 12 MB z 500 MB. Fotky, které se nevejdou, zůstanou jen v telefonu.',
    'SVJ Javorka: pro soubory a fotky z 500 MB nezbývá nic. Nové fotky portál nepřijme a zůstanou jen v telefonu; řekněte to správci.',
  ]);
  expect(plain([crewJob({ file_bytes: 0 })])).toEqual([]);
});
