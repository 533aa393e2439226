import { idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { Search } from '#web/lib/place.ts';

/** What of the dashboard stands in the address. */
interface DashboardPlace {
  /** The one unit that is told of; all active ones when left out. */
  readonly only?: number | undefined;
  /** The count whose sum over the units is open. */
  readonly figure?: string | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
function readPlace(search: Search): DashboardPlace {
  return { only: idIn(search['only']), figure: wordIn(search['figure']) };
}

/** The place as the address has it, and the way to another. */
export function useDashboardPlace() {
  return usePlace<DashboardPlace>({ read: readPlace });
}
