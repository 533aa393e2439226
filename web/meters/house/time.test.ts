import { expect, test } from 'vitest';
import { offeredTimes } from './time.ts';

test('offered are whole years and the twelve months before this one', () => {
  const times = (today: string) =>
    offeredTimes(today).map(({ text, time: { from, to } }) => [text, from, to]);
  expect(times('2026-03-15')).toEqual([
    ['Rok 2025', '2025-01-01', '2025-12-31'],
    ['Posledních 12 měsíců', '2025-03-01', '2026-02-28'],
    ['Rok 2024', '2024-01-01', '2024-12-31'],
  ]);
  expect(times('2026-01-01')[1]).toEqual(['Posledních 12 měsíců', '2025-01-01', '2025-12-31']);
});
