import { expect, test } from 'vitest';
import { dayOffNote } from './day-off.ts';

test.each([
  ['2025-01-24', ''],
  ['2025-01-25', 'sobota, poslední pracovní den předtím je 24.\u00a01.\u00a02025'],
  ['2025-05-25', 'neděle, poslední pracovní den předtím je 23.\u00a05.\u00a02025'],
  ['2025-12-25', 'svátek, poslední pracovní den předtím je 23.\u00a012.\u00a02025'],
])('of a term on %s is told: %j', (day, note) => expect(dayOffNote(day)).toBe(note));
