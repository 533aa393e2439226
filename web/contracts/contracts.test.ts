import { describe, expect, test } from 'vitest';
import { unitContractFields } from '#contract/contracts/contract-record.ts';
import type { ContractRow } from '#contract/contracts/contracts.ts';
import { emptyOf } from '#contract/record.ts';
import { filterChoices, filteredContracts, filterName, originIn } from './contract-filters.ts';
import { contractAddress, standingText } from './contract-words.ts';
import { noticeNote } from './notice-note.ts';
import { readAt, stepped } from './place.ts';
import { afterKind, firstValues } from './useContractControls.tsx';

const TODAY = '2026-10-01';
const row = (over: Partial<ContractRow> = {}): ContractRow => ({
  origin: 'contract',
  record_id: 7,
  pasport_space_id: null,
  kind: 'insurance',
  name: 'Pojištění domu',
  address_id: null,
  party_name: '',
  about: '',
  contract_number: '',
  valid_from: null,
  state: 'fine',
  state_on: null,
  ends_on: null,
  goes_on: false,
  notice_due: null,
  warns_on: null,
  warning_on: null,
  price: null,
  price_period: null,
  hidden: false,
  version: 1,
  ...over,
});

describe('the standing in words', () => {
  test.each([
    [{ state: 'expired', state_on: '2026-09-19' }, 'po konci 12\u00a0dní'],
    [{ state: 'notice', state_on: '2026-10-13' }, 'výpověď do 13.\u00a010.\u00a02026, za 12 dní'],
    [{ state: 'notice', state_on: TODAY }, 'výpověď do 1.\u00a010.\u00a02026, dnes'],
    [{ state: 'warned', state_on: '2026-09-01' }, 'upozornění od 1.\u00a09.\u00a02026'],
    [{ state: 'ending', state_on: '2026-10-02' }, 'končí za 1 den'],
    [{ state: 'unknown' }, 'konec není znám'],
    [{ state: 'ended', state_on: '2026-09-30' }, 'skončila 30.\u00a09.\u00a02026'],
    [{ goes_on: true }, 'na dobu neurčitou'],
    [{ goes_on: true, ends_on: '2026-12-31' }, 'prodlužuje se'],
    [{ ends_on: '2027-12-31' }, 'v pořádku'],
  ] as const)('%j', (over, text) => {
    expect(standingText(row(over), TODAY)).toBe(text);
  });
});

describe('the chips', () => {
  const rows = [
    row({ state: 'notice', state_on: '2026-11-19' }),
    row({ state: 'notice', state_on: '2026-11-19', hidden: true }),
    row({ origin: 'tenancy', kind: 'tenancy', state: 'warned', ends_on: '2026-10-31' }),
    row({ origin: 'supply', kind: 'supply', state: 'expired', ends_on: '2026-09-30' }),
    row({ origin: 'supply', kind: 'insurance' }),
    row({ kind: 'loan', state: 'ending', ends_on: '2026-11-30' }),
    row({ kind: 'lift', goes_on: true, ends_on: '2026-10-31' }),
  ];

  test('count what they leave; what is given up is of no standing', () => {
    const counts = filterChoices(rows, TODAY).map(({ text, count }) => [text, count]);
    expect(Object.fromEntries(counts)).toEqual({
      Vše: 7,
      Upozornění: 2,
      Končí: 2,
      'Po konci': 1,
      Pojištění: 3,
      Nájmy: 1,
      Dodavatelé: 2,
      Ostatní: 2,
    });
    expect(filteredContracts(rows, 'warned', TODAY)).toEqual([rows[0], rows[2]]);
  });

  test('leave all for a choice that nobody offers', () => {
    expect([filterName('warned'), filterName('toString'), filterName(undefined)]).toEqual([
      'warned',
      'all',
      'all',
    ]);
    expect([originIn('supply'), originIn('jiné')]).toEqual(['supply', undefined]);
  });
});

test('a row leads to where the contract is written', () => {
  const to = (over: Partial<ContractRow>) => contractAddress(3, row(over));
  expect(to({})).toBe('/contracts/7?unit=3');
  expect(to({ origin: 'supply' })).toBe('/billingplaces/7?unit=3');
  expect(to({ origin: 'tenancy', pasport_space_id: 5 })).toBe(
    '/pasports?unit=3&space=5&tab=tenants',
  );
});

describe('a new contract', () => {
  const fresh = firstValues(emptyOf(unitContractFields));

  test('of insurance begins with the notice of the law, which another kind leaves', () => {
    expect(fresh).toMatchObject({ name: 'Pojištění', notice_count: 6, notice_unit: 'weeks' });
    expect(afterKind(fresh, 'lift')).toEqual({
      name: 'Servis výtahu',
      notice_count: null,
      notice_unit: 'months',
    });
    // What was written stays.
    expect(afterKind({ ...fresh, name: 'Naše', notice_count: 8 }, 'lift')).toEqual({});
  });

  test('says what follows from its terms while they are being written', () => {
    const written = { ...fresh, valid_from: '2024-01-01', renewal_months: 12 };
    expect(noticeNote(written, TODAY)).toContain(
      'do 31.\u00a012.\u00a02026 musí být doručena nejpozději 19.\u00a011.\u00a02026',
    );
    expect(noticeNote(fresh, TODAY)).toBeUndefined();
    expect(noticeNote({ ...written, renewal_months: 'dvanáct' }, TODAY)).toBeUndefined();
    expect(noticeNote({ ...written, notice_given_on: TODAY }, TODAY)).toBeUndefined();
  });
});

test('the place stands in the address, and another record starts from its first tab', () => {
  const at = readAt({ record_id: '7' }, { unit: 3, filter: 'warned', tab: 'files', act: 'jiné' });
  expect(at).toMatchObject({ record: 7, unit: 3, filter: 'warned', tab: 'files', act: undefined });
  expect(stepped(at, { record: 8 })).toMatchObject({ record: 8, tab: undefined, filter: 'warned' });
});
