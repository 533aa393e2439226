import { readText } from './project.mjs';

const SHELLS = /^Name:\s*(sh|dash|bash|ash|busybox)$/m;

const parent = process.ppid;
const starter = parentOfShell();

/** False once npm that started this command has been killed: it cannot tell by itself. */
export function parentLives() {
  if (!process.env.npm_lifecycle_event) return true;
  return process.ppid === parent && parentOfShell() === starter;
}

/** A shell that stays between npm and its script: then it is the shell that becomes the orphan. */
function parentOfShell() {
  const status = process.platform === 'linux' ? readText(`/proc/${process.ppid}/status`) : '';
  return SHELLS.test(status) ? /^PPid:\s*(\d+)$/m.exec(status)?.[1] : undefined;
}
