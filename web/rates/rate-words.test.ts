import { describe, expect, test } from 'vitest';
import type { SourceState } from '#contract/rates.ts';
import { ageOf, changeOf, failureOf, fetchedWords, originOf } from './rate-words.ts';

const now = new Date('2026-11-21T12:00:00Z');
const state = (fields: Partial<SourceState> = {}): SourceState => ({
  source: 'repo',
  newest_day: '2026-06-19',
  last_attempt: '2026-11-20T13:35:20.000Z',
  last_success: '2026-11-20T13:35:20.000Z',
  last_failure: '',
  next_attempt: '2026-11-23T13:35:00.000Z',
  currencies: [],
  ...fields,
});

describe('the age of data', () => {
  test('tells when the bank was asked last', () => {
    expect(ageOf(state(), now)).toEqual({
      text: 'Naposledy ověřeno v ČNB 20.\u00a011.\u00a02026 14:35; nejnovější je z 19.\u00a06.\u00a02026.',
      isOld: false,
    });
  });

  test('warns after a week of silence, and where the bank was never asked', () => {
    const old = ageOf(state({ last_success: '2026-11-14T12:00:00.000Z' }), now);
    expect(old.isOld).toBe(true);
    expect(old.text).toContain('tedy před 7 dny');
    const never = ageOf(state({ last_success: '' }), now);
    expect(never).toMatchObject({
      isOld: true,
      text: expect.stringContaining('dodané s portálem'),
    });
  });

  test('tells why the last attempt failed', () => {
    expect(failureOf(state())).toBe('');
    expect(failureOf(state({ last_failure: 'Server ČNB odpověděl stavem 500.' }))).toBe(
      'Pokus 20.\u00a011.\u00a02026 14:35 selhal. Server ČNB odpověděl stavem 500. Další pokus: 23.\u00a011.\u00a02026 14:35.',
    );
  });
});

test('a change has its sign', () => {
  expect([0.25, -0.5, 0, null].map((change) => changeOf(change, 2))).toEqual([
    '+0,25',
    '−0,50',
    '0,00',
    '',
  ]);
});

test('a row tells who put it, and what it took the place of', () => {
  const row = { source: 'bank', reason: '', put_by: '', replaced_rate: null } as const;
  expect(originOf(row, 2)).toBe('ČNB');
  const hand = { ...row, source: 'hand', reason: 'výpadek', put_by: 'Eva Malá' } as const;
  expect(originOf(hand, 2)).toBe('ručně: výpadek (Eva Malá)');
  expect(originOf({ ...hand, source: 'bank', replaced_rate: 3.5 }, 2)).toBe(
    'ČNB, nahradila ruční záznam 3,50 (Eva Malá)',
  );
});

test('reading tells how much has come', () => {
  expect(fetchedWords({ stored: 0, replaced: 0 })).toBe('Nic nového, údaje odpovídají ČNB');
  expect(fetchedWords({ stored: 2, replaced: 0 })).toBe('Načteno z ČNB: 2 údaje');
  expect(fetchedWords({ stored: 117, replaced: 1 })).toBe(
    'Načteno z ČNB: 117 údajů, 1 ruční záznam nahradila ČNB',
  );
});
