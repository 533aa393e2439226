import { expect, test } from 'vitest';
import { lumpText } from './lump-words.ts';

const text = (came: number) =>
  lumpText({ period: '2025-02', paid: 690_000, came }).replaceAll('\u00a0', ' ');

test('what came of a period is told against the files, with the difference', () => {
  expect(text(690_000)).toBe(
    'Hromadná platba SIPO za 2/2025: podle souborů pošty 6 900,00 Kč, do banky přišlo 6 900,00 Kč.',
  );
  expect(text(680_000)).toMatch(/do banky přišlo 6 800,00 Kč, chybí 100,00 Kč\.$/u);
  expect(text(700_000)).toMatch(/do banky přišlo 7 000,00 Kč, přebývá 100,00 Kč\.$/u);
  expect(text(0)).toMatch(/do banky zatím nic nepřišlo, chybí 6 900,00 Kč\.$/u);
});
