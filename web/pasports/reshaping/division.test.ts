import { describe, expect, it } from 'vitest';
import type { Space } from '#contract/pasports/spaces.ts';
import {
  divisionBody,
  divisionRules,
  divisionValues,
  newPart,
  sharedByArea,
  type PartValues,
} from './division-fields.ts';
import { divisionSentence } from './division-sentence.ts';
import { reshapingText } from './reshaping-words.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

const space = {
  space_number: '7',
  pasport_type_id: 3,
  space_size: '4+1',
  variable_symbol: '1250007',
  total_area: 80,
  floor_area: 72,
  heated_area: 70,
  countable_area: 70,
  land_registry_unit: '1250/7',
  ownership_sheet: '4321',
  common_share_numerator: 645,
  common_share_denominator: 51_200,
} as Space;

const initial = divisionValues(space, '2024-03-01');
const [kept, founded] = initial.parts as [PartValues, PartValues];
const parts = [
  { ...kept, total_area: 60, common_share_numerator: 400 },
  { ...founded, total_area: 20, common_share_numerator: 245 },
];
const rules = divisionRules(space, '2024-03-01');
const faults = (values: object) =>
  rules
    .safeParse({ ...initial, parts, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a division of a space', () => {
  it('starts today with the space as it is, and one part founded beside it', () => {
    expect(initial.first_day).toBe('2024-03-01');
    expect(kept).toMatchObject({ space_number: '7', total_area: 80, land_registry_unit: '1250/7' });
    expect(founded).toMatchObject({ space_number: '7a', pasport_type_id: 3, variable_symbol: '' });
    expect(newPart(space, 2).space_number).toBe('7b');
  });

  it('refuses a day to come, shares that are not the former one, and a part without a number', () => {
    expect(faults({})).toBeUndefined();
    expect(faults({ first_day: '2024-03-02' })).toEqual([
      ['first_day', 'Zapište nejdříve v den, od kdy platí'],
    ]);
    expect(faults({ parts: [kept, { ...founded, common_share_numerator: 1 }] })).toEqual([
      ['parts', 'Podíly částí dávají dohromady 323/25600, prostor má 645/51200: přebývá 1/51200.'],
    ]);
    expect(faults({ parts: [parts[0], { ...parts[1], space_number: '' }] })?.[0]?.[0]).toBe(
      'parts.1.space_number',
    );
  });

  it('divides the share by total areas, once all are known', () => {
    // 645 × 60/80 = 483.75, 645 × 20/80 = 161.25: the one left over goes to the first.
    expect(sharedByArea(space, parts)?.map((part) => part.common_share_numerator)).toEqual([
      484, 161,
    ]);
    expect(sharedByArea(space, initial.parts)).toBeNull();
  });

  it('sends the parts as they are typed', () => {
    const body = divisionBody({ ...initial, parts }, rules);
    expect(body.parts.map((part) => [part.space_number, part.common_share_numerator])).toEqual([
      ['7', 400],
      ['7a', 245],
    ]);
  });

  it('says what will happen before it does', () => {
    const owners = [
      { name: 'Nová Petra', share_numerator: 1, share_denominator: 1, is_joint: true },
      { name: 'Nový Jan', share_numerator: 1, share_denominator: 1, is_joint: true },
    ];
    const words = { first_day: '2024-03-01', space_number: '7', former_area: 80, parts, owners };
    expect(spaced(divisionSentence({ ...words, staying: ['nájemci', 'náklady'] }))).toBe(
      'Od 1. 3. 2024 se prostor 7 dělí na 7 a 7a. Celková plocha částí je 80 m², jako dosud. ' +
        'Podíly na společných částech: 7 400/51200 a 7a 245/51200. ' +
        'Části vlastní dál Nová Petra a Nový Jan (SJM), se stejnými podíly. ' +
        'U části 7 zůstávají nájemci, náklady, místnosti, otopná tělesa a zařízení k revizi; ' +
        'nová část začíná bez nich.',
    );
    const unshared = parts.map((part) => ({ ...part, common_share_numerator: null }));
    const bare = { ...words, parts: unshared, owners: [], former_area: 79.5, staying: [] };
    expect(spaced(divisionSentence(bare))).toContain(
      'Celková plocha částí je 80 m², dosud 79,5 m². Vlastník zapsaný není.',
    );
    expect(divisionSentence({ ...bare, first_day: null })).toBe('');
  });
});

describe('what has become of a space', () => {
  const one = (pasport_id: number, part: 'kept' | 'founded' | 'joined') => ({
    pasport_id,
    pasport_space_id: pasport_id,
    space_number: String(pasport_id),
    part,
  });
  const told = (
    transfer_kind: 'division' | 'joining',
    spaces: ReturnType<typeof one>[],
    id: number,
  ) => {
    const { text, others } = reshapingText({ transfer_kind, spaces }, id);
    return `${text} ${others.map(({ space_number }) => space_number).join(', ')}`;
  };

  it('is said on the page of each space that took part', () => {
    const divided = [one(7, 'kept'), one(8, 'founded'), one(9, 'founded')];
    expect(told('division', divided, 7)).toBe('Odděleny prostory 8, 9');
    expect(told('division', divided, 9)).toBe('Vzniklo rozdělením prostoru 7');
    const joined = [one(7, 'kept'), one(8, 'joined')];
    expect(told('joining', joined, 7)).toBe('Připojen prostor 8');
    expect(told('joining', joined, 8)).toBe('Spojeno s prostorem 7');
  });
});
