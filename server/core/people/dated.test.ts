import { describe, expect, test } from 'vitest';
import { datedFaults, type Draft, type Stored } from '#server/core/time/dated.ts';
import {
  costRules,
  occupantRules,
  ownershipRules,
  roommateRules,
  tenancyRules,
  type Cost,
  type Ownership,
  type Tenancy,
} from './dated.ts';

const FLAT = 7;
const all = (...columns: string[]) => new Set(['valid_from', 'valid_to', ...columns]);
const stored = {
  id: 1,
  pasport_id: FLAT,
  version: 1,
  label: 'Novák',
  comment: '',
  monthly_advance: 0,
  allocation: 'fixed',
};
const draft = <R>(record: R, id = 0, changed = all()): Draft<R> => ({
  id,
  pasport_id: FLAT,
  record,
  changed,
});
const NO_CONTRACT = { contract_warning: null, contract_notice_delivery_date: null };
const said = (faults: readonly { field: string; message: string }[]) =>
  faults.map(({ field, message }) => `${field}: ${message}`);

describe('a tenancy', () => {
  const tenancy = (over: Partial<Tenancy> = {}): Tenancy => ({
    address_id: 3,
    is_joint: false,
    valid_from: '2024-02-01',
    valid_to: '2024-06-30',
    contract_valid_from: null,
    contract_valid_to: null,
    ...over,
  });
  const cost = (valid_from: string, valid_to: string | null, id = 9) => ({
    ...stored,
    id,
    pasport_tenant_id: 5,
    service_name: 'Teplo',
    valid_from,
    valid_to,
  });
  const judged = (record: Tenancy, costs: ReturnType<typeof cost>[] = []) =>
    said(
      datedFaults(tenancyRules, draft(record, 5), {
        records: new Map(),
        addresses: new Set([3]),
        costs: new Map([[5, costs]]),
      }),
    );

  test('has a contract that does not end before it begins', () => {
    const contract_valid_from = '2024-02-02';
    expect(judged(tenancy({ contract_valid_from, contract_valid_to: '2024-02-02' }))).toEqual([]);
    expect(judged(tenancy({ contract_valid_from, contract_valid_to: '2024-02-01' }))).toEqual([
      'contract_valid_to: Konec smlouvy nesmí být dříve než její začátek',
    ]);
  });

  test('of one contract is held by joint tenants together, and by nobody else', () => {
    const beside = (other: Partial<Tenancy>, own: Partial<Tenancy>) =>
      datedFaults(tenancyRules, draft(tenancy(own)), {
        records: new Map([
          [FLAT, [{ ...stored, ...NO_CONTRACT, ...tenancy({ address_id: 4, ...other }) }]],
        ]),
        addresses: new Set([3, 4]),
        costs: new Map(),
      });
    const joint = { is_joint: true };
    expect(beside(joint, joint)).toEqual([]);
    expect(beside(joint, {})).toHaveLength(1);
    expect(beside({}, joint)).toHaveLength(1);
    expect(beside({}, {})).toHaveLength(1);
    expect(beside({ ...joint, address_id: 3 }, joint)).toHaveLength(1);
  });

  test.each([
    ['2024-02-01', '2024-06-30', []],
    ['2024-02-01', null, []],
    ['2024-06-30', null, []],
    ['2024-01-31', '2024-06-30', ['valid_from', 'od 31. 1. 2024 do 30. 6. 2024']],
    ['2024-02-01', '2024-07-01', ['valid_to', 'od 1. 2. 2024 do 1. 7. 2024']],
    ['2024-07-01', null, ['valid_to', 'od 1. 7. 2024']],
    ['2024-01-31', null, ['valid_from', 'od 31. 1. 2024']],
  ])('holds over the cost from %s to %s', (from, to, [field, time]) => {
    const message = `Nájemce má mimo tuto dobu náklad ${time} (Teplo).`;
    expect(judged(tenancy(), [cost(from, to)])).toEqual(
      field === undefined ? [] : [`${field}: ${message}`],
    );
  });

  test('is told of the first cost that it leaves outside', () => {
    const costs = [cost('2024-03-01', null), cost('2024-08-01', null), cost('2024-09-01', null)];
    expect(judged(tenancy(), costs)).toEqual([
      'valid_to: Nájemce má mimo tuto dobu náklad od 1. 8. 2024 (Teplo).',
    ]);
    expect(judged(tenancy(), [])).toEqual([]);
  });
});

