import { readFileSync } from 'node:fs';

const SHELLS = new Set(['sh', 'dash', 'bash', 'ash', 'busybox']);
const INTERVAL_MS = 1000;

// Taken at once: npm may be killed while the server is still starting.
const parent = process.ppid;
const starter = parentOfShell(parent);

/**
 * Calls back once when the npm that started this process has ended: a killed npm cannot tell its
 * child, which would then hold the port and the data folder. Without npm nobody is watched, so
 * that a server sent to the background outlives its terminal. Returns a function that stops it.
 */
export function watchParent(onOrphaned: () => void): () => void {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOfShell(parent) === starter) return;
    clearInterval(timer);
    onOrphaned();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Some shells stay between npm and its script; then it is the shell that becomes the orphan. */
function parentOfShell(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readStatus(pid);
  const name = /^Name:\s*(.*)$/m.exec(status)?.[1];
  if (name === undefined || !SHELLS.has(name)) return undefined;
  return Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1]);
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // An ended parent has no record; process.ppid tells that by itself.
    return '';
  }
}
