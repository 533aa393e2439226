import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import {
  agreementWatch,
  equalInstalments,
  monthlyDays,
  unpaidBeside,
  type AgreedTerms,
  type LedgerMove,
} from './instalments.ts';

const claim = (id: number, on: string, amount: number): LedgerMove => ({
  kind: 'claim',
  id,
  on,
  name: 'Nájem',
  for_month: null,
  amount,
  is_reversed: false,
});
const payment = (id: number, on: string, amount: number): LedgerMove => ({
  ...claim(id, on, -amount),
  kind: 'payment',
});

describe('instalments that are equal', () => {
  test('are whole hellers, and the last one takes the rest', () => {
    expect(equalInstalments(100_000, 3)).toEqual([33_333, 33_333, 33_334]);
    expect(equalInstalments(100_001, 4)).toEqual([25_000, 25_000, 25_000, 25_001]);
    expect(equalInstalments(5, 1)).toEqual([5]);
  });

  test('make the whole together, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 120 }),
        (sum, count) => {
          const parts = equalInstalments(sum, count);
          expect(parts).toHaveLength(count);
          expect(parts.reduce((so, one) => so + one, 0)).toBe(sum);
        },
      ),
    );
  });

  test('are a month apart; the end of a short month stands for a day that it has not', () => {
    expect(monthlyDays('2026-11-30', 5)).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
      '2027-03-30',
    ]);
    expect(monthlyDays('2028-01-31', 2)).toEqual(['2028-01-31', '2028-02-29']);
  });
});

// 1,000 Kč of January, agreed on 2 March by three instalments on the 16th of March, April and 18 May 2026.
const terms: AgreedTerms = {
  agreed_on: '2026-03-02',
  ended_on: null,
  claims: [{ ledger_claim_id: 1, amount: 100_000 }],
  instalments: [
    { due_on: '2026-03-16', amount: 33_333 },
    { due_on: '2026-04-16', amount: 33_333 },
    { due_on: '2026-05-18', amount: 33_334 },
  ],
};
const owed = [claim(1, '2026-01-15', 100_000)];
const oldest = (lines: readonly LedgerMove[]) => ({ lines, order: 'oldest' as const });
const watch = (moves: readonly LedgerMove[], day: string, of = terms) =>
  agreementWatch(of, [], oldest([...owed, ...moves]), day);

