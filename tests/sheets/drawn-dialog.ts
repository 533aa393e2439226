import type { DeedName } from './deeds.ts';
import type { Way } from './ways.ts';

/** A dialog of the portal: the address of its screen, and the way from there. */
export interface DrawnDialog {
  /** '{id}' is the id of what the deed has made. */
  readonly at: string;
  readonly by?: Way;
  /** What is done before, where the demo has nothing of the kind. */
  readonly after?: DeedName;
}
