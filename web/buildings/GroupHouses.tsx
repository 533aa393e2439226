import { Title } from '@mantine/core';
import { useState } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AddHouse } from './AddHouse.tsx';
import { useSaveBuilding } from './buildings.queries.ts';
import type { GroupWithBuildings } from './groups.queries.ts';
import { HouseLine } from './HouseLine.tsx';
import { useHouseOrder } from './useHouseOrder.ts';
import styles from './buildings.module.css';

/** Houses of a group: their order, by pointer or keyboard, and which of them belong to it. */
export function GroupHouses({ group }: { group: GroupWithBuildings }) {
  const { unit_id, pasport_id, pasport_name } = group;
  const own = group.buildings.filter(({ parent_id }) => parent_id === pasport_id);
  const under = group.buildings.filter(({ parent_id }) => parent_id !== pasport_id);
  const { houses, move } = useHouseOrder(unit_id, own);
  const { place, isPlacing } = usePlacing(unit_id);
  const [said, setSaid] = useState('');

  const step = (from: number, to: number) => {
    if (to < 0 || to >= houses.length || from === to) return;
    move(from, to);
    setSaid(`${houses[from]?.pasport_name}: ${to + 1}. místo z ${houses.length}`);
  };
  const count = houses.length;
  return (
    <div className={styles.section}>
      <AddHouse
        unit_id={unit_id}
        known={own}
        isBusy={isPlacing}
        onAdd={(house) => place(house, pasport_id, `${house.pasport_name} je ve skupině`)}
      />
      {count === 0 ? (
        <EmptyState
          icon="building"
          title="Ve skupině zatím není žádný dům"
          text="Vyberte dům nahoře a přidejte ho."
        />
      ) : (
        <ol
          className={styles.houses}
          aria-label={`Domy skupiny ${pasport_name}: ${count} ${czechPlural(count, 'dům', 'domy', 'domů')}`}
        >
          {houses.map((house, index) => (
            <HouseLine
              key={house.pasport_building_id}
              house={house}
              index={index}
              count={count}
              onMove={step}
              onRemove={() => place(house, null, `${house.pasport_name} už není ve skupině`)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="k-hidden">
        {said}
      </p>
      {under.length === 0 ? null : <HousesUnder houses={under} />}
    </div>
  );
}

/** Houses of the groups under this one; they are ordered and removed in their own group. */
function HousesUnder({ houses }: { houses: readonly Building[] }) {
  return (
    <section aria-label="Domy podřízených skupin">
      <Title order={2} size="h3" mb="xs">
        V podřízených skupinách
      </Title>
      <ul className={styles.houses}>
        {houses.map((house) => (
          <HouseLine key={house.pasport_building_id} house={house} />
        ))}
      </ul>
    </section>
  );
}

/** Puts a house into a group, or out of any. */
function usePlacing(unit_id: number) {
  const saving = useSaveBuilding();
  const place = (
    { pasport_building_id, version }: Building,
    parent_id: number | null,
    done: string,
  ) => {
    // The second of a double click would come over an older version.
    if (saving.isPending) return;
    saving.mutate(
      { params: { unit_id, id: String(pasport_building_id) }, body: { parent_id, version } },
      {
        onSuccess: (saved) => flash(done, saved),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  return { place, isPlacing: saving.isPending };
}
