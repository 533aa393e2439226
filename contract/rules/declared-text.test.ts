import { expect, test } from 'vitest';
import { declaredText } from './declared-text.ts';

const what = { valid_from: '2027-01-01', space_number: '12', building_name: 'Lipová 5' };
const said = (persons_count: number) => declaredText({ ...what, persons_count });

test('what is declared is one Czech sentence for any number', () => {
  expect(said(1)).toBe(
    'Prohlašuji, že v prostoru 12, Lipová 5, má ode dne 1. 1. 2027 domácnost 1 osoba.',
  );
  expect(said(3)).toContain('mají ode dne 1. 1. 2027 domácnost 3 osoby.');
  expect(said(0)).toContain('nemá ode dne 1. 1. 2027 domácnost nikdo.');
});

test('a space in no house is told without one', () => {
  expect(declaredText({ ...what, building_name: '', persons_count: 5 })).toBe(
    'Prohlašuji, že v prostoru 12 má ode dne 1. 1. 2027 domácnost 5 osob.',
  );
});
