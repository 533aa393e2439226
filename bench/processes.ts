import { readdirSync, readFileSync } from 'node:fs';

// Seconds of the processor say more than the clock where others work on the machine too.

const TICKS_A_SECOND = 100;

interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly seconds: number;
}

/** What /proc tells of a process; undefined when it has ended meanwhile. */
function runningOf(pid: number): Running | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [, parent, , , , , , , , , , user, system] = rest.split(' ').map(Number);
    const seconds = ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
    return { pid, parent: parent ?? 0, seconds };
  } catch {
    return undefined;
  }
}

/** All processes, and which of them are the one and those under it, as its database. */
function family(pid: number): Running[] {
  const all = readdirSync('/proc').flatMap((name) => runningOf(Number(name)) ?? []);
  const own = new Set([pid]);
  for (let before = 0; before < own.size;) {
    before = own.size;
    for (const one of all) if (own.has(one.parent)) own.add(one.pid);
  }
  return all.filter((one) => own.has(one.pid));
}

/** Seconds of the processor that the process and all under it, its database too, have used; NaN where nobody tells. */
export function secondsOfProcessor(pid: number): number {
  try {
    return family(pid).reduce((sum, { seconds }) => sum + seconds, 0);
  } catch {
    return Number.NaN;
  }
}

const told = (file: string, line: RegExp): number =>
  Number(line.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;

/** Megabytes that the process alone holds; NaN where nobody tells. */
export function megabytesOf(pid: number): number {
  try {
    return told(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/mu);
  } catch {
    return Number.NaN;
  }
}

/** Megabytes of the process's own pages and its share of those that it has with others; nought when it has ended meanwhile. */
function shareOf(pid: number): number {
  try {
    return told(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+)/mu);
  } catch {
    return 0;
  }
}

/** Megabytes of the process and all under it, its database too, with shared pages counted once; NaN where nobody tells. */
export function megabytesOfAll(pid: number): number {
  try {
    const sizes = family(pid).map((one) => shareOf(one.pid));
    return sizes.reduce((sum, size) => sum + size, 0) || Number.NaN;
  } catch {
    return Number.NaN;
  }
}
