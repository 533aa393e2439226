import { expect, test } from 'vitest';
import { limitSentence, waitText } from './wait.ts';

test.each([
  [0, 'za 1 sekundu'],
  [1, 'za 1 sekundu'],
  [3, 'za 3 sekundy'],
  [59.2, 'za 60 sekund'],
  [91, 'za 2 minuty'],
  [661, 'za 12 minut'],
  [3600, 'za 60 minut'],
  [5401, 'za 2 hodiny'],
  [80_000, 'za 23 hodin'],
])('a wait of %d seconds is told %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test('a limit says what happened and when to come again', () => {
  expect(limitSentence('sign-in-locked', 700)).toBe(
    'Příliš mnoho neúspěšných pokusů o přihlášení. Zkuste to, prosím, znovu za 12 minut.',
  );
  expect(limitSentence('too-many-requests')).toBe(
    'Příliš mnoho požadavků. Zkuste to, prosím, znovu za chvíli.',
  );
});
