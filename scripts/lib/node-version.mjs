import { stop } from './project.mjs';

const OLDEST = [20, 19];

/** Ends with one sentence under a Node that is too old. */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  stop(`Kastelán potřebuje Node ${OLDEST.join('.')} nebo novější; tento je ${process.version}.`);
}
