import { readFile } from 'node:fs/promises';

/** What the build tells of an address: who may open it, its files, what its screen reads (`web/first`). */
interface RoutePlan {
  readonly pattern: string;
  readonly isOpen: boolean;
  readonly isFramed: boolean;
  readonly files: readonly string[];
  readonly reads: readonly unknown[];
}
interface Plan {
  /** What every screen in the frame of the portal reads. */
  readonly frame: readonly unknown[];
  readonly routes: readonly RoutePlan[];
}

/** What a page is told of its address; nothing of what is asked goes into it. */
export type FirstViewOf = (path: string) => string;

/** Reads the plan that the build has made; an address of no route is told nothing. */
export async function readFirstViews(file: string): Promise<FirstViewOf> {
  const { frame, routes } = JSON.parse(await readFile(file, 'utf8')) as Plan;
  const known = routes.map(({ pattern, isOpen, isFramed, files, reads }) => ({
    pattern: new RegExp(pattern),
    text: JSON.stringify({ isOpen, files, calls: isFramed ? [frame, reads] : [] }),
  }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.text ?? '';
}
