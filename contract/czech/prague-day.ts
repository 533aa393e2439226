// The Swedish way of writing dates is the ISO one.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** The day of the Czech calendar on which the moment falls, `YYYY-MM-DD`. */
export function pragueDay(moment: Date): string {
  return day.format(moment);
}
