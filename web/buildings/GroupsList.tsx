import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { groupFields } from '#contract/pasports/building-record.ts';
import type { Group } from '#contract/pasports/buildings.ts';
import { emptyOf } from '#contract/record.ts';
import type { Unit } from '#contract/units.ts';
import { useBegun } from '#web/lib/begun.ts';
import { flash } from '#web/notices/flash.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { groupColumns, textsOfGroup } from './building-columns.ts';
import type { BuildingValues } from './building-form.ts';
import { CityFilter } from './BuildingsFilters.tsx';
import { usePlaceChoices } from './choices.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { GroupBulk } from './GroupBulk.tsx';
import { useGroups } from './groups.queries.ts';
import { NewGroup } from './NewGroup.tsx';
import { NoneShown } from './NoBuildings.tsx';
import type { BuildingsPlace, Go } from './place.ts';

interface ListProps {
  unit: Unit;
  place: BuildingsPlace;
  go: Go;
}

const rowKey = (group: Group) => group.pasport_building_id;
const isHidden = (group: Group) => group.hidden;

/** The table of groups; Enter or a double click opens the record. */
export function GroupsList({ unit, place, go }: ListProps) {
  const { unit_id } = unit;
  const city_id = selectedCity.use();
  const showHidden = place.hidden === 1;
  const list = useGroups({ unit_id, showHidden, city_id });
  const choices = usePlaceChoices(unit_id);
  const table = useRecordList<Group, BuildingValues>({
    rows: list.data?.values,
    rowKey,
    open: undefined,
    onOpen: (group) => go({ unit: unit_id, group }),
  });
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(focusMarked, []);

  const showSaved = (group: Group) => {
    selectedCity.set(0);
    table.saved(group);
    flash(`Skupina „${group.pasport_name}“ byla založena`, group);
    table.close();
  };
  const isEmptyUnit = list.data?.buildings_groups === 0 && table.rows?.length === 0;
  const create = () => table.create(() => emptyOf(groupFields));
  useBegun(create);
  const newButton = (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden="true" />} onClick={create}>
      Nová skupina
    </Button>
  );
  return (
    <Page title="Skupiny domů" action={isEmptyUnit ? undefined : newButton}>
      {isEmptyUnit ? (
        <NoGroups action={newButton} />
      ) : (
        <RecordTable
          list={table}
          id="building-groups"
          label="Skupiny domů"
          columns={groupColumns}
          searchIn={textsOfGroup}
          activateLabel="Otevřít skupinu"
          seek={{ placeholder: 'Hledaná skupina' }}
          emptyAction={<NoneShown place={place} city_id={city_id} go={go} />}
          isDimmed={isHidden}
          renderPicked={(picked) => <GroupBulk unit_id={unit_id} rows={picked} choices={choices} />}
          held={Number(city_id !== 0) + Number(showHidden)}
          filters={
            <>
              <CityFilter choices={choices} city_id={city_id} />
              <HiddenSwitch
                isOn={showHidden}
                count={list.data?.hidden_groups}
                onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
              />
            </>
          }
        />
      )}
      {table.newRecord === null ? null : (
        <NewGroup
          unit_id={unit_id}
          initial={table.newRecord}
          choices={choices}
          onSaved={showSaved}
          onClose={table.close}
        />
      )}
    </Page>
  );
}

function NoGroups({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      icon="buildings"
      title="Jednotka zatím nemá žádnou skupinu domů"
      text="Skupina spojuje domy, které patří k sobě, například vchody jednoho bloku. Domy do ní přidáte po založení."
      action={action}
    />
  );
}
