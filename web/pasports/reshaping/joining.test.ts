import { describe, expect, it } from 'vitest';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import {
  areasTogether,
  joiningBody,
  joiningRules,
  joiningValues,
  proposed,
  shareOf,
  strangersFault,
} from './joining-fields.ts';
import { joiningSentence } from './joining-sentence.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const row = (pasport_id: number, total_area: number) => ({
  pasport_id,
  total_area,
  floor_area: 10.1,
  heated_area: 0.2,
  countable_area: 0,
});
const rows = [row(7, 60.35), row(8, 20.1), row(9, 5)];
const space = (pasport_id: number, share: readonly [number, number], owner: number) =>
  ({
    pasport_id,
    space_number: String(pasport_id),
    common_share_numerator: share[0],
    common_share_denominator: share[1],
    owners: [
      {
        address_id: owner,
        owner_name: `Vlastník ${owner}`,
        share_numerator: 1,
        share_denominator: 1,
        is_joint: false,
      },
    ],
  }) as HouseShare;
const spaces = [space(7, [645, 51_200], 1), space(8, [245, 51_200], 1), space(9, [1, 512], 2)];

describe('a joining of spaces', () => {
  it('proposes the exact sums of areas, and of persons where some are known', () => {
    const persons = new Map([
      [7, 2],
      [8, 1],
    ]);
    const propose = (joined_ids: number[]) =>
      proposed(rows, persons, { pasport_id: 7, joined_ids });
    expect(propose([8])).toEqual({
      joined_ids: [8],
      total_area: 80.45,
      floor_area: 20.2,
      heated_area: 0.4,
      countable_area: 0,
      users_count: 3,
    });
    expect(propose([9]).users_count).toBeNull();
    expect(areasTogether([]).total_area).toBe(0);
  });

  it('asks for a day that has come and for something to join', () => {
    const rules = joiningRules('2024-03-01');
    const values = joiningValues('2024-03-01');
    const faults = (more: object) =>
      rules.safeParse({ ...values, ...more }).error?.issues.map(({ message }) => message);
    expect(faults({})).toEqual(['Vyberte, které prostory se připojí']);
    expect(faults({ joined_ids: [8], first_day: '2024-03-02' })).toEqual([
      'Zapište nejdříve v den, od kdy platí',
    ]);
    expect(faults({ joined_ids: [8] })).toBeUndefined();
    const typed = { ...values, joined_ids: [8], total_area: 79, users_count: 4 };
    expect(joiningBody(typed, rules)).toMatchObject({ total_area: 79, users_count: 4 });
  });

  it('tells of other owners, and the share of all', () => {
    const house = (joined_ids: number[]) => ({ pasport_id: 7, joined_ids, spaces });
    expect(strangersFault(house([8]))).toBeNull();
    expect(strangersFault(house([8, 9]))).toMatch(/^Prostor 9 vlastní Vlastník 2 1\/1, prostor 7 /);
    expect(shareOf(house([8]))).toBe('890/51200');
    // 645/51200 + 1/512 = 745/51200 = 149/10240.
    expect(shareOf(house([9]))).toBe('149/10240');
  });

  it('says what will happen before it does', () => {
    const words = { first_day: '2024-03-01', space_number: '7', joined: ['8'], share: '1/2' };
    expect(spaced(joiningSentence(words))).toBe(
      'Od 1. 3. 2024 je prostor 8 částí prostoru 7. Podíl na společných částech bude 1/2. ' +
        '29. 2. 2024 končí vlastnictví, počet osob, náklady i spolubydlící prostoru 8; zálohy prostoru 7 podle potřeby upravte. ' +
        'Prostor se skryje a jeho historie zůstává. ' +
        'Místnosti, otopná tělesa a zařízení k revizi zůstávají zapsané u skrytého prostoru: v jejich záznamech je přepište.',
    );
    expect(spaced(joiningSentence({ ...words, joined: ['8', '9'], share: '' }))).toContain(
      'prostorů 8 a 9; zálohy prostoru 7 podle potřeby upravte. Prostory se skryjí a jejich historie zůstává.',
    );
    expect(joiningSentence({ ...words, joined: [] })).toBe('');
  });
});
