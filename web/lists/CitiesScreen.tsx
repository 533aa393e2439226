import { Button } from '@mantine/core';
import { IconArrowMerge } from '#web/icons/IconArrowMerge.ts';
import { IconFileImport } from '#web/icons/IconFileImport.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { emptyOf } from '#contract/record.ts';
import { cityFields } from '#contract/lists/city-record.ts';
import type { CityRow } from '#contract/lists/cities.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Page } from '#web/ui/Page.tsx';
import { cityColumns } from './city-columns.tsx';
import { cityKind } from './city-kind.tsx';
import { ImportCities } from './ImportCities.tsx';
import styles from './lists.module.css';
import { MergeCities } from './MergeCities.tsx';
import { isHidden, useCityList } from './useCityList.ts';
import type { CityList } from './useCityList.ts';

const searchIn = ({ name, district, code, zips }: CityRow) => [
  name,
  district,
  code,
  ...zips,
  // A postal code is sought with its space or without.
  ...zips.map((zip) => zip.replace(' ', '')),
];

/** Municipalities of the installation (route /auxiliaries/cities); a system admin keeps the list. */
export function CitiesScreen() {
  const cities = useCityList();
  const { isAdmin, list } = cities;
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => list.create(() => emptyOf(cityFields))}
    >
      {cityKind.titles.create}
    </Button>
  );
  return (
    <Page
      title="Obce"
      note={isAdmin ? undefined : 'Seznam je společný celému portálu a vede ho správce systému.'}
      action={isAdmin ? create : undefined}
    >
      <Duplicates cities={cities} />
      <RecordTable
        list={list}
        id="cities"
        label="Obce"
        isOfClient
        rows={cities.rows}
        columns={cityColumns}
        searchIn={searchIn}
        {...(isAdmin ? { activateLabel: 'Upravit' } : { onActivate: undefined })}
        seek={{ placeholder: 'Název, okres, PSČ nebo kód', label: 'Hledat obec' }}
        isDimmed={isHidden}
        held={Number(cities.showHidden)}
        filters={
          <HiddenSwitch
            isOn={cities.showHidden}
            count={cities.hiddenCount}
            onChange={cities.setShowHidden}
          />
        }
        toolbar={cities.isAdmin ? <ImportButton cities={cities} /> : undefined}
      />
      {isAdmin ? <Dialogs cities={cities} /> : null}
    </Page>
  );
}

function Duplicates({ cities }: { cities: CityList }) {
  const { isAdmin, twice, filter, setFilter } = cities;
  if (!isAdmin || (twice.length === 0 && filter === undefined)) return null;
  return (
    <FilterChips
      label="Výběr obcí"
      choices={[{ name: 'twice', text: 'Možné duplicity', count: twice.length }]}
      value={filter}
      onChange={setFilter}
    />
  );
}

function ImportButton({ cities }: { cities: CityList }) {
  return (
    <div className={styles.tools}>
      <Button
        variant="default"
        leftSection={<IconFileImport size="1.125rem" aria-hidden="true" />}
        onClick={() => cities.setAction('import')}
      >
        Import seznamu
      </Button>
    </div>
  );
}

/** What is open over the list, for a system admin. */
function Dialogs({ cities }: { cities: CityList }) {
  const { list, all, action, setAction, closeAction } = cities;
  if (action === 'import') return <ImportCities onClose={closeAction} />;
  if (action === 'merge' && list.opened !== undefined)
    return <MergeCities kept={list.opened} cities={all} onClose={closeAction} />;
  return (
    <RecordDialogs
      kind={cityKind}
      where={undefined}
      list={list}
      tools={
        <Button
          variant="default"
          leftSection={<IconArrowMerge size="1.125rem" aria-hidden="true" />}
          onClick={() => setAction('merge')}
        >
          Sloučit s jinou obcí
        </Button>
      }
    />
  );
}
