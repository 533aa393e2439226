import { describe, expect, it } from 'vitest';
import { nextNumber } from './next-number.ts';

const none = new Set<string>();

describe('the number offered for the next space', () => {
  it('counts on from the last figure of the previous one', () => {
    expect(nextNumber('12', none)).toBe('13');
    expect(nextNumber('G9', none)).toBe('G10');
    expect(nextNumber('2/04', none)).toBe('2/05');
    expect(nextNumber('099', none)).toBe('100');
  });

  it('passes over numbers that the house already has', () => {
    expect(nextNumber('1', new Set(['2', '3']))).toBe('4');
  });

  it('offers nothing where the number does not end in a figure', () => {
    expect(nextNumber('sklep A', none)).toBe('');
    expect(nextNumber('', none)).toBe('');
  });
});
