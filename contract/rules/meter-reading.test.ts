import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareExact, placesOf } from './exact-decimal.ts';
import {
  readingFault,
  type Counter,
  type KnownState,
  type StatesAround,
  type ToldReading,
} from './meter-reading.ts';

const TODAY = '2026-01-15';
const counter: Counter = {
  digits: 5,
  decimals: 3,
  mounted_on: '2022-03-01',
  removed_on: null,
  scale_month: null,
};
const told: ToldReading = {
  read_on: '2025-12-31',
  state: 120.5,
  overflowed: false,
  source: 'entry',
  status: 'ok',
  estimate_method: '',
};
const known = (read_on: string, state: number, more: Partial<KnownState> = {}): KnownState => ({
  read_on,
  state,
  overflowed: false,
  status: 'ok',
  ...more,
});
const none: StatesAround = { before: null, after: undefined };

function fault(
  changes: Partial<ToldReading>,
  around: Partial<StatesAround> = {},
  meter: Partial<Counter> = {},
) {
  const found = readingFault(
    { ...told, ...changes },
    { ...counter, ...meter },
    { ...none, ...around },
    TODAY,
  );
  return (
    found && {
      ...found,
      message: found.message.replaceAll('\u00a0', ' '),
    }
  );
}

test('a reading that follows from its meter and from what was read around it is right', () => {
  const around = { before: known('2024-12-31', 60), after: known('2026-01-10', 120.5) };
  expect(fault({}, around)).toBeNull();
  expect(fault({})).toBeNull();
  // Nothing was used: the same state.
  expect(fault({ state: 60 }, around)).toBeNull();
});

describe('the day', () => {
  test.each([
    [{ read_on: '2026-01-16' }, 'Den odečtu nesmí být v budoucnu'],
    [{ read_on: '2022-02-28' }, 'Měřidlo bylo namontováno až 1. 3. 2022'],
    [{ read_on: '2025-06-02' }, 'Měřidlo bylo demontováno už 1. 6. 2025'],
  ])('%j is refused: %s', (changes, message) => {
    const removed = { removed_on: '2025-06-01' };
    expect(fault(changes, {}, changes.read_on > '2025-12-31' ? {} : removed)).toEqual({
      field: 'read_on',
      message,
    });
  });

  test.each(['2022-03-01', '2025-06-01'])(
    'of mounting or removal itself is right: %s',
    (read_on) => {
      expect(fault({ read_on }, {}, { removed_on: '2025-06-01' })).toBeNull();
    },
  );

  test('of today is right', () => expect(fault({ read_on: TODAY })).toBeNull());
});

describe('the state', () => {
  test.each([
    [{ state: -0.001 }, {}, 'Stav nesmí být záporný'],
    [{ state: 100_000 }, {}, 'Číselník má před čárkou nejvýše 5 číslic'],
    [{ state: 10 }, { digits: 1 }, 'Číselník má před čárkou nejvýše 1 číslici'],
    [{ state: 1e12 }, { digits: 12 }, 'Číselník má před čárkou nejvýše 12 číslic'],
    [{ state: 0.0001 }, {}, 'Číselník má nejvýše 3 desetinná místa'],
    [{ state: 0.0000001 }, { decimals: 6 }, 'Číselník má nejvýše 6 desetinných míst'],
    [{ state: 12.25 }, { decimals: 1 }, 'Číselník má nejvýše 1 desetinné místo'],
    [{ state: 12.5 }, { decimals: 0 }, 'Číselník nemá desetinná místa'],
    [{ state: null }, {}, 'Zadejte stav, nebo že místo nebylo přístupné'],
  ])('%j with %j is refused: %s', (changes, meter, message) => {
    expect(fault(changes, {}, meter)).toEqual({ field: 'state', message });
  });

  test.each([
    [{ state: 99_999.999 }, {}],
    [{ state: 0 }, {}],
    [{ state: 0.1 + 0.2 - 0.2 }, { decimals: 17 }],
    [{ state: 999_999_999_999 }, { digits: 12, decimals: 0 }],
    [{ state: null, status: 'no-access' as const }, {}],
  ])('%j with %j is right', (changes, meter) => {
    expect(fault(changes, {}, meter)).toBeNull();
  });
});

describe('a state lower than the one before', () => {
  const before = known('2024-12-31', 99_990);

  test('is refused with the two explanations', () => {
    expect(fault({ state: 12 }, { before })).toEqual({
      field: 'state',
      message:
        'Stav je nižší než 99 990 ze dne 31. 12. 2024. Přetočil se číselník, nebo bylo měřidlo vyměněno?',
      offers: ['overflow', 'exchange'],
    });
  });

  test('is right when the counter began anew, or the meter ran backwards', () => {
    expect(fault({ state: 12, overflowed: true }, { before })).toBeNull();
    expect(fault({ state: 99_989, status: 'backflow' }, { before })).toBeNull();
  });

  test('is found though it is lower by the last decimal alone', () => {
    const near = known('2024-12-31', 1234.568);
    expect(fault({ state: 1234.567 }, { before: near })?.field).toBe('state');
    expect(fault({ state: 1234.568 }, { before: near })).toBeNull();
  });

  test('is not that which only claims that the counter began anew', () => {
    for (const state of [99_990, 99_991])
      expect(fault({ state, overflowed: true }, { before })).toEqual({
        field: 'overflowed',
        message: 'Číselník se nepřetočil: stav není nižší než 99 990 ze dne 31. 12. 2024',
      });
    expect(fault({ overflowed: true })).toEqual({
      field: 'overflowed',
      message: 'Číselník se mohl přetočit až po prvním odečtu',
    });
  });
});

