import { describe, expect, it } from 'vitest';
import { parseCzechMoment } from './written-moment.ts';

const today = '2025-11-20';

describe('a written date and time', () => {
  it.each([
    ['5. 1. 2025 14:35', '2025-01-05T14:35'],
    ['5.1.2025, 14.35', '2025-01-05T14:35'],
    ['5/1/25 9:05', '2025-01-05T09:05'],
    ['24.12. 0:00', '2025-12-24T00:00'],
    ['24122025 23:59', '2025-12-24T23:59'],
    ['2025-01-05T14:35', '2025-01-05T14:35'],
    ['  5. 1. 2025\u00A014:35 ', '2025-01-05T14:35'],
  ])('%s is %s', (text, moment) => expect(parseCzechMoment(text, today)).toBe(moment));

  it.each([
    '',
    '5. 1. 2025',
    '14:35',
    '31. 2. 2025 10:00',
    '5. 1. 2025 24:00',
    '5. 1. 2025 10:60',
    '5. 1. 25',
    'zítra 10:00',
  ])('%s is none', (text) => expect(parseCzechMoment(text, today)).toBeNull());
});
