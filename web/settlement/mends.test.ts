import { expect, test } from 'vitest';
import { mendOf } from './mends.ts';

test('a unit without rules is led to those of the law', () =>
  expect(mendOf('no-rules', [{ name: 'Pravidla rozúčtování' }])).toEqual({
    text: 'Založit pravidla podle zákona',
    href: '/billingrules?act=usual',
  }));

test('months that were not claimed are opened at the first of them', () =>
  expect(mendOf('months-not-claimed', [{ name: '3/2025' }, { name: '12/2025' }])?.href).toBe(
    '/money/months?month=2025-03-01',
  ));

test('what is mended thing by thing has no way of its own', () =>
  expect(mendOf('use-unknown', [{ name: 'Lipová 3, 12' }])).toBeUndefined());
