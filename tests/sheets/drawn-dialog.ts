import type { DeedName } from './deeds.ts';
import type { Viewer } from './screens.ts';
import type { Way } from './ways.ts';

/** A dialog of the portal: the address of its screen, and the way from there. */
export interface DrawnDialog {
  /** '{id}' is the id of what the deed has made. */
  readonly at: string;
  readonly by?: Way;
  /** What is done before, where the demo has nothing of the kind. */
  readonly after?: DeedName;
  /** Where the way itself does something: the steps that take it back. */
  readonly back?: Way;
  /** Who goes the way; the manager of the demo where nobody else is named. */
  readonly as?: Viewer;
  /**
   * It is drawn in looks of a phone alone, and the way is walked in a narrow window; or in those of a desk, where the
   * dialog does not bear that the window is made narrow under it.
   */
  readonly only?: 'phone' | 'desk' | undefined;
}
