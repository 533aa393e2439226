import {
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { runsAsRoot } from './account.ts';

const LARGEST = 10 * 1024 ** 2;
const TAIL = 2000;

/** The server's log opened for its output; start is where this run's lines begin. */
export function openLog(path: string): { file: number; start: number } {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) {
    renameSync(path, `${path}.1`);
  }
  const { O_APPEND, O_CREAT, O_WRONLY } = constants;
  // A link planted there must not be followed by root.
  const file = openSync(path, O_APPEND | O_CREAT | O_WRONLY | (constants.O_NOFOLLOW ?? 0), 0o600);
  const { uid, gid } = statSync(dirname(path));
  if (runsAsRoot()) fchownSync(file, uid, gid);
  return { file, start: fstatSync(file).size };
}

/** The end of what the server has written since the given byte. */
export function logTail(path: string, start: number): string {
  return readFileSync(path).subarray(start).toString('utf8').slice(-TAIL).trim();
}