describe('a share', () => {
  const share = (
    share_numerator: number,
    share_denominator: number,
    address_id = 3,
  ): Ownership => ({
    address_id,
    share_numerator,
    share_denominator,
    is_joint: false,
    valid_from: '2024-01-01',
    valid_to: null,
  });
  const other = (id: number, address_id: number, of: number) => ({
    ...stored,
    ...share(1, of, address_id),
    id,
    is_joint: false,
    has_vote: true,
  });
  const known = (...others: ReturnType<typeof other>[]) => ({
    records: new Map([[FLAT, others]]),
    addresses: new Set([3]),
  });
  const judged = (record: Ownership, ...others: ReturnType<typeof other>[]) =>
    datedFaults(ownershipRules, draft(record), known(...others));

  test.each(['address_id', 'share_numerator', 'share_denominator', 'is_joint'])(
    'is judged when its %s alone changes',
    (column) => {
      const changed = draft(share(2, 3), 2, new Set([column]));
      expect(datedFaults(ownershipRules, changed, known(other(1, 4, 2)))).toHaveLength(1);
      const comment = draft(share(2, 3), 2, new Set(['comment']));
      expect(datedFaults(ownershipRules, comment, known(other(1, 4, 2)))).toEqual([]);
    },
  );

  test('is at most the whole', () => {
    expect(judged(share(1, 1))).toEqual([]);
    expect(said(judged(share(4, 3)))).toEqual(['share_numerator: Podíl nesmí být větší než celek']);
  });

  test('of spouses in joint property is that of the couple, recorded with each of them', () => {
    const spouse = { ...other(1, 4, 1), is_joint: true };
    expect(judged({ ...share(1, 1), is_joint: true }, spouse)).toEqual([]);
    expect(judged(share(1, 1), spouse)).toHaveLength(1);
  });

  test('makes at most the whole with those of others', () => {
    expect(judged(share(1, 2), other(1, 4, 2))).toEqual([]);
    expect(judged(share(2, 3), other(1, 4, 2))).toEqual([
      {
        code: 'shares-over-whole',
        field: 'share_numerator',
        message: 'Součet podílů by 1. 1. 2024 přesáhl celek (7/6).',
      },
    ]);
  });

  test('is one of each owner at a time', () => {
    expect(judged(share(1, 4), other(1, 3, 4))).toEqual([
      {
        code: 'overlapping-validity',
        field: 'valid_from',
        message: 'Platnost se překrývá se záznamem od 1. 1. 2024 (Novák).',
      },
    ]);
    expect(judged(share(1, 4), other(1, 4, 4))).toEqual([]);
  });
});

test('a person lives in a space once at a time, and others may live there with him', () => {
  const roommate = (address_id: number) => ({
    address_id,
    valid_from: '2024-01-01',
    valid_to: null as string | null,
  });
  const known = {
    records: new Map([[FLAT, [{ ...stored, ...roommate(3), relation: '' }]]]),
    addresses: new Set([3, 4]),
  };
  const judged = (address_id: number) =>
    said(datedFaults(roommateRules, draft(roommate(address_id)), known));
  expect(judged(3)).toEqual([
    'valid_from: Platnost se překrývá se záznamem od 1. 1. 2024 (Novák).',
  ]);
  expect(judged(4)).toEqual([]);
  const another = draft(roommate(3), 2, new Set(['address_id']));
  expect(datedFaults(roommateRules, another, known)).toHaveLength(1);
});

