import type { Find } from '#contract/search.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { currentUnit, setActiveUnit } from '#web/session/activeUnit.ts';

/** The address of what was found; a unit has none, it becomes the active one. */
export function addressOfFind({ kind, id }: Find): string | null {
  switch (kind) {
    case 'unit':
      return null;
    case 'building':
      return `${paths.buildings}?building=${id}`;
    case 'space':
    case 'symbol':
      return `${paths.pasports}?space=${id}`;
    case 'person':
      return pathTo('Address', { address_id: id });
  }
}

/** Goes to what was found; a find of another unit first makes that unit active. */
export function goToFind(find: Find, open: (address: string) => void): void {
  if (find.unit_id !== currentUnit()?.unit_id) {
    setActiveUnit(find.unit_id);
    flash(`Pracujete s jednotkou ${find.unit_name}`);
  }
  const address = addressOfFind(find);
  if (address !== null) open(address);
}