describe('an agreement on instalments', () => {
  test('is paid by what is meant for a claim that it has moved, whole or in part', () => {
    const meant = (id: number, on: string, amount: number) => ({
      ...payment(id, on, amount),
      meant_for: [{ ledger_claim_id: 1, amount }],
    });
    expect(watch([meant(2, '2026-03-10', 33_333)], '2026-03-17')).toMatchObject({
      standing: 'kept',
      paid: 33_333,
    });
    // Of 1,000 Kč only 600 were agreed on; 400 stay with the claim, which takes them first.
    const part = { ...terms, claims: [{ ledger_claim_id: 1, amount: 60_000 }] };
    expect(watch([meant(2, '2026-03-10', 73_333)], '2026-03-17', part)).toMatchObject({
      standing: 'kept',
      paid: 33_333,
    });
  });

  test('is kept on the day on which an instalment is due, and breached the day after', () => {
    expect(watch([], '2026-03-16')).toMatchObject({ standing: 'kept', late: 0, late_since: null });
    expect(watch([], '2026-03-17')).toMatchObject({
      standing: 'breached',
      late: 33_333,
      late_since: '2026-03-17',
    });
  });

  test('is kept again when what is late was paid, and tells by how many days', () => {
    const paid = [payment(1, '2026-03-17', 33_333)];
    const { standing, instalments } = watch(paid, '2026-03-17');
    expect(standing).toBe('kept');
    expect(instalments[0]).toMatchObject({ paid: 33_333, paid_on: '2026-03-17', late_days: 1 });
    // Before the payment it was breached.
    expect(watch(paid, '2026-03-16').standing).toBe('kept');
  });

  test('whose instalment is paid in part is late with the rest', () => {
    expect(watch([payment(1, '2026-03-10', 33_332)], '2026-03-20')).toMatchObject({
      standing: 'breached',
      paid: 33_332,
      late: 1,
      instalments: [{ paid: 33_332, paid_on: null, late_days: 4 }, { paid: 0 }, { paid: 0 }],
    });
  });

  test('is breached when the bank took a payment back', () => {
    const paid = [payment(1, '2026-03-16', 33_333)];
    expect(watch(paid, '2026-03-20').standing).toBe('kept');
    const back = [...paid, payment(2, '2026-03-18', -33_333)];
    expect(watch(back, '2026-03-17').standing).toBe('kept');
    expect(watch(back, '2026-03-20')).toMatchObject({
      standing: 'breached',
      late_since: '2026-03-17',
    });
    const again = [...back, payment(3, '2026-03-25', 33_333)];
    expect(watch(again, '2026-03-25').instalments[0]).toMatchObject({
      paid_on: '2026-03-25',
      late_days: 9,
    });
  });

  test('is not paid by a claim beside it that was put right', () => {
    const wrong = { ...claim(7, '2026-03-18', 33_333), is_reversed: true };
    const opposite = { ...claim(8, '2026-03-18', -33_333), is_reversed: true };
    expect(watch([wrong, opposite], '2026-03-20')).toMatchObject({ standing: 'breached', paid: 0 });
  });

  test('is fulfilled when the agreed claim itself was put right', () => {
    const reversed = [
      { ...claim(1, '2026-01-15', 100_000), is_reversed: true },
      { ...claim(9, '2026-01-15', -100_000), is_reversed: true },
    ];
    expect(agreementWatch(terms, [], oldest(reversed), '2026-06-01').standing).toBe('fulfilled');
  });

  test('is fulfilled with the last heller', () => {
    const most = [payment(1, '2026-03-16', 99_999)];
    expect(watch(most, '2026-05-18').standing).toBe('kept');
    expect(watch(most, '2026-05-19')).toMatchObject({ standing: 'breached', late: 1 });
    const all = [...most, payment(2, '2026-05-18', 1)];
    expect(watch(all, '2026-05-19')).toMatchObject({ standing: 'fulfilled', paid: 100_000 });
  });

  test('whose day is a Saturday has until Monday', () => {
    const saturday = { ...terms, instalments: [{ due_on: '2026-03-14', amount: 100_000 }] };
    expect(watch([], '2026-03-16', saturday).standing).toBe('kept');
    expect(watch([], '2026-03-17', saturday)).toMatchObject({
      standing: 'breached',
      instalments: [{ late_days: 1 }],
    });
  });

  test('is not paid by an advance that was due before the instalment', () => {
    const advance = claim(2, '2026-03-05', 50_000);
    const paid = [advance, payment(1, '2026-03-04', 50_000)];
    expect(watch(paid, '2026-03-20')).toMatchObject({ standing: 'breached', paid: 0 });
    // Paid before it is due, it still is the advance that is paid.
    expect(watch(paid, '2026-03-04')).toMatchObject({ standing: 'kept', paid: 0 });
    const both = [...paid, payment(2, '2026-03-16', 33_333)];
    expect(watch(both, '2026-03-20').standing).toBe('kept');
  });

  test('waits where the unit has what comes of a delay paid first, and a penalty is due', () => {
    const penalty = { ...claim(2, '2026-03-05', 20_000), name: 'Smluvní pokuta' };
    const lines = [...owed, penalty, payment(3, '2026-03-16', 33_333)];
    const on = (order: 'oldest' | 'penalties', day = '2026-03-17') =>
      agreementWatch(terms, [], { lines, order }, day);
    // Due before the instalment, the penalty is paid first by either order.
    expect(on('oldest')).toMatchObject({ standing: 'breached', paid: 13_333 });
    expect(on('penalties')).toMatchObject({ standing: 'breached', paid: 13_333 });
    const later = { ...penalty, on: '2026-03-16' };
    const both = [...owed, later, payment(3, '2026-03-17', 33_333)];
    const paidOf = (order: 'oldest' | 'penalties') =>
      agreementWatch(terms, [], { lines: both, order }, '2026-03-18').paid;
    expect([paidOf('oldest'), paidOf('penalties')]).toEqual([13_333, 13_333]);
    const behind = [...owed, { ...penalty, on: '2026-03-17' }, payment(3, '2026-03-18', 33_333)];
    const late = (order: 'oldest' | 'penalties') =>
      agreementWatch(terms, [], { lines: behind, order }, '2026-03-19').paid;
    expect([late('oldest'), late('penalties')]).toEqual([33_333, 13_333]);
  });

  test('leaves to be reminded what it is not about', () => {
    const advance = claim(2, '2026-03-05', 50_000);
    expect([...unpaidBeside(oldest([...owed, advance]), [terms], '2026-03-10')]).toEqual([
      [2, 50_000],
    ]);
    expect([...unpaidBeside(oldest(owed), [terms], '2026-03-10')]).toEqual([]);
    // Once it has been ended, all is owed as it was.
    const ended = { ...terms, ended_on: '2026-03-08' };
    expect([...unpaidBeside(oldest([...owed, advance]), [ended], '2026-03-10')]).toEqual([
      [1, 100_000],
      [2, 50_000],
    ]);
  });
});

test('instalments and claims beside them owe what the account owes, however it was paid', () => {
  const day = fc.integer({ min: 0, max: 200 }).map((at) => shiftDays('2026-01-01', at));
  const sum = fc.integer({ min: 1, max: 500 });
  const moves = fc.array(fc.tuple(fc.boolean(), day, sum), { maxLength: 12 });
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 5 }), day, (told, count, on) => {
      const lines = told.map(([isClaim, at, amount], id) =>
        isClaim ? claim(id + 2, at, amount) : payment(id + 2, at, amount),
      );
      const all = [claim(1, '2025-12-01', 1000), ...lines];
      const days = monthlyDays('2026-01-15', count);
      const agreed: AgreedTerms = {
        agreed_on: '2025-12-15',
        ended_on: null,
        claims: [{ ledger_claim_id: 1, amount: 1000 }],
        instalments: equalInstalments(1000, count).map((amount, at) => ({
          amount,
          due_on: days[at] ?? '',
        })),
      };
      const late = all.filter(
        ({ kind, on: at, amount }) => kind === 'claim' && amount > 0 && at < on,
      );
      const paid = all.filter(({ kind, on: at }) => kind === 'payment' && at <= on);
      const total = (of: readonly LedgerMove[]) => of.reduce((so, { amount }) => so + amount, 0);
      const overdue = Math.max(0, total(late) + total(paid));
      const beside = [...unpaidBeside(oldest(all), [agreed], on).values()].reduce(
        (so, one) => so + one,
        0,
      );
      const left = 1000 - agreementWatch(agreed, [], oldest(all), on).paid;
      // What is paid for claims of later days is not left for instalments behind them.
      expect(beside).toBeLessThanOrEqual(overdue);
      expect(beside + left).toBeGreaterThanOrEqual(overdue);
    }),
  );
});
