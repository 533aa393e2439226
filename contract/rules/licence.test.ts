import { describe, expect, test } from 'vitest';
import { licenceSentence, licenceStanding, limitSentence, limitStanding } from './licence.ts';

const TODAY = '2026-03-01';

describe('the end of a licence', () => {
  test.each([
    ['', 'endless'],
    ['2026-04-01', 'valid'],
    ['2026-03-31', 'soon'],
    ['2026-03-09', 'soon'],
    ['2026-03-08', 'urgent'],
    ['2026-03-01', 'urgent'],
    ['2026-02-28', 'ended'],
  ])('%j stands as %s', (validTo, standing) => {
    expect(licenceStanding(validTo, TODAY)).toBe(standing);
  });

  test.each([
    ['', 'Licence platí bez omezení.'],
    ['2026-03-31', 'Licence platí do 31. 3. 2026. Zbývá 30 dnů.'],
    ['2026-03-04', 'Licence platí do 4. 3. 2026. Zbývají 3 dny.'],
    ['2026-03-02', 'Licence platí do 2. 3. 2026. Zbývá 1 den.'],
    ['2026-03-01', 'Licence platí naposledy dnes, 1. 3. 2026.'],
    ['2026-02-27', 'Platnost licence skončila 27. 2. 2026.'],
  ])('%j is told in words', (validTo, sentence) => {
    expect(licenceSentence(validTo, TODAY)).toBe(sentence);
  });
});

describe('a limit of a licence', () => {
  test.each([
    [0, 10, 'free'],
    [7, 10, 'free'],
    [8, 10, 'near'],
    [9, 10, 'near'],
    [10, 10, 'full'],
    [11, 10, 'full'],
    [0, 0, 'full'],
  ])('of which %i of %i is used is %s', (used, most, standing) => {
    expect(limitStanding(used, most)).toBe(standing);
  });

  test.each([
    ['units', '1 jednotku', '2 jednotky', '5 jednotek'],
    ['pasports', '1 pasport', '2 pasporty', '5 pasportů'],
    ['items', '1 položku', '2 položky', '5 položek'],
  ] as const)('of %s is declined by its number', (limited, ...counted) => {
    const told = [1, 2, 5].map((most) => limitSentence(limited, most, most));
    expect(told).toEqual(
      counted.map(
        (text) => `Licence dovoluje nejvýše ${text}; další nelze založit. Co už máte, zůstává.`,
      ),
    );
  });

  test('is told from four fifths on, before it is met', () => {
    expect(limitSentence('units', 7, 10)).toBeNull();
    expect(limitSentence('units', 8, 10)).toBe(
      'Licence dovoluje nejvýše 10 jednotek, založit můžete ještě 2.',
    );
    expect(limitSentence('pasports', 3, 3)).toBe(
      'Licence dovoluje nejvýše 3 pasporty; další nelze založit. Co už máte, zůstává.',
    );
    expect(limitSentence('items', 1, 1)).toBe(
      'Licence dovoluje nejvýše 1 položku; další nelze založit. Co už máte, zůstává.',
    );
  });
});
