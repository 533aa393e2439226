import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRelations, type Relation } from '#contract/addresses.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { listedName } from '#contract/rules/listed-name.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { longListFor } from '#web/lib/long-list.ts';
import { MailDialog } from '#web/record/bulk/MailDialog.tsx';
import { useHouseSummary } from './buildings.queries.ts';

const whom = [
  { value: 'all', label: 'Všem v domě' },
  { value: 'owner', label: 'Vlastníkům' },
  { value: 'tenant', label: 'Nájemcům' },
  { value: 'roommate', label: 'Bydlícím' },
] as const;
type Whom = (typeof whom)[number]['value'];

const emailOf = ({ email }: Relation) => email;

interface WriteToHouseProps {
  building: Building;
  onClose: () => void;
}

/** A letter to all of a house: to whom is chosen by what binds them to its spaces today. */
export function WriteToHouse({ building, onClose }: WriteToHouseProps) {
  const { unit_id, pasport_building_id, pasport_name } = building;
  const [chosen, setChosen] = useState<Whom>('all');
  const house = useHouseSummary(unit_id, pasport_building_id);
  const spaces = house.data?.spaces;
  const input = { params: { unit_id }, query: { as_of: todayInPrague() } };
  const { data, error } = useQuery(longListFor(listRelations, input));
  const ids = spaces && new Set(spaces.map(({ pasport_space_id }) => pasport_space_id));
  const people = data?.values.filter(
    ({ pasport_space_id, relation }) =>
      ids?.has(pasport_space_id) === true && (chosen === 'all' || relation === chosen),
  );
  // A person may be bound to a house by more spaces, and by more than one thing.
  const once = people && [...new Map(people.map((one) => [one.address_id, one])).values()];
  return (
    <MailDialog
      whom={`dům ${pasport_name}`}
      rows={ids === undefined ? undefined : once}
      error={error ?? house.error}
      nameOf={listedName}
      emailOf={emailOf}
      onClose={onClose}
    >
      <NativeSelect
        label="Komu"
        data={[...whom]}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          setChosen(whom.find((one) => one.value === value)?.value ?? 'all')
        }
      />
    </MailDialog>
  );
}
