import { spawn } from 'node:child_process';

const WATCH = 'while kill -0 "$1" && kill -0 "$2"; do sleep 1; done 2>/dev/null; kill -INT "$2"';

/** Lets a throw-away server end soon after this process, even when the process is killed. */
export function leash(pid: number): void {
  if (process.platform === 'win32') return;
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'leash', String(process.pid), String(pid)], {
    cwd: '/',
    detached: true,
    stdio: 'ignore',
  });
  watcher.unref();
}
