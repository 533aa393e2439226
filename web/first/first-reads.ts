import { listUserMessages } from '#contract/messages.ts';
import { listAllModules, listUserModules } from '#contract/modules.ts';
import { getProfile } from '#contract/profile.ts';
import { readMany } from '#contract/reads.ts';
import { getRuntimeSettings, getUserSettings } from '#contract/settings.ts';
import { listUserSystemMessages } from '#contract/system-messages.ts';
import { listTasks } from '#contract/tasks.ts';
import { listClientUnits } from '#contract/units.ts';
import { entranceRoutes } from '#web/lib/entrance-routes.ts';
import { routeTable, type RouteName } from '#web/lib/paths.ts';
import { patternOf } from '#web/lib/route-match.ts';
import { read, type FirstRead } from './read.ts';
import { screenReads } from './screen-reads.ts';

/** Where many reads are sent. */
export const readsPath = readMany.path;

/** What every page of the portal reads when it opens. */
export const frameReads: readonly FirstRead[] = [
  read(listClientUnits),
  read(getProfile),
  { ...read(listAllModules), only: 'admins' },
  { ...read(listUserModules), only: 'others' },
  read(getUserSettings),
  read(getRuntimeSettings),
  read(listUserMessages),
  read(listUserSystemMessages),
  read(listTasks),
];

/** What the server tells the browser of a route, besides its files. */
export interface RoutePlan {
  readonly name: RouteName;
  /** Addresses of the route, as the text of a regular expression. */
  readonly pattern: string;
  /** Strangers may open it. */
  readonly isOpen: boolean;
  /** Stands in the frame of the portal, which reads what is its own. */
  readonly isFramed: boolean;
  readonly reads: readonly FirstRead[];
}

const names = Object.keys(routeTable) as RouteName[];

/** All routes; what the build joins with their files. */
export const routePlans: readonly RoutePlan[] = names.map((name) => ({
  name,
  pattern: patternOf(routeTable[name].path).source,
  isOpen: routeTable[name].access === 'public',
  isFramed: !entranceRoutes.includes(name),
  reads: screenReads[name] ?? [],
}));
