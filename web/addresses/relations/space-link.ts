import type { Relation } from '#contract/addresses.ts';
import { paths } from '#web/lib/paths.ts';
import { currentUnit } from '#web/session/activeUnit.ts';

/** Tabs of a space's record by what binds a person to it. */
const tabs: Readonly<Record<Relation['relation'], string>> = {
  owner: 'ownerships',
  tenant: 'tenants',
  roommate: 'roommates',
};

type Bound = Pick<Relation, 'pasport_space_id' | 'relation'>;

/** The address of a space of the active unit with the list that the relation stands in. */
export function spaceAddress({ pasport_space_id, relation }: Bound): string {
  const unit = currentUnit();
  const named = unit === null ? '' : `unit=${unit.unit_id}&`;
  return `${paths.pasports}?${named}space=${pasport_space_id}&tab=${tabs[relation]}`;
}
