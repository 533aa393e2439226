import { expect, test } from 'vitest';
import { nextReminder } from './next-reminder.ts';
import { faultyMark, filledReminder, reminderMarks, usualLevels } from './reminder-text.ts';

test('usual texts know all their marks, and the call before an action gives a week at least', () => {
  for (const { subject, body } of usualLevels)
    expect([faultyMark(subject), faultyMark(body)]).toEqual([undefined, undefined]);
  expect(usualLevels[2]?.pay_days).toBeGreaterThanOrEqual(7);
});

test('a mark is filled once, and what it brings is not read again', () => {
  const values = Object.fromEntries(
    Object.keys(reminderMarks).map((mark) => [mark, `<${mark}>`]),
  ) as Parameters<typeof filledReminder>[1];
  expect(filledReminder('{dluh} do {datum}', { ...values, dluh: '{vs}' })).toBe('{vs} do <datum>');
  expect(faultyMark('Dlužíte {castka}')).toMatch(/^Značku \{castka\} upomínka nezná/u);
  expect(faultyMark('Dlužíte {toString}')).toBeDefined();
});

test('levels follow one another after their days, and none comes after the last', () => {
  const standing = { owed_since: '2026-02-16', last_level: 0, last_on: null };
  expect(nextReminder(standing, usualLevels)).toEqual({ level: 1, on: '2026-03-03' });
  const second = { ...standing, last_level: 1, last_on: '2026-03-03' };
  expect(nextReminder(second, usualLevels)).toEqual({ level: 2, on: '2026-04-02' });
  expect(nextReminder({ ...second, last_level: 3 }, usualLevels)).toBeNull();
});
