import type { Find } from '#contract/search.ts';
import { visitAddress } from '#web/core/visits/visit-address.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { workWith } from '#web/session/work-with.ts';
import type { RecordPart } from './record-parts.ts';

/** Where finds of each kind are shown; a unit becomes the active one instead. */
const addresses: Readonly<Record<Find['kind'], (find: Find) => string | null>> = {
  unit: () => null,
  building: ({ unit_id, id }) => `${paths.buildings}?unit=${unit_id}&building=${id}`,
  group: ({ unit_id, id }) => `${paths.BuildingsGroups}?unit=${unit_id}&group=${id}`,
  space: spaceAddress,
  symbol: spaceAddress,
  meter: ({ unit_id, id }) => `${paths.MetersOverview}?unit=${unit_id}&place=${id}`,
  billing: ({ unit_id, id }) => `${pathTo('BillingPlaces', { record_id: id })}?unit=${unit_id}`,
  contract: ({ unit_id, id }) => `${pathTo('Contracts', { record_id: id })}?unit=${unit_id}`,
  settlement: ({ unit_id, id }) => `${pathTo('Settlements', { record_id: id })}?unit=${unit_id}`,
  round: ({ unit_id, id }) => `${paths.InmesAddresses}?tab=rounds&unit=${unit_id}&round=${id}`,
  visit: ({ unit_id, id }) => visitAddress({ unit_id, visit_id: id }),
  device: ({ unit_id, id }) =>
    `${paths.AuxiliariesRevisionTypes}?unit=${unit_id}&type=0&device=${id}`,
  todo: ({ unit_id, id }) => `${pathTo('Todos', { record_id: id })}?unit=${unit_id}`,
  person: ({ unit_id, id }) => `${pathTo('Address', { address_id: id })}?unit=${unit_id}`,
};

function spaceAddress({ unit_id, id }: Find): string {
  return `${paths.pasports}?unit=${unit_id}&space=${id}`;
}

/** Goes to what was found, or to a part of it; a find of another unit first makes that unit active. */
export function goToFind(find: Find, open: (address: string) => void, part?: RecordPart): void {
  workWith(find);
  const address = addresses[find.kind](find);
  if (address === null) return;
  const act = part?.act === undefined ? '' : `&act=${part.act}`;
  open(part === undefined ? address : `${address}&tab=${part.tab}${act}`);
}
