import { shiftDays } from '#contract/czech/iso-date.ts';

const NAME = /^kastelan-(\d{4}-\d{2}-\d{2})-\d{6}\.backup$/;
const PART = /^kastelan-\d{4}-\d{2}-\d{2}-\d{6}\.backup\.part$/;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The name of the backup made at the moment; names sort as their times. */
export function backupName(moment: Date): string {
  const [day, time = ''] = clock.format(moment).split(' ');
  return `kastelan-${day}-${time.replaceAll(':', '')}.backup`;
}

/** Whether the name is that of a backup left in the middle. */
export function isPart(name: string): boolean {
  return PART.test(name);
}

const dayOf = (name: string) => NAME.exec(name)?.[1] ?? '';

/** The Monday of the day's week. */
function weekOf(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return shiftDays(day, -weekday);
}

/** The newest of each of the newest so many groups. */
function newestOf(names: readonly string[], groupOf: (name: string) => string, count: number) {
  const newest = new Map<string, string>();
  for (const name of names) {
    const group = groupOf(name);
    if (!newest.has(group)) newest.set(group, name);
  }
  return [...newest.values()].slice(0, count);
}

/**
 * Which of the files in the folder have served: all daily backups but the newest of each of the newest
 * days, and of each of the newest weeks. Other files are nobody's to delete.
 */
export function outlived(
  files: readonly string[],
  { keep_daily, keep_weekly }: { keep_daily: number; keep_weekly: number },
): string[] {
  const ours = files
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const retained = new Set([
    ...newestOf(ours, dayOf, keep_daily),
    ...newestOf(ours, (name) => weekOf(dayOf(name)), keep_weekly),
  ]);
  return ours.filter((name) => !retained.has(name));
}
