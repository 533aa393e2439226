import { describe, expect, test } from 'vitest';
import { roomText, sizeText } from './file-size.ts';
import { leftText, MOST_UNIT_BYTES, noRoomSentence, storeStanding } from './file-store.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

// 500 × 1 048 576 = 524 288 000 bytes; four fifths are 419 430 400, nineteen twentieths 498 073 600.
test.each([
  [0, 'free'],
  [419_430_399, 'free'],
  [419_430_400, 'near'],
  [498_073_599, 'near'],
  [498_073_600, 'almost'],
  [524_287_999, 'almost'],
  [524_288_000, 'full'],
  [600_000_000, 'full'],
] as const)('%i bytes of files stand as %s', (used, standing) => {
  expect(MOST_UNIT_BYTES).toBe(524_288_000);
  expect(storeStanding(used)).toBe(standing);
});

describe('a size in words', () => {
  test.each([
    [1, '1 kB', '0 kB'],
    [1024, '1 kB', '1 kB'],
    [1_048_576, '1 MB', '1 MB'],
    // 1,144… MB
    [1_200_000, '1,2 MB', '1,1 MB'],
    [12 * 1_048_576, '12 MB', '12 MB'],
    [1_610_612_736, '1,5 GB', '1,5 GB'],
  ])('%i bytes are %s as a file and %s as room', (bytes, size, room) => {
    expect([plain(sizeText(bytes)), plain(roomText(bytes))]).toEqual([size, room]);
  });
});

test('what is left is told with the limit, and a refusal with the file too', () => {
  expect(plain(leftText(524_288_000 - 12 * 1_048_576))).toBe('zbývá 12 MB z 500 MB');
  expect(plain(leftText(524_288_000))).toBe('z 500 MB nezbývá nic');
  expect(plain(noRoomSentence(3_250_586, 524_288_000 - 1_468_006))).toBe(
    'Soubor by zabral 3,2 MB, pro soubory jednotky ale zbývá 1,3 MB z 500 MB. Smažte ty, které nepotřebujete.',
  );
});
