import { fillPath, type Endpoint } from '#contract/endpoint.ts';
import { FIRST_ROWS } from '#contract/first-rows.ts';
import { listUserMessages } from '#contract/messages.ts';
import { listUnread } from '#contract/metering/standing.ts';
import { listAllModules, listUserModules } from '#contract/modules.ts';
import { listOwing } from '#contract/money/arrears.ts';
import { listGroupsBuildings } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { getProfile } from '#contract/profile.ts';
import { readMany } from '#contract/reads.ts';
import { getRuntimeSettings, getUserSettings } from '#contract/settings.ts';
import { getSipoSettings } from '#contract/sipo/settings.ts';
import { addressStatistics, commonStatistics, pasportStatistics } from '#contract/statistics.ts';
import { listUserSystemMessages } from '#contract/system-messages.ts';
import { listTasks } from '#contract/tasks.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { listClientUnits } from '#contract/units.ts';
import { entranceRoutes } from '#web/lib/entrance-routes.ts';
import { routeTable, type RouteName } from '#web/lib/paths.ts';
import { patternOf } from '#web/lib/route-match.ts';

/** A read that is sent before the portal is there; `{unit_id}` and `{client_id}` are filled in by the browser. */
export interface FirstRead {
  readonly path: string;
  /** JSON of a read by POST; empty of one by GET. */
  readonly body: string;
  /** For administrators of the portal alone, or for everybody else. */
  readonly only?: 'admins' | 'others';
}

/** Where many reads are sent. */
export const readsPath = readMany.path;

const UNIT = '{unit_id}';
const CLIENT = '{client_id}';

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

function read({ path }: Endpoint, { params = {}, query = {}, body }: Given = {}): FirstRead {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const search = asked.length === 0 ? '' : `?${asked.join('&')}`;
  const given = { unit_id: UNIT, client_id: CLIENT, ...params };
  // A number of the browser's stands there without quotes.
  const text = body === undefined ? '' : JSON.stringify(body).replaceAll(`"${UNIT}"`, UNIT);
  return { path: decodeURI(fillPath(path, given)) + search, body: text };
}

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

/** What a screen reads besides, when its address says nothing more. */
const screenReads: Partial<Record<RouteName, readonly FirstRead[]>> = {
  Home: [
    read(readUnitToday),
    read(addressStatistics),
    read(pasportStatistics, { body: { unit_id: UNIT } }),
    read(commonStatistics),
    read(getSipoSettings),
  ],
  pasports: [
    read(browseSpaces, {
      params: { show_hidden: '0', parent_id: '0', parent_type: 'all' },
      query: { first: FIRST_ROWS },
    }),
    read(listGroupsBuildings, { body: { unit_id: UNIT, show_hidden: false } }),
    read(listOwing),
    read(listUnread),
  ],
};

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
