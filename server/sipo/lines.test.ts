import { describe, expect, test } from 'vitest';
import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { SipoPayer } from '#contract/sipo/register.ts';
import { acceptedLines, handOverLines } from './lines.ts';

const payer = (sipo: string, more: Partial<SipoPayer> = {}): SipoPayer => ({
  address_id: 1,
  payer_name: `Plátce ${sipo}`,
  sipo,
  amount: 100,
  advances: 100,
  parts: [{ fee_code: '210', amount: more.amount ?? 100 }],
  document_text: 'Byt 1',
  spaces: [],
  faults: [],
  refused: '',
  ...more,
});
const formerly = (sipo: string, more: Partial<SipoLine> = {}): SipoLine => ({
  sipo,
  fee_code: '210',
  address_id: 1,
  payer_name: `Plátce ${sipo}`,
  document_text: 'Byt 1',
  amount: 100,
  former_amount: null,
  change: 'new',
  in_file: true,
  ...more,
});
const faulty = { faults: [{ field: 'amount' as const, message: 'Předpis je nulový' }] };
const told = (lines: readonly SipoLine[]) =>
  lines.map(({ sipo, change, in_file }) => `${sipo} ${change}${in_file ? ' ✓' : ''}`);

describe('the lines of a hand-over', () => {
  test('know nothing of former lines whose numbers were cleared', () => {
    const former = [formerly('#1'), formerly('2')];
    expect(told(handOverLines([payer('2')], former, 'full'))).toEqual(['2 same ✓']);
  });

  const payers = [
    payer('1'),
    payer('2', { amount: 200 }),
    payer('3', { document_text: 'Byt 3' }),
    payer('4'),
    payer('5', faulty),
    payer('', { payer_name: 'bez čísla' }),
  ];
  const former = ['1', '2', '3', '5', '6'].map((sipo) => formerly(sipo));

  test('are all in the file of a whole register, but for the cancelled', () => {
    expect(told(handOverLines(payers, former, 'full'))).toEqual([
      '1 same ✓',
      '2 changed ✓',
      '3 changed ✓',
      '4 new ✓',
      '5 cancelled',
      '6 cancelled',
    ]);
  });

  test('are only the changed and the new in a file of changes; who is left out goes on', () => {
    expect(told(handOverLines(payers, former, 'changes'))).toEqual([
      '1 same',
      '2 changed ✓',
      '3 changed ✓',
      '4 new ✓',
      '5 same',
      '6 cancelled',
    ]);
  });

  test('tell the former amount', () => {
    const lines = handOverLines(payers, former, 'changes');
    expect(lines.map(({ former_amount }) => former_amount)).toEqual([
      100,
      100,
      100,
      null,
      100,
      100,
    ]);
  });

  test('are one for each fee code, and a code that is no more is cancelled', () => {
    const parts = [
      { fee_code: '210', amount: 100 },
      { fee_code: '211', amount: 50 },
    ];
    const codes = (lines: readonly SipoLine[]) =>
      lines.map(({ fee_code, amount, change, in_file }) => [fee_code, amount, change, in_file]);
    const both = handOverLines([payer('1', { parts })], [formerly('1')], 'changes');
    expect(codes(both)).toEqual([
      ['210', 100, 'same', false],
      ['211', 50, 'new', true],
    ]);
    const single = handOverLines([payer('1')], both, 'changes');
    expect(codes(single)).toEqual([
      ['210', 100, 'same', false],
      ['211', 50, 'cancelled', false],
    ]);
  });

  test('take a payer who was cancelled last time for a new one', () => {
    const cancelled = [formerly('1', { change: 'cancelled', in_file: false })];
    expect(told(handOverLines([payer('1')], cancelled, 'changes'))).toEqual(['1 new ✓']);
    expect(handOverLines([], cancelled, 'full')).toEqual([]);
  });
});

describe('what the post refused', () => {
  const last = [
    formerly('1'),
    formerly('2', { change: 'changed', former_amount: 90 }),
    formerly('3', { change: 'same', former_amount: 100, in_file: false }),
    formerly('4'),
  ];
  const payers = ['1', '2', '3', '4'].map((sipo) => payer(sipo));
  const next = (refused: readonly string[], indication: 'changes' | 'full') =>
    handOverLines(
      payers,
      acceptedLines(last, new Set(refused.map((sipo) => `${sipo} 210`)), indication),
      indication,
    );

  test('is handed over again by the next file of changes, against what the post has', () => {
    const lines = next(['1', '2'], 'changes');
    expect(told(lines)).toEqual(['1 new ✓', '2 changed ✓', '3 same', '4 same']);
    expect(lines[1]?.former_amount).toBe(90);
    expect(told(next([], 'changes'))).toEqual(['1 same', '2 same', '3 same', '4 same']);
  });

  test('is new to the whole register, which never had it', () => {
    const lines = next(['1', '2'], 'full');
    expect(told(lines)).toEqual(['1 new ✓', '2 new ✓', '3 same ✓', '4 same ✓']);
  });
});
