import { expect, test } from 'vitest';
import { newsDepthRule } from './news-depth.ts';

const FAULT = 'Citace a seznamy smějí být vnořeny nejvýše do 20 úrovní';

test.each([
  ['', null],
  ['> citace\n- bod\n1. první', null],
  ['> '.repeat(20), null],
  ['> '.repeat(21), FAULT],
  ['>'.repeat(21), FAULT],
  ['> - '.repeat(11), FAULT],
  ['1. > '.repeat(11), FAULT],
  [`text\n\n  ${'>'.repeat(30)} hluboko`, FAULT],
  ['-'.repeat(80), null],
  ['* '.repeat(40), null],
  [`slovo ${'>'.repeat(50)}`, null],
])('%j: %s', (text, fault) => {
  expect(newsDepthRule(text)).toBe(fault);
});
