import { parseCzechDate } from './written-date.ts';

// 5. 1. 2025 14:35, 5.1. 14.35 and what machines write: 2025-01-05T14:35.
const parted = /^(.*\S)\s*(?:T|,|\s)\s*(\d{1,2})[:.](\d{2})$/;

/**
 * The date and time, YYYY-MM-DDTHH:MM, that a person means by what was written; the day as
 * `parseCzechDate` reads it. Null for a text that is no such moment, such as a day alone.
 */
export function parseCzechMoment(text: string, today: string): string | null {
  const [, date, hour, minute] = parted.exec(text.trim()) ?? [];
  if (date === undefined || hour === undefined || minute === undefined) return null;
  const day = parseCzechDate(date.replace(/,$/, ''), today);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day}T${hour.padStart(2, '0')}:${minute}`;
}
