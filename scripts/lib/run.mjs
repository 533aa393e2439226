import { spawn } from 'node:child_process';
import { parentLives } from './parent.mjs';
import { root } from './project.mjs';

/**
 * Runs a script by this Node to its end, on our terminal; resolves with its exit code and with
 * whether somebody wanted the whole command to end meanwhile. One that is kept quiet says all at its end.
 */
export function run(script, { env = {}, onStart = () => undefined, isQuiet = false } = {}) {
  const child = spawn(process.execPath, script, {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  onStart(child);
  const result = { code: 1, interrupted: false, said: '' };
  for (const stream of isQuiet ? [child.stdout, child.stderr] : [])
    stream.setEncoding('utf8').on('data', (text) => (result.said += text));
  const unwatch = watchForEnd((signal) => {
    result.interrupted = true;
    // The terminal sends Ctrl+C to the child by itself.
    if (signal !== 'SIGINT') child.kill('SIGTERM');
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      unwatch();
      resolve({ ...result, code: code ?? 1 });
    });
  });
}

/** Calls back on a signal, and when npm that started us has been killed; returns what ends the watch. */
export function watchForEnd(onEnd) {
  const orphaned = setInterval(() => parentLives() || onEnd('SIGTERM'), 1000);
  process.on('SIGINT', onEnd).on('SIGTERM', onEnd);
  return () => {
    clearInterval(orphaned);
    process.off('SIGINT', onEnd).off('SIGTERM', onEnd);
  };
}
