import type { Find } from '#contract/search.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { workWith } from '#web/session/work-with.ts';

/** Where finds of each kind are shown; a unit becomes the active one instead. */
const addresses: Readonly<Record<Find['kind'], (id: number) => string | null>> = {
  unit: () => null,
  building: (id) => `${paths.buildings}?building=${id}`,
  space: (id) => `${paths.pasports}?space=${id}`,
  symbol: (id) => `${paths.pasports}?space=${id}`,
  person: (id) => pathTo('Address', { address_id: id }),
};

/** Goes to what was found; a find of another unit first makes that unit active. */
export function goToFind(find: Find, open: (address: string) => void): void {
  workWith(find);
  const address = addresses[find.kind](find.id);
  if (address !== null) open(address);
}