test.each([
  ['1', '1 osoba'],
  ['3', '3 osoby'],
  ['5', '5 osob'],
])('a space has one number of persons at a time: not beside %s', (label, told) => {
  const always = { valid_from: '2024-01-01', valid_to: null };
  const known = {
    records: new Map([[FLAT, [{ ...stored, ...always, label }]]]),
    addresses: new Set<number>(),
  };
  expect(said(datedFaults(occupantRules, draft(always), known))).toEqual([
    `valid_from: Platnost se překrývá se záznamem od 1. 1. 2024 (${told}).`,
  ]);
});

describe('a cost', () => {
  const MESSAGE = 'Náklad musí platit v době nájmu od 1. 1. 2024 do 31. 12. 2024.';
  const cost = (valid_from: string, valid_to: string | null = null, over: Partial<Cost> = {}) => ({
    pasport_tenant_id: 5,
    service_name: 'Teplo',
    valid_from,
    valid_to,
    ...over,
  });
  const tenancy = { ...stored, id: 5, valid_from: '2024-01-01', valid_to: '2024-12-31' };
  const judged = (record: Cost, others: Cost[] = [], changed = all()) =>
    said(
      datedFaults(costRules, draft(record, 0, changed), {
        records: new Map([[FLAT, others.map((other) => ({ ...stored, ...other }))]]),
        addresses: new Set(),
        tenancies: new Map<number, Stored>([
          [5, tenancy],
          [6, { ...tenancy, id: 6, pasport_id: 8 }],
          [7, { ...tenancy, id: 7, valid_from: '2025-01-01', valid_to: null }],
        ]),
      }),
    );

  test.each([
    ['2024-01-01', null, []],
    ['2024-12-31', '2024-12-31', []],
    ['2023-12-31', null, [`valid_from: ${MESSAGE}`]],
    ['2025-01-01', null, [`valid_from: ${MESSAGE}`]],
    ['2024-01-01', '2025-01-01', [`valid_to: ${MESSAGE}`]],
  ])('from %s to %s holds within its tenancy', (from, to, told) => {
    expect(judged(cost(from, to))).toEqual(told);
  });

  test('is of a tenant of its own space', () => {
    for (const pasport_tenant_id of [6, 404])
      expect(judged(cost('2024-01-01', null, { pasport_tenant_id }))).toEqual([
        expect.stringMatching(/^pasport_tenant_id: /),
      ]);
  });

  test.each(['pasport_tenant_id', 'service_name'])(
    'is judged when its %s alone changes',
    (column) => {
      expect(judged(cost('2023-12-31'), [], new Set([column]))).toEqual([`valid_from: ${MESSAGE}`]);
      expect(judged(cost('2023-12-31'), [], new Set(['comment']))).toEqual([]);
    },
  );

  test('is one of its service at a time, however the service is written', () => {
    const others = [cost('2024-01-01', '2024-06-30')];
    expect(judged(cost('2024-07-01'), others)).toEqual([]);
    expect(judged(cost('2024-06-30'), others)).toHaveLength(1);
    expect(judged(cost('2024-06-30', null, { service_name: 'TEPLO' }), others)).toHaveLength(1);
    expect(judged(cost('2024-06-30', null, { service_name: 'Voda' }), others)).toEqual([]);
    const withSpace = { pasport_tenant_id: null };
    expect(judged(cost('2024-06-30', null, withSpace), others)).toHaveLength(1);
    expect(judged(cost('2024-06-30'), [{ ...others[0]!, ...withSpace }])).toHaveLength(1);
  });

  test('that names a tenancy stands in the way of nothing after it, though it has no end itself', () => {
    const others = [cost('2024-01-01', null)];
    expect(judged(cost('2025-01-01', null, { pasport_tenant_id: 7 }), others)).toEqual([]);
    expect(judged(cost('2025-01-01', null, { pasport_tenant_id: null }), others)).toEqual([]);
    expect(judged(cost('2024-12-31', null, { pasport_tenant_id: null }), others)).toHaveLength(1);
  });

  test('that stands with the space holds whoever uses it', () => {
    expect(judged(cost('2020-01-01', null, { pasport_tenant_id: null }))).toEqual([]);
  });
});
