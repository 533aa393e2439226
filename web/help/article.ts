import type { RouteName } from '#web/lib/paths.ts';

/** How one job is done: short, for somebody who has the screen before him. */
export interface HelpArticle {
  /** Its name in an address; stays when the title is written otherwise. */
  readonly id: string;
  /** The job, as people would ask for it. */
  readonly title: string;
  /** The screens on which it is offered first. */
  readonly routes: readonly RouteName[];
  /** Other words by which people seek it. */
  readonly words: string;
  /** What the job is good for, in a sentence or two. */
  readonly about: string;
  /** The steps in their order; between ** stands what is written on the screen. */
  readonly steps: readonly string[];
  /** What is good to know besides. */
  readonly notes?: readonly string[];
}
