import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useEffect, useMemo } from 'react';
import { buildingFields } from '#contract/pasports/building-record.ts';
import type { Building } from '#contract/pasports/buildings.ts';
import { emptyOf } from '#contract/record.ts';
import type { Unit } from '#contract/units.ts';
import { useBegun } from '#web/lib/begun.ts';
import { flash } from '#web/notices/flash.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { useSought } from '#web/table/seek.tsx';
import { Page } from '#web/ui/Page.tsx';
import { buildingColumns, textsOfBuilding } from './building-columns.ts';
import { buildingChoices, filteredBuildings } from './building-filters.ts';
import type { BuildingValues } from './building-form.ts';
import { useBuildings } from './buildings.queries.ts';
import { BuildingBulk } from './BuildingBulk.tsx';
import { BuildingSearch } from './BuildingSearch.tsx';
import { BuildingsFilters } from './BuildingsFilters.tsx';
import { usePlaceChoices, withGroupsUnder } from './choices.ts';
import type { Choices } from './choices.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { NewBuilding } from './NewBuilding.tsx';
import { NoBuildings, NoneShown } from './NoBuildings.tsx';
import type { BuildingsPlace, Go } from './place.ts';

interface ListProps {
  unit: Unit;
  place: BuildingsPlace;
  go: Go;
}

const rowKey = (building: Building) => building.pasport_building_id;
const isHidden = (building: Building) => building.hidden;

/** The table of buildings with its filters; Enter or a double click opens the record. */
export function BuildingsList({ unit, place, go }: ListProps) {
  const { unit_id } = unit;
  const city_id = selectedCity.use();
  const showHidden = place.hidden === 1;
  const list = useBuildings({ unit_id, showHidden, city_id });
  const choices = usePlaceChoices(unit_id);
  const table = useRecordList<Building, BuildingValues>({
    rows: list.data?.values,
    rowKey,
    open: undefined,
    onOpen: (building) => go({ unit: unit_id, building }),
  });
  const within = useWithin(table.rows, choices, place.within);
  const rows = useMemo(
    () => within && filteredBuildings(within, place.filter),
    [within, place.filter],
  );
  const [search, setSearch] = useSought('buildings');
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(focusMarked, []);

  const newValues = (): BuildingValues => {
    const city = choices.cities.find((each) => each.city_id === city_id);
    const parent_id = place.within === undefined || place.within === 0 ? null : place.within;
    const town = { city_id: city?.city_id ?? null, city_name: city?.name ?? '' };
    return { ...emptyOf(buildingFields), ...town, parent_id };
  };
  const create = () => table.create(newValues);
  useBegun(create);
  const showSaved = (building: Building) => {
    setSearch('');
    if (building.city_id !== city_id) selectedCity.set(0);
    if (place.within !== undefined || place.filter !== undefined)
      go({ within: undefined, filter: undefined }, { replace: true });
    table.saved(building);
    flash(`Dům „${building.pasport_name}“ byl založen`, building);
    table.close();
  };
  const isEmptyUnit =
    city_id === 0 && table.rows?.length === 0 && list.data?.hidden_buildings === 0;
  const newButton = (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden="true" />} onClick={create}>
      Nový dům
    </Button>
  );
  return (
    <Page title="Domy" action={isEmptyUnit ? undefined : newButton}>
      {isEmptyUnit ? (
        <NoBuildings action={newButton} />
      ) : (
        <>
          <FilterChips
            label="Výběr domů"
            choices={buildingChoices(within)}
            value={place.filter}
            onChange={(filter) => go({ filter }, { replace: true })}
          />
          <RecordTable
            list={table}
            id="buildings"
            label="Domy"
            rows={rows}
            columns={buildingColumns}
            searchIn={textsOfBuilding}
            activateLabel="Otevřít dům"
            seek={{
              text: search,
              onText: setSearch,
              box: (
                <BuildingSearch
                  buildings={rows ?? []}
                  value={search}
                  onChange={setSearch}
                  onChoose={table.open}
                />
              ),
            }}
            emptyAction={<NoneShown place={place} city_id={city_id} go={go} />}
            isDimmed={isHidden}
            renderPicked={(picked) => (
              <BuildingBulk unit_id={unit_id} rows={picked} choices={choices} />
            )}
            filters={
              <BuildingsFilters
                choices={choices}
                city_id={city_id}
                place={place}
                go={go}
                hiddenCount={list.data?.hidden_buildings}
              />
            }
            held={Number(city_id !== 0) + Number(place.within !== undefined) + Number(showHidden)}
            toolbar={<ImportLink kind="buildings" />}
          />
        </>
      )}
      {table.newRecord === null ? null : (
        <NewBuilding
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

/** The buildings of a group and of the groups under it; of no group for 0. */
function useWithin(
  rows: readonly Building[] | undefined,
  { tree }: Choices,
  within: number | undefined,
): readonly Building[] | undefined {
  return useMemo(() => {
    if (within === undefined) return rows;
    const inside = withGroupsUnder(tree, within);
    return rows?.filter(({ parent_id }) =>
      within === 0 ? parent_id === null : parent_id !== null && inside.has(parent_id),
    );
  }, [rows, tree, within]);
}