describe('a state higher than a later one', () => {
  test('is refused, unless the counter began anew or ran backwards since', () => {
    const later = known('2026-01-10', 100.25);
    expect(fault({}, { after: later })).toEqual({
      field: 'state',
      message: 'Stav je vyšší než pozdější stav 100,25 ze dne 10. 1. 2026',
    });
    expect(fault({}, { after: { ...later, overflowed: true } })).toBeNull();
    expect(fault({}, { after: { ...later, status: 'backflow' } })).toBeNull();
  });

  test('must be so where the later one is said to be after the counter began anew', () => {
    const after = known('2026-01-10', 130, { overflowed: true });
    expect(fault({}, { after })?.message).toContain('po přetočení číselníku');
    expect(fault({ state: 130 }, { after })?.field).toBe('state');
    expect(fault({ state: 130.001 }, { after })).toBeNull();
  });
});

test('an estimate says how and why; nobody who got in needs to', () => {
  const estimate = { source: 'estimate' } as const;
  expect(fault({ ...estimate, estimate_method: '  ' })).toEqual({
    field: 'estimate_method',
    message: 'Napište, jak a proč se stav odhadl',
  });
  expect(fault({ ...estimate, estimate_method: 'průměr loňského roku, porucha' })).toBeNull();
});

test('a visit in vain is judged by its day alone', () => {
  const visit = { state: null, status: 'no-access' } as const;
  const around = { before: known('2024-12-31', 60), after: known('2026-01-10', 50) };
  expect(fault(visit, around)).toBeNull();
  expect(fault({ ...visit, read_on: '2027-01-01' }, around)?.field).toBe('read_on');
});

describe('numbers are compared as they were written', () => {
  const written = fc.tuple(
    fc.integer({ min: 0, max: 999_999_999 }),
    fc.integer({ min: 0, max: 6 }),
  );
  const numberOf = ([whole, places]: readonly [number, number]) => Number(`${whole}e-${places}`);

  test('in the order of their whole parts of a millionth', () => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        const scaled = ([whole, places]: readonly [number, number]) =>
          BigInt(whole) * 10n ** BigInt(6 - places);
        const difference = scaled(one) - scaled(other);
        const sign = difference === 0n ? 0 : difference < 0n ? -1 : 1;
        expect(compareExact(numberOf(one), numberOf(other))).toBe(sign);
      }),
    );
  });

  test('with the places they have', () => {
    expect([0, 12, 12.5, 1e-7, 1.25e-8, 1e21, 99_999.999].map(placesOf)).toEqual([
      0, 0, 1, 7, 10, 0, 3,
    ]);
  });
});

describe('an allocator that begins anew each year', () => {
  const yearly: Counter = { ...counter, decimals: 0, scale_month: 12 };
  const closed = known('2024-12-31', 900);
  const on = (read_on: string, state: number, more: Partial<ToldReading> = {}) => ({
    ...told,
    read_on,
    state,
    ...more,
  });
  const faultOf = (asked: ToldReading, around: Partial<StatesAround>) =>
    readingFault(asked, yearly, { before: null, after: null, ...around }, TODAY);

  test('may show less than the last state of its former scale, or more', () => {
    expect(faultOf(on('2025-12-31', 40), { before: closed })).toBeNull();
    expect(faultOf(on('2025-12-31', 1200), { before: closed })).toBeNull();
    expect(faultOf(on('2024-12-31', 900), { after: known('2025-06-30', 40) })).toBeNull();
  });

  test('is refused a lower state within one scale', () => {
    expect(faultOf(on('2025-12-31', 40), { before: known('2025-06-30', 60) })?.field).toBe('state');
  });

  test('is refused a state behind a scale whose last one is missing: what was used would not be known', () => {
    const found = faultOf(on('2025-12-31', 1200), { before: known('2024-11-30', 900) });
    expect(found?.field).toBe('read_on');
    expect(found?.message).toContain('31. 12. 2024');
    expect(faultOf(on('2024-11-30', 900), { after: known('2025-06-30', 40) })?.field).toBe(
      'read_on',
    );
  });

  test('has not gone over its digits where it has begun anew', () => {
    const found = faultOf(on('2025-12-31', 40, { overflowed: true }), { before: closed });
    expect(found?.field).toBe('overflowed');
  });
});
