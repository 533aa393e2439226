import { expect, test } from 'vitest';
import { comparedLines } from './compared.ts';

const told = (older: string, newer: string) =>
  comparedLines(older, newer).map(({ kind, text }) => `${kind} ${text}`);

test('a comparison shows what went, came and stayed in the order of the newer text', () => {
  expect(told('# Cena\n\nDeset.\n\nKonec.', '# Cena\n\nDvacet.\n\nKonec.\n\nDodatek.')).toEqual([
    'same # Cena',
    'removed Deset.',
    'added Dvacet.',
    'same Konec.',
    'added Dodatek.',
  ]);
});

test('equal texts have nothing that went or came', () => {
  expect(told('a\nb', 'a\n\nb')).toEqual(['same a', 'same b']);
});

test('a text against an empty one is all new', () => {
  expect(told('', 'a\nb')).toEqual(['added a', 'added b']);
  expect(told('a', '')).toEqual(['removed a']);
});
