import type { Relation } from '#contract/addresses.ts';
import { paths } from '#web/lib/paths.ts';

/** Tabs of a space's record by what binds a person to it. */
const tabs: Readonly<Record<Relation['relation'], string>> = {
  owner: 'ownerships',
  tenant: 'tenants',
  roommate: 'roommates',
};

type Bound = Pick<Relation, 'pasport_space_id' | 'relation'>;

/** The address of a space with the list that the relation stands in. */
export function spaceAddress({ pasport_space_id, relation }: Bound): string {
  return `${paths.pasports}?space=${pasport_space_id}&tab=${tabs[relation]}`;
}
