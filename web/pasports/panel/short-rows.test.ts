import { describe, expect, it } from 'vitest';
import { occupantRows, ownershipRows, tenantRows } from './short-rows.ts';

const tenant = (id: number, valid_from: string, valid_to: string | null) => ({
  pasport_tenant_id: id,
  address_id: id,
  tenant_name: `Nájemce ${id}`,
  valid_from,
  valid_to,
  contract_valid_to: id === 5 ? '2027-06-30' : null,
});
// As the server gives them: the newest first.
const tenants = [
  tenant(5, '2024-01-01', null),
  tenant(4, '2020-01-01', '2023-12-31'),
  tenant(3, '2015-01-01', '2019-12-31'),
];
const today = { day: '2026-11-21', isAsked: false };

describe('a short list of a space', () => {
  it('shows the newest rows of today, with those that have ended marked, and says how many there are', () => {
    const content = tenantRows({ values: tenants, total: 7 }, today);
    expect(content.total).toBe(7);
    expect(content.rows.map(({ text, holds }) => [text, holds])).toEqual([
      ['Nájemce 5', true],
      ['Nájemce 4', false],
      ['Nájemce 3', false],
    ]);
    expect(content.rows[0]?.detail).toBe('od 1. 1. 2024, smlouva do 30.\u00a06.\u00a02027');
  });

  it('shows only what held on a day that was asked for', () => {
    const past = tenantRows({ values: tenants, total: 3 }, { day: '2019-12-31', isAsked: true });
    expect(past.rows.map(({ id }) => id)).toEqual([3]);
    expect(past.total).toBe(1);
    const before = tenantRows({ values: tenants, total: 3 }, { day: '2014-12-31', isAsked: true });
    expect(before).toEqual({ rows: [], total: 0 });
  });

  it('has three rows at most', () => {
    const four = [...tenants, tenant(2, '2010-01-01', '2014-12-31')];
    expect(tenantRows({ values: four, total: 4 }, today).rows).toHaveLength(3);
  });

  it('says persons and shares as people read them', () => {
    const time = { valid_from: '2024-01-01', valid_to: null };
    const persons = occupantRows(
      { values: [{ pasport_user_id: 1, users_count: 3, ...time }], total: 1 },
      today,
    );
    expect(persons.rows[0]?.text).toBe('3 osoby');
    const share = {
      share_numerator: 1,
      share_denominator: 2,
      is_joint: true,
      has_vote: false,
      version: 1,
    };
    const owners = ownershipRows(
      {
        values: [
          { pasport_ownership_id: 1, address_id: 1, owner_name: 'Novák Jan', ...share, ...time },
        ],
        total: 1,
      },
      today,
    );
    expect(owners.rows[0]?.text).toBe('Novák Jan – 1/2 · SJM');
  });
});
