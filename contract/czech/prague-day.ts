// The Swedish way of writing dates is the ISO one.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The day of the Czech calendar on which the moment falls, `YYYY-MM-DD`. */
export function pragueDay(moment: Date): string {
  return day.format(moment);
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  hour: '2-digit',
  minute: '2-digit',
});

/** The minute of the Czech day on which the moment falls, as the clock on the wall shows it: 0–1439. */
export function pragueMinute(moment: Date): number {
  const [hours, minutes] = clock.format(moment).split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
