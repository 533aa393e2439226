import { describe, expect, test } from 'vitest';
import { backupName, isPart, outlived } from './keeping.ts';

const on = (day: string, time = '023000') => `kastelan-${day}-${time}.backup`;
/** Days of January 2025, from the one to the other. */
const january = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `2025-01-${String(from + at).padStart(2, '0')}`);

describe('of the daily backups', () => {
  test('the newest days and the newest of the newest weeks are kept', () => {
    const files = january(1, 31).map((day) => on(day));
    const gone = outlived(files, { keep_daily: 3, keep_weekly: 4 });
    // 31 January 2025 is a Friday; the weeks before end on Sundays 26, 19 and 12.
    const kept = files.filter((name) => !gone.includes(name));
    expect(kept).toEqual(['12', '19', '26', '29', '30', '31'].map((day) => on(`2025-01-${day}`)));
  });

  test('only the last of a day counts', () => {
    const files = [on('2025-01-20', '023000'), on('2025-01-20', '101500'), on('2025-01-19')];
    expect(outlived(files, { keep_daily: 1, keep_weekly: 0 })).toEqual([
      on('2025-01-20', '023000'),
      on('2025-01-19'),
    ]);
  });

  test('as many as there are days with a backup are kept, however old they are', () => {
    const files = [on('2020-05-01'), on('2023-07-01')];
    expect(outlived(files, { keep_daily: 7, keep_weekly: 4 })).toEqual([]);
  });

  test('none goes that somebody made or named himself', () => {
    const others = [
      'kastelan-2020-01-01.backup',
      'before-upgrade.backup',
      'kastelan-x.backup',
      'a.txt',
    ];
    expect(outlived([...others, on('2025-01-20')], { keep_daily: 1, keep_weekly: 0 })).toEqual([]);
  });

  test('each is named by its time in Prague, in summer as in winter', () => {
    expect(backupName(new Date('2025-01-20T01:30:05Z'))).toBe('kastelan-2025-01-20-023005.backup');
    expect(backupName(new Date('2025-07-20T22:30:05Z'))).toBe('kastelan-2025-07-21-003005.backup');
  });

  test('one that was interrupted is known by its name', () => {
    expect(isPart(`${on('2025-01-20')}.part`)).toBe(true);
    expect(isPart(on('2025-01-20'))).toBe(false);
    expect(isPart('moje.backup.part')).toBe(false);
  });
});
