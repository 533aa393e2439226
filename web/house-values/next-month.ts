/** The first day of the month after the day. */
export function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const [nextYear, next] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return `${nextYear}-${String(next).padStart(2, '0')}-01`;
}
