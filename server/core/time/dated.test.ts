import { describe, expect, test } from 'vitest';
import { datedFaults, type DatedRules, type Known, type Stored } from './dated.ts';
import { grouped } from './grouped.ts';

const FLAT = 7;

interface Record extends Stored {
  readonly address_id: number;
}

const record = (
  valid_from: string,
  valid_to: string | null = null,
  over: Partial<Record> = {},
) => ({
  id: 1,
  pasport_id: FLAT,
  version: 1,
  label: 'Novák',
  address_id: 3,
  valid_from,
  valid_to,
  ...over,
});
const rules: DatedRules<Record, Record, Known<Record>> = { weighed: ['address_id'] };
const TIMES = ['valid_from', 'valid_to'];

interface Judged {
  readonly changed?: readonly string[];
  readonly others?: readonly Record[];
  readonly of?: DatedRules<Record, Record, Known<Record>>;
  readonly id?: number;
}

function judged(draft: Record, { changed = TIMES, others = [], of = rules, id = 0 }: Judged = {}) {
  const known = { records: new Map([[FLAT, others]]), addresses: new Set([3]) };
  return datedFaults(of, { id, pasport_id: FLAT, record: draft, changed: new Set(changed) }, known);
}

const codes = (...judging: Parameters<typeof judged>) =>
  judged(...judging).map(({ code, field }) => `${code} ${field}`);
const MET = ['overlapping-validity valid_from'];

describe('a dated record', () => {
  test('does not end before it begins', () => {
    expect(codes(record('2024-01-02', '2024-01-02'))).toEqual([]);
    expect(codes(record('2024-01-02', '2024-01-01'))).toEqual(['invalid-input valid_to']);
  });

  test.each([
    ['2024-03-01', '2024-05-31', '2024-01-01', '2024-02-29', []],
    ['2024-03-01', '2024-05-31', '2024-01-01', '2024-03-01', MET],
    ['2024-03-01', '2024-05-31', '2024-05-31', null, MET],
    ['2024-03-01', '2024-05-31', '2024-06-01', null, []],
    ['2024-03-01', null, '2024-01-01', null, MET],
    ['2024-03-01', null, '2030-01-01', '2030-01-01', MET],
    ['2024-03-01', null, '2023-01-01', '2024-02-29', []],
  ])('from %s to %s beside one from %s to %s', (from, to, otherFrom, otherTo, told) => {
    expect(codes(record(from, to), { others: [record(otherFrom, otherTo)] })).toEqual(told);
  });

  test('is told whom it meets, by the label or as the kind names it', () => {
    const others = [record('2024-01-01', '2024-12-31')];
    expect(judged(record('2024-06-01'), { others })[0]?.message).toBe(
      'Platnost se překrývá se záznamem od 1. 1. 2024 do 31. 12. 2024 (Novák).',
    );
    const of = { ...rules, named: (label: string) => `pan ${label}` };
    expect(judged(record('2024-06-01'), { others, of })[0]?.message).toContain('(pan Novák)');
  });

  test('does not meet itself, only the others of its space', () => {
    const others = [record('2024-01-01')];
    expect(codes(record('2024-06-01'), { others, id: 1 })).toEqual([]);
    expect(codes(record('2024-06-01'), { others, id: 2 })).toEqual(MET);
    const known = { records: new Map([[8, others]]), addresses: new Set([3]) };
    const draft = {
      id: 0,
      pasport_id: FLAT,
      record: record('2024-06-01'),
      changed: new Set(TIMES),
    };
    expect(datedFaults(rules, draft, known)).toEqual([]);
  });

  test('may stand beside one that is not alike', () => {
    const of = { ...rules, alike: ({ address_id }: Record) => address_id };
    const others = [record('2024-01-01')];
    expect(codes(record('2024-06-01'), { others, of })).toEqual(MET);
    expect(codes(record('2024-06-01', null, { address_id: 4 }), { others, of })).toEqual([]);
  });

  test('names a person that there is, when it is the person who changes', () => {
    const nobody = record('2024-01-01', null, { address_id: 404 });
    expect(codes(nobody, { changed: ['address_id'] })).toEqual(['not-found address_id']);
    expect(codes(nobody, { changed: ['valid_to'] })).toEqual([]);
    expect(codes(record('2024-01-01'), { changed: ['address_id'] })).toEqual([]);
  });

  test('is not held up by what was wrong before a change of something else', () => {
    const others = [record('2024-01-01')];
    expect(codes(record('2024-06-01'), { others, changed: ['comment'] })).toEqual([]);
    for (const column of ['valid_from', 'valid_to', 'address_id'])
      expect(codes(record('2024-06-01'), { others, changed: [column] })).toEqual(MET);
  });

  test('is judged by itself first, then beside others, then by what its kind asks', () => {
    const fault = (field: string) => [{ code: 'invalid-input' as const, field, message: field }];
    const of = { ...rules, soundFaults: () => fault('own'), fitFaults: () => fault('fit') };
    const others = [record('2024-01-01')];
    expect(codes(record('2024-06-01'), { others, of })).toEqual(['invalid-input own']);
    const fitting = { ...rules, fitFaults: () => fault('fit') };
    expect(codes(record('2024-06-01'), { others, of: fitting })).toEqual(MET);
    expect(codes(record('2024-06-01'), { of: fitting })).toEqual(['invalid-input fit']);
  });
});

test('items are grouped by a key in their order, those without a key in no group', () => {
  const groups = grouped(['b1', 'a1', 'b2', ''], (item) => item.slice(0, 1));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
