import type { Way } from './ways.ts';

/** A dialog of the portal: the address of its screen, and the way from there. */
export interface DrawnDialog {
  readonly at: string;
  readonly by?: Way;
}
