import { describe, expect, test } from 'vitest';
import { documentTitle } from './document-title.ts';

describe('the document title', () => {
  test('is the product and the active unit', () => {
    expect(documentTitle(true, 'SVJ Lípová 5')).toBe('Kastelán – SVJ Lípová 5');
  });

  test('is the product alone while no unit is active', () => {
    expect(documentTitle(true)).toBe('Kastelán');
    expect(documentTitle(true, '')).toBe('Kastelán');
  });

  test('says that nobody is logged in, whatever unit was active', () => {
    expect(documentTitle(false, 'SVJ Lípová 5')).toBe('not logged in');
  });
});
