import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True for a living process; a zombie that nobody has reaped counts as ended. */
export function isAlive(pid: number): boolean {
  return isTaken(pid) && !(describe(pid)?.state.startsWith('Z') ?? false);
}

/** True while the system holds a process of this number, living or a zombie. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A mark that tells a process from a later one given the same number; undefined when unknown. */
export function startMark(pid: number): string | undefined {
  return describe(pid)?.started;
}

/** The command line of a process; undefined when the system does not tell. */
export function commandOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return proc(`${pid}/cmdline`)?.replaceAll('\0', ' ');
}

function describe(pid: number): { state: string; started: string } | undefined {
  if (process.platform !== 'linux') {
    const state = ps(pid, 'stat=');
    return state === undefined ? undefined : { state, started: ps(pid, 'lstart=') ?? '' };
  }
  const stat = proc(`${pid}/stat`);
  // The command in parentheses may itself hold spaces and parentheses.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields?.[0], fields?.[19]];
  if (state === undefined || ticks === undefined) return undefined;
  return { state, started: `${ticks}@${proc('sys/kernel/random/boot_id')?.trim() ?? ''}` };
}

function proc(path: string): string | undefined {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    // The process has ended meanwhile, or the system hides it from this account.
    return undefined;
  }
}

function ps(pid: number, field: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const result = spawnSync('ps', ['-o', field, '-p', String(pid)], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
