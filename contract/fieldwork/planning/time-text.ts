import type { Span } from './planning.ts';

/** A minute of the day as a clock shows it: 9:05; the end of the day is 24:00. */
export function clockText(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}

/** A span of the day: 9:00–11:30, od 12:00, do 10:00. */
export function spanText({ from, to }: Span): string {
  if (from <= 0 && to < 1440) return `do ${clockText(to)}`;
  if (from > 0 && to >= 1440) return `od ${clockText(from)}`;
  return `${clockText(from)}–${clockText(to)}`;
}

/** Spans one after another: 7:00–11:30 a 12:00–15:30. */
export function spansText(spans: readonly Span[]): string {
  const texts = spans.map(spanText);
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} a ${last}`;
}

/** A length in hours and minutes: 12 h 30 min, 45 min, 2 h; negative lengths are told as nought. */
export function lengthText(minutes: number): string {
  const whole = Math.max(0, minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h ${rest}\u00A0min`;
}
