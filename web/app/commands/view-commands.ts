import { isOpenTo } from '#contract/module-names.ts';
import type { SavedView } from '#contract/views.ts';
import { VIEW_PARAMETER, viewName } from '#web/lib/named-view.ts';
import { paths, type RouteName } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { placeInUnit } from '#web/views/looks.ts';
import type { PortalCommand } from './portal-context.ts';

type ListRoute = keyof typeof paths & RouteName;

/** Where a list that is seen by views stands; lists within a record have no address of their own. */
interface ListPlace {
  readonly route: ListRoute;
  /** What the address says besides; nothing for most. */
  readonly search?: string;
}

const places: Readonly<Record<string, ListPlace>> = {
  spaces: { route: 'pasports' },
  meters: { route: 'MetersOverview' },
  buildings: { route: 'buildings' },
  'building-groups': { route: 'BuildingsGroups' },
  'address-book': { route: 'AddressBook' },
  addresses: { route: 'Addresses' },
  contacts: { route: 'AddressBookContacts' },
  relations: { route: 'AddressBookTenants' },
  revisions: { route: 'AuxiliariesRevisionTypes', search: 'type=0' },
  'revision-types': { route: 'AuxiliariesRevisionTypes' },
  works: { route: 'InmesCatalog' },
  crews: { route: 'InmesCatalog', search: 'tab=crews' },
  'crew-absences': { route: 'InmesCatalog', search: 'tab=absences' },
  units: { route: 'Home', search: 'tab=units' },
};

/** The address of a list as it is seen by a view; undefined for one that stands within a record. */
function hrefOf({ list, look, saved_view_id }: SavedView, unit_id: number | undefined) {
  const place = places[list];
  if (place === undefined) return undefined;
  const search = new URLSearchParams(place.search);
  for (const [name, value] of Object.entries(placeInUnit(look.place, unit_id)))
    if (value !== undefined) search.set(name, String(value));
  search.set(VIEW_PARAMETER, viewName(list, saved_view_id));
  return `${paths[place.route]}?${search.toString()}`;
}

function viewCommand(view: SavedView): readonly PortalCommand[] {
  const place = places[view.list];
  if (place === undefined) return [];
  const { title, modules } = routeFacts[place.route];
  return [
    {
      id: `view-${view.saved_view_id}`,
      title: `Pohled ${view.name}`,
      words: `uložený seznam ${title}`,
      context: 'screen',
      visible: ({ session, unit, open }) =>
        session !== null && unit !== null && (open === null || isOpenTo(modules, open)),
      enabled: () => true,
      run: ({ go, unit }) => go(hrefOf(view, unit?.unit_id) ?? paths[place.route]),
    },
  ];
}

/** A command for each saved view of a list that has an address of its own. */
export function viewCommands(views: readonly SavedView[]): readonly PortalCommand[] {
  return views.flatMap(viewCommand);
}
