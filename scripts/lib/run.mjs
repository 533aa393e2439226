import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const INTERRUPTED = 130;

/** Runs a script by this Node to its end, on our terminal; resolves with its exit code. */
export function run(script, { env = {}, onStart = () => undefined } = {}) {
  const starter = process.ppid;
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  onStart(child);
  // The terminal sends Ctrl+C to the child by itself; we only wait for its end.
  const wait = () => undefined;
  const end = () => child.kill('SIGTERM');
  const orphaned = setInterval(() => process.ppid !== starter && end(), 1000);
  process.on('SIGINT', wait).on('SIGTERM', end);
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      clearInterval(orphaned);
      process.off('SIGINT', wait).off('SIGTERM', end);
      resolve(signal ? INTERRUPTED : code);
    });
  });
}

/** Whether the exit code says that somebody has interrupted the run. */
export function wasInterrupted(code) {
  return code === INTERRUPTED;
}
