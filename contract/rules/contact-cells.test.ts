import { expect, test } from 'vitest';
import { understandEmails, understandPhones } from './contact-cells.ts';

test.each([
  ['777123456', '777 123 456', [], '', 'sure'],
  ['777 123 456, 608 111 222', '777 123 456', ['608 111 222'], '', 'sure'],
  ['777 123 456 / 608 111 222', '777 123 456', ['608 111 222'], '', 'sure'],
  ['777 123 456; 777123456', '777 123 456', [], '', 'sure'],
  [
    '777 123 456; 608 111 222; 603 333 444',
    '777 123 456',
    ['608 111 222', '603 333 444'],
    '',
    'sure',
  ],
  ['00420 777 123 456', '+420 777 123 456', [], '', 'sure'],
  ['7,77123456E+08', '777 123 456', [], '', 'sure'],
  ['7,77123E+08', '', [], 'telefon v souboru: 7,77123E+08', 'unclear'],
  ['Jana 777 123 456', '', [], 'telefon v souboru: Jana 777 123 456', 'unclear'],
  ['777 123 456, syn', '777 123 456', [], 'telefon v souboru: 777 123 456, syn', 'guessed'],
  ['nemá', '', [], 'telefon v souboru: nemá', 'unclear'],
] as const)('phones %j are %j with the others %j and the rest %j', (...told) => {
  const [cell, value, others, rest, certainty] = told;
  expect(understandPhones(cell)).toEqual({ value, others, rest, certainty });
});

test.each([
  ['jana@example.cz', 'jana@example.cz', [], '', 'sure'],
  ['jana@example.cz; jan@example.cz', 'jana@example.cz', ['jan@example.cz'], '', 'sure'],
  ['jana@example', '', [], 'e-mail v souboru: jana@example', 'unclear'],
  [
    'jana@example.cz (syn)',
    'jana@example.cz',
    [],
    'e-mail v souboru: jana@example.cz (syn)',
    'guessed',
  ],
] as const)('e-mails %j are %j with the others %j and the rest %j', (...told) => {
  const [cell, value, others, rest, certainty] = told;
  expect(understandEmails(cell)).toEqual({ value, others, rest, certainty });
});
