import { describe, expect, it } from 'vitest';
import { moveBody, moveRules, moveValues } from './move-fields.ts';
import { moveSentence } from './move-sentence.ts';

const tenant = {
  pasport_tenant_id: 4,
  version: 3,
  valid_from: '2020-01-15',
  valid_to: null,
};
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('moving in one step', () => {
  it('offers the end of the month, unless the tenant began later or is known to end', () => {
    expect(moveValues(tenant, '2024-02-10').last_day).toBe('2024-02-29');
    expect(moveValues({ ...tenant, valid_from: '2024-03-05' }, '2024-02-10').last_day).toBe(
      '2024-03-05',
    );
    expect(moveValues({ ...tenant, valid_to: '2024-02-20' }, '2024-02-10').last_day).toBe(
      '2024-02-20',
    );
  });

  it('refuses an end before the beginning and a next tenant without the number of persons', () => {
    const faults = (values: object) =>
      moveRules(tenant)
        .safeParse({ ...moveValues(tenant, '2024-02-10'), ...values })
        .error?.issues.map(({ path, message }) => [path[0], message]);
    expect(faults({})).toBeUndefined();
    expect(faults({ last_day: '2020-01-14' })).toEqual([
      ['last_day', 'Nájemce nemůže skončit dříve, než začal'],
    ]);
    expect(faults({ next_address_id: 7 })).toEqual([['users_count', 'Zadejte číselnou hodnotu']]);
    expect(faults({ contract_valid_to: '2024-02-29' })).toEqual([
      ['contract_valid_to', 'Konec smlouvy nesmí být dříve než její začátek'],
    ]);
  });

  it('carries advances only to a next tenant', () => {
    const values = { ...moveValues(tenant, '2024-02-10'), carried_cost_ids: [1, 2] };
    expect(moveBody(values, tenant)).toEqual({
      last_day: '2024-02-29',
      pasport_tenant_id: 4,
      next: null,
      staying_roommate_ids: [],
      carried_cost_ids: [],
      states: [],
      version: 3,
    });
    expect(moveBody({ ...values, next_address_id: 7, users_count: 2 }, tenant)).toMatchObject({
      next: { address_id: 7, contract_valid_to: null, users_count: 2 },
      carried_cost_ids: [1, 2],
    });
  });

  it('says beforehand what will happen', () => {
    const move = {
      tenant: 'Novák Jan',
      last_day: '2024-02-29',
      next: ['Malá Petra'],
      users_count: 3,
      contract_valid_to: '2025-02-28',
      staying: ['Nováková Eva'],
      leaving: ['Novák Petr', 'Nováková Ema'],
      carried: [{ service_name: 'Vytápění', monthly_advance: 120_000 }],
    };
    expect(spaced(moveSentence(move))).toBe(
      'Novák Jan končí 29. 2. 2024. Od 1. 3. 2024 nastupuje Malá Petra, 3 osoby, smlouva do 28. 2. 2025. ' +
        'V prostoru zůstává: Nováková Eva. Odchází: Novák Petr a Nováková Ema. ' +
        'Přebírané zálohy: Vytápění 1 200,00 Kč měsíčně.',
    );
    expect(moveSentence({ ...move, next: ['Malá Petra', 'Malý Jan'] })).toContain(
      'nastupují Malá Petra a\u00a0Malý Jan',
    );
    const empty = { ...move, next: [], staying: [], leaving: [] };
    expect(moveSentence(empty)).toBe(
      'Novák Jan končí 29.\u00a02.\u00a02024. Od 1.\u00a03.\u00a02024 je prostor prázdný.',
    );
    expect(moveSentence({ ...move, last_day: null })).toBe('');
  });
});
