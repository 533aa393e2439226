import { describe, expect, test } from 'vitest';
import type { Licence } from '#contract/licence.ts';
import { licenceNote } from './licence-note.ts';

const TODAY = '2026-03-01';
const licence = {
  licence_valid_to: '2027-01-01',
  units_count: 1,
  max_units: 10,
  pasports_count: 85,
  max_pasports: 100,
  items_count: 900,
  max_items: 900,
} as Licence;

describe('before something is created the licence says', () => {
  test('nothing while there is room and time enough', () => {
    expect(licenceNote(licence, 'units', TODAY)).toBeNull();
    expect(licenceNote(licence, undefined, TODAY)).toBeNull();
  });

  test('how much room is left, or that there is none', () => {
    expect(licenceNote(licence, 'pasports', TODAY)).toBe(
      'Licence dovoluje nejvýše 100 pasportů, založit můžete ještě 15.',
    );
    expect(licenceNote(licence, 'items', TODAY)).toMatch(/^Licence dovoluje nejvýše 900 položek; /);
  });

  test('that it ends within a week, also where nothing is counted', () => {
    const ending = { ...licence, licence_valid_to: '2026-03-03' };
    const sentence = 'Licence platí do 3. 3. 2026. Zbývají 2 dny.';
    expect(licenceNote(ending, undefined, TODAY)).toBe(sentence);
    expect(licenceNote(ending, 'pasports', TODAY)).toMatch(/ještě 15\. Licence platí do 3/);
  });

  test('that it has ended and nothing new is made', () => {
    const ended = { ...licence, licence_valid_to: '2026-02-28' };
    expect(licenceNote(ended, 'pasports', TODAY)).toBe(
      'Platnost licence skončila 28. 2. 2026. Údaje lze číst a měnit, nové záznamy nelze zakládat.',
    );
  });
});
