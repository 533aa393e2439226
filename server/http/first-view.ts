import { readFile } from 'node:fs/promises';

/** What the build tells of an address: who may open it, its files, what its screen reads (`web/first`). */
interface RoutePlan {
  readonly pattern: string;
  readonly isOpen: boolean;
  readonly isFramed: boolean;
  /** The sign-in page, which comes drawn. */
  readonly isDrawn: boolean;
  readonly files: readonly string[];
  readonly reads: readonly unknown[];
}
/** An ordinary portal, a demo that others can reach, one of this computer alone. */
export type PortalKind = 'plain' | 'open' | 'local';
interface Plan {
  /** What every screen in the frame of the portal reads. */
  readonly frame: readonly unknown[];
  /** The sign-in page as HTML. */
  readonly entrance: Readonly<Record<PortalKind, string>>;
  readonly routes: readonly RoutePlan[];
}

/** What a page is given of its address; nothing of what is asked goes into it. */
interface FirstView {
  /** For the script of its head. */
  readonly told: string;
  /** HTML of the sign-in page, shown where nobody is signed in; empty elsewhere. */
  readonly drawn: string;
}
export type FirstViewOf = (path: string, kind: PortalKind) => FirstView;

/** Reads the plan that the build has made; an address of no route is told nothing. */
export async function readFirstViews(file: string): Promise<FirstViewOf> {
  const { frame, entrance, routes } = JSON.parse(await readFile(file, 'utf8')) as Plan;
  const known = routes.map(({ pattern, isOpen, isFramed, isDrawn, files, reads }) => ({
    pattern: new RegExp(pattern),
    isDrawn,
    told: JSON.stringify({ isOpen, files, calls: isFramed ? [frame, reads] : [] }),
  }));
  return (path, kind) => {
    const route = known.find(({ pattern }) => pattern.test(path));
    return { told: route?.told ?? '', drawn: route?.isDrawn === true ? entrance[kind] : '' };
  };
}
