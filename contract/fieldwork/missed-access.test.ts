import { describe, expect, test } from 'vitest';
import {
  isMissedOften,
  isRefusalProved,
  lackingText,
  missedAccessOf,
  missedText,
} from './missed-access.ts';
import type { NoticeChannel } from './notice-words.ts';

/** A notice of the day, told on another. */
const told = (day: string, told_on: string, channel: NoticeChannel = 'hand') => ({
  day,
  told_on,
  channel,
  state: 'recorded' as const,
  delivered_on: null,
});
const missed = (day: string, ...notices: ReturnType<typeof told>[]) => ({ day, notices });

const FIRST = missed('2026-10-05', told('2026-10-05', '2026-10-01'));
const SECOND = missed('2026-10-12', told('2026-10-12', '2026-10-08'));
const THIRD = missed('2026-11-02');

describe('refused access is offered', () => {
  test('from the third day in a row without access, when two of them were demonstrably told', () => {
    expect(isRefusalProved(missedAccessOf([FIRST, SECOND]))).toBe(false);
    expect(isRefusalProved(missedAccessOf([FIRST, SECOND, THIRD]))).toBe(true);
    expect(isRefusalProved(missedAccessOf([FIRST, missed('2026-10-12'), THIRD]))).toBe(false);
    expect(isMissedOften(missedAccessOf([FIRST, SECOND]))).toBe(false);
    expect(isMissedOften(missedAccessOf([FIRST, missed('2026-10-12'), THIRD]))).toBe(true);
  });

  test('and two visits of one day are one', () => {
    expect(missedAccessOf([FIRST, FIRST, SECOND])).toEqual({
      days: ['2026-10-05', '2026-10-12'],
      told_days: ['2026-10-05', '2026-10-12'],
    });
  });
});

describe('a day was demonstrably told', () => {
  const days = (...notices: ReturnType<typeof told>[]) =>
    missedAccessOf([missed('2026-10-12', ...notices)]).told_days;

  test('only when the notice came on an earlier day', () => {
    expect(days(told('2026-10-12', '2026-10-11'))).toEqual(['2026-10-12']);
    expect(days(told('2026-10-12', '2026-10-12'))).toEqual([]);
    // Posted on Wednesday 7 October: the third working day is Monday 12 October, too late.
    expect(days(told('2026-10-12', '2026-10-07', 'post'))).toEqual([]);
    expect(days(told('2026-10-12', '2026-10-06', 'post'))).toEqual(['2026-10-12']);
  });

  test('only when the notice said this day, and is proved', () => {
    expect(days(told('2026-10-05', '2026-10-01'))).toEqual([]);
    expect(days(told('2026-10-12', '2026-10-01', 'poster'))).toEqual([]);
    expect(days(told('2026-10-12', '2026-10-01', 'email'))).toEqual([]);
  });
});

describe('what is told of missed access', () => {
  const text = (value: string) => value.replaceAll('\u00A0', ' ');

  test('names the days and how many of them were told', () => {
    expect(text(missedText(missedAccessOf([FIRST, SECOND, THIRD])))).toBe(
      '3 marné návštěvy: 5. 10., 12. 10., 2. 11. 2026; oznámeno 2× prokazatelně',
    );
    const over = missedAccessOf([THIRD, missed('2027-01-04')]);
    expect(text(missedText(over))).toBe(
      '2 marné návštěvy: 2. 11. 2026, 4. 1. 2027; bez prokazatelného oznámení',
    );
    expect(missedText(missedAccessOf([]))).toBe('');
  });

  test('says what is missing, and nothing when nothing is', () => {
    expect(lackingText(missedAccessOf([FIRST, SECOND, THIRD]))).toBe('');
    expect(text(lackingText(missedAccessOf([FIRST, SECOND])))).toBe(
      'Chybí ještě 1 marná návštěva po sobě',
    );
    expect(text(lackingText(missedAccessOf([FIRST, missed('2026-10-12'), THIRD])))).toContain(
      'Chybí prokazatelné oznámení 1 termínu předem',
    );
  });
});
