import { describe, expect, test } from 'vitest';
import { certainLump, likelyLump, type LumpMovement, type LumpPeriod } from './sipo-lump.ts';

/** Two files of the period say what three people paid, the last of them on 18 February. */
const february: LumpPeriod = {
  period: '2025-02',
  paid: 1_035_000,
  payments_count: 3,
  files: [690_000, 345_000],
  last_on: '2025-02-18',
  came: 0,
};
const march: LumpPeriod = { ...february, period: '2025-03', last_on: '2025-03-01' };
const movement: LumpMovement = {
  amount: 1_035_000,
  booked_on: '2025-02-20',
  counter_name: 'Česká pošta, s.p.',
  message: '',
};

const certain = (changes: Partial<LumpMovement>, periods: readonly LumpPeriod[] = [february]) =>
  certainLump({ ...movement, ...changes }, periods)?.period;
const likely = (changes: Partial<LumpMovement>, periods: readonly LumpPeriod[] = [february]) =>
  likelyLump({ ...movement, ...changes }, periods)?.period;

describe('the money of the post', () => {
  test.each([
    ['2025-02-07', undefined],
    ['2025-02-08', '2025-02'],
    ['2025-02-18', '2025-02'],
    ['2025-03-11', '2025-02'],
    ['2025-03-12', undefined],
  ])('comes from ten days before the last payment to twenty-one after it: %s', (day, period) => {
    expect(certain({ booked_on: day })).toBe(period);
    expect(likely({ booked_on: day })).toBe(period);
  });

  test('is the whole of the period, or what one of its files says', () => {
    expect(certain({ amount: 1_035_000 })).toBe('2025-02');
    expect(certain({ amount: 690_000 })).toBe('2025-02');
    expect(certain({ amount: 345_000 })).toBe('2025-02');
    expect(certain({ amount: 1_034_999 })).toBeUndefined();
    expect(certain({ amount: 1_035_001 })).toBeUndefined();
  });

  test('is what is missing, where a part of it has come', () => {
    const part = { ...february, came: 600_000 };
    expect(certain({ amount: 435_000 }, [part])).toBe('2025-02');
    expect(certain({ amount: 345_000 }, [part])).toBe('2025-02');
    // The file says as much, but so much is not missing any more.
    expect(certain({ amount: 690_000 }, [part])).toBeUndefined();
    expect(certain({ amount: 1_035_000 }, [part])).toBeUndefined();
  });

  test('does not come of a period that has come whole, nor of one without payments', () => {
    expect(certain({}, [{ ...february, came: 1_035_000 }])).toBeUndefined();
    expect(certain({ amount: 0 }, [{ ...february, came: 1_035_000 }])).toBeUndefined();
    const none = { ...february, last_on: null };
    expect(certain({}, [none])).toBeUndefined();
    expect(likely({ message: 'SIPO' }, [none])).toBeUndefined();
  });

  test('is never what was sent', () => {
    const over = { ...february, came: 2_070_000 };
    expect(certain({ amount: -1_035_000 }, [over])).toBeUndefined();
  });
});

describe('whose of more periods it is', () => {
  test('a person decides where more of them fit, though the bank tells of the post', () => {
    expect(certain({ message: 'SIPO' }, [march, february])).toBeUndefined();
    expect(likely({ message: 'SIPO' }, [march, february])).toBe('2025-03');
  });

  test('the one of the sum is certain beside those of others', () => {
    const other = { ...march, paid: 999_000, files: [999_000] };
    expect(certain({}, [other, february])).toBe('2025-02');
    expect(likely({ message: 'SIPO' }, [other, february])).toBe('2025-02');
  });
});

describe('whether it is of the post at all', () => {
  test.each([
    [{ counter_name: '' }],
    [{ counter_name: 'Novák Jan' }],
    [{ counter_name: 'Poštovní spořitelna' }],
    [{ counter_name: '', message: 'Siposová' }],
    // He pays by himself what the post has not collected, and says so.
    [{ counter_name: 'Novák Jan', message: 'SIPO 02/2025' }],
  ])('the sum alone is never enough, however many payments it is of: %j', (told) => {
    const many = { ...february, payments_count: 40 };
    expect(certain(told, [many])).toBeUndefined();
    expect(likely(told, [many])).toBe('2025-02');
  });

  test('a payment that makes the sum of one file of the period is only offered', () => {
    expect(certain({ amount: 345_000, counter_name: 'Novák Jan' })).toBeUndefined();
    expect(likely({ amount: 345_000, counter_name: 'Novák Jan' })).toBe('2025-02');
  });

  test.each([
    { counter_name: 'Česká pošta, s.p.' },
    { counter_name: 'CESKA POSTA SP' },
    { counter_name: '', message: 'inkaso sipo 02/2025' },
  ])('the bank has to name the post: %j', (told) => {
    expect(certain(told)).toBe('2025-02');
  });

  test('where it is told, a period that misses money is offered for another sum too', () => {
    const other = { amount: 1_030_000, counter_name: '' };
    expect(likely({ ...other, message: 'SIPO' })).toBe('2025-02');
    expect(likely(other)).toBeUndefined();
    const whole = { ...february, came: 1_035_000 };
    expect(likely({ ...other, message: 'SIPO' }, [whole])).toBeUndefined();
  });
});
