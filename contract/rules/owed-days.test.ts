import { describe, expect, test } from 'vitest';
import { claimInterest, owedClaims, type LateRate } from './claim-interest.ts';
import type { CreditedMove } from './crediting.ts';

const known: LateRate = {
  known: { discount: [], repo: [{ valid_from: '2025-05-09', rate: 3.5 }] },
};

let last = 0;
const move = (kind: CreditedMove['kind'], on: string, amount: number): CreditedMove => ({
  kind,
  id: (last += 1),
  on,
  name: 'Nájem',
  amount,
});
const claim = (on: string, amount: number) => move('claim', on, amount);
/** Money that came. */
const paid = (on: string, amount: number) => move('payment', on, -amount);
const spans = (moves: readonly CreditedMove[], until: string) =>
  owedClaims(moves, until, 'oldest').map(({ owed }) =>
    owed.map(({ from, to, principal }) => [from, to, principal]),
  );

describe('what was owed on which days', () => {
  test('is the whole on the day of a payment, also on the first one of the delay', () => {
    const moves = [claim('2026-02-02', 100), paid('2026-02-03', 40)];
    expect(spans(moves, '2026-02-10')).toEqual([
      [
        ['2026-02-03', '2026-02-03', 100],
        ['2026-02-04', '2026-02-10', 60],
      ],
    ]);
  });

  test('begins with the delay, though a part was paid between the due day and the next working one', () => {
    // Saturday 28 February moves to Monday 2 March (§ 607).
    const moves = [claim('2026-02-28', 100), paid('2026-03-01', 40)];
    expect(spans(moves, '2026-03-31')).toEqual([[['2026-03-03', '2026-03-31', 60]]]);
  });

  test('knows nothing of a claim that was put right, nor of what comes later', () => {
    const reversed = { ...claim('2026-02-02', 100), is_reversed: true };
    expect(owedClaims([reversed, claim('2026-03-02', 100)], '2026-03-01', 'oldest')).toEqual([]);
    expect(owedClaims([claim('2026-03-02', 100)], '2026-03-02', 'oldest')).toHaveLength(1);
  });

  test('of claims of one day is paid by their ids, however they come', () => {
    const [one, other] = [claim('2026-02-02', 100), claim('2026-02-02', 50)];
    const moves = [other, one, paid('2026-02-02', 100)];
    expect(owedClaims(moves, '2026-03-01', 'oldest').map(({ id, unpaid }) => [id, unpaid])).toEqual(
      [
        [one.id, 0],
        [other.id, 50],
      ],
    );
  });
});

test('each line says whose its rate is', () => {
  const [one] = owedClaims([claim('2026-02-02', 100_000)], '2026-03-01', 'oldest');
  if (one === undefined) throw new Error('Nothing is owed.');
  expect(claimInterest(one, known)?.lines).toMatchObject([{ rate_by: 'law', rate_source: '' }]);
  const rate = { agreed: 10, by: 'contract', source: 'Smlouva' } as const;
  expect(claimInterest(one, rate)?.lines).toMatchObject([
    { rate: 10, rate_by: 'contract', rate_source: 'Smlouva', rate_day: null, base_rate: null },
  ]);
});
