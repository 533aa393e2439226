import { describe, expect, test } from 'vitest';
import { blankMovement, type ReadMovement, type ReadStatement } from './files/statement.ts';
import { judgeStatement, overlaps, withJudged, type KnownAccount } from './overlap.ts';

const nothing: KnownAccount = { statements: [], movements: [] };

const paid = (
  booked_on: string,
  amount: number,
  own: Partial<ReadMovement> = {},
): ReadMovement => ({
  ...blankMovement,
  booked_on,
  amount,
  ...own,
});

function statement(
  from_on: string,
  to_on: string,
  movements: readonly ReadMovement[],
  own: Partial<ReadStatement> = {},
): ReadStatement {
  const turnover = movements.reduce((sum, { amount }) => sum + amount, 0);
  const opening = own.opening === undefined ? 1000 : own.opening;
  const closing = opening === null ? null : opening + turnover;
  return {
    format: 'fio',
    account: null,
    number: '',
    from_on,
    to_on,
    opening,
    closing,
    movements,
    ...own,
  };
}

const having = (...statements: readonly ReadStatement[]) =>
  statements.reduce((known, one) => withJudged(known, judgeStatement(one, known)), nothing);
const fresh = (one: ReadStatement, known: KnownAccount) =>
  judgeStatement(one, known).fresh.map(({ booked_on, amount }) => [booked_on, amount]);

const january = statement('2025-01-01', '2025-01-31', [
  paid('2025-01-10', 100),
  paid('2025-01-20', 200),
  paid('2025-01-20', 200),
]);

describe('a statement that was accepted before', () => {
  test('is known by what it says', () => {
    expect(judgeStatement(january, having(january)).isKnown).toBe(true);
    expect(judgeStatement(january, nothing).isKnown).toBe(false);
  });

  test('is known in another format by its days, balances and count of movements', () => {
    const other = { ...january, format: 'camt' as const, number: '1' };
    expect(judgeStatement(other, having(january)).isKnown).toBe(true);
  });

  test('is refused with the same number and days and another balance', () => {
    const first = { ...january, number: '1' };
    const other = { ...first, opening: 5, closing: 505 };
    expect(() => judgeStatement(other, having(first))).toThrow('už byl přijat s jinými částkami');
  });
});

describe('movements of a statement that overlaps another', () => {
  const later = statement(
    '2025-01-15',
    '2025-02-15',
    [paid('2025-01-20', 200), paid('2025-01-20', 200), paid('2025-02-10', 300)],
    { opening: 1100 },
  );

  test('are not taken again, of those that are alike as many as there were', () => {
    expect(fresh(later, having(january))).toEqual([['2025-02-10', 300]]);
  });

  test('are new where the other one had fewer of them', () => {
    const movements = [...later.movements.slice(0, 2), paid('2025-01-20', 200)];
    expect(fresh({ ...later, movements }, having(january))).toEqual([['2025-01-20', 200]]);
  });

  test('have all to be there that are known within its days, or one of the two is not whole', () => {
    const movements = later.movements.slice(2);
    expect(() => judgeStatement({ ...later, movements }, having(january))).toThrow(
      '2 pohyby z nich neobsahuje',
    );
    const otherId = [paid('2025-01-20', 200, { own_id: 'x' })];
    expect(() => judgeStatement({ ...later, movements: otherId }, having(january))).toThrow(
      'překrývá',
    );
  });

  test('may be missing on its first day and its last, which it need not hold whole', () => {
    const edge = statement('2025-01-20', '2025-02-15', [paid('2025-02-10', 300)], { opening: 7 });
    expect(fresh(edge, having(january))).toEqual([['2025-02-10', 300]]);
  });
});

describe('statements that go on one from another', () => {
  const movement = paid('2025-01-31', 500, { variable_symbol: '12' });
  const morning = statement('2025-01-01', '2025-01-31', [movement]);
  const evening = statement('2025-01-31', '2025-01-31', [movement], { opening: 1500 });

  test('on the same day do not overlap, and the same payment twice is twice', () => {
    expect(overlaps(morning, evening)).toBe(false);
    expect(fresh(evening, having(morning))).toEqual([['2025-01-31', 500]]);
    expect(having(morning, evening).movements.map(({ key_number }) => key_number)).toEqual([1, 2]);
  });

  test('overlap where a balance does not go on, or is not told', () => {
    expect(overlaps(morning, { ...evening, opening: 7 })).toBe(true);
    expect(overlaps({ ...morning, closing: null }, { ...evening, opening: null })).toBe(true);
    const unknown = { ...evening, opening: null, closing: null };
    expect(fresh(unknown, having(morning))).toEqual([]);
  });

  test('in the order in which they came, or the other one', () => {
    expect(fresh(morning, having(evening))).toEqual([['2025-01-31', 500]]);
    expect(overlaps(january, statement('2025-02-01', '2025-02-28', []))).toBe(false);
  });
});

test('a movement is another one by its day, amount, account, symbols, id, or as a reversal', () => {
  const one = paid('2025-01-10', 100);
  const span = ['2025-01-01', '2025-01-31'] as const;
  const known = having(statement(...span, [one], { opening: null }));
  const others: Partial<ReadMovement>[] = [
    { booked_on: '2025-01-01' },
    { amount: 101 },
    { counter_account: '19/0100' },
    { variable_symbol: '1' },
    { constant_symbol: '1' },
    { specific_symbol: '1' },
    { own_id: '1' },
    { is_reversal: true },
  ];
  for (const other of others) {
    const both = statement(...span, [one, { ...one, ...other }], { opening: null });
    expect(fresh(both, known)).toHaveLength(1);
  }
  const renamed = { ...one, counter_name: 'Jan', message: 'jinak', kind_text: 'převod' };
  expect(fresh(statement(...span, [renamed], { opening: null }), known)).toEqual([]);
});
