import { describe, expect, test } from 'vitest';
import { endWithin, turnOf } from './turn.ts';

const DAY = '2026-07-01';
const held = (valid_from: string, valid_to: string | null = null) => ({ valid_from, valid_to });

describe('a value from a day', () => {
  test('takes the place of the one that holds, as long as that one was to last', () => {
    expect(turnOf(DAY, 'another', held('2024-01-01'), undefined)).toEqual({
      does: 'replace',
      until: null,
    });
    expect(turnOf(DAY, 'another', held('2024-01-01', '2026-12-31'), undefined)).toEqual({
      does: 'replace',
      until: '2026-12-31',
    });
  });

  test('begins where none holds, until the next one begins', () => {
    expect(turnOf(DAY, 'another', undefined, undefined)).toEqual({ does: 'begin', until: null });
    expect(turnOf(DAY, 'another', undefined, held('2026-09-01'))).toEqual({
      does: 'begin',
      until: '2026-08-31',
    });
  });

  test('corrects the one that begins on the very day', () => {
    expect(turnOf(DAY, 'another', held(DAY), undefined)).toEqual({ does: 'correct' });
  });

  test('writes nothing when it holds already, or when nothing is to hold where nothing does', () => {
    expect(turnOf(DAY, 'the same', held('2024-01-01'), undefined)).toEqual({ does: 'nothing' });
    expect(turnOf(DAY, 'nothing', undefined, held('2026-09-01'))).toEqual({ does: 'nothing' });
  });

  test('that is taken away ends what holds, unless that begins on the very day', () => {
    expect(turnOf(DAY, 'nothing', held('2024-01-01'), undefined)).toEqual({ does: 'end' });
    expect(turnOf(DAY, 'nothing', held(DAY), undefined)).toEqual({ does: 'refuse' });
  });
});

describe('an end', () => {
  test('is said only where nothing ends the record sooner', () => {
    expect(endWithin('2026-08-31', '2026-12-31')).toBe('2026-08-31');
    expect(endWithin('2026-12-31', '2026-12-31')).toBeNull();
    expect(endWithin('2026-08-31', null)).toBe('2026-08-31');
    expect(endWithin(null, '2026-12-31')).toBeNull();
  });
});
