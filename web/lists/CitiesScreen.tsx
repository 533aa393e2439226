import { Button, Switch } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import type { CityRow } from '#contract/lists/cities.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Page } from '#web/ui/Page.tsx';
import { CityDialog } from './CityDialog.tsx';
import { cityColumns } from './city-columns.tsx';
import { ImportCities } from './ImportCities.tsx';
import styles from './lists.module.css';
import { MergeCities } from './MergeCities.tsx';
import { isHidden, rowKey, useCityList } from './useCityList.ts';
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
  const list = useCityList();
  const { isAdmin, table } = list;
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => list.setOpened('new')}
    >
      Nová obec
    </Button>
  );
  return (
    <Page
      title="Obce"
      note={isAdmin ? undefined : 'Seznam je společný celému portálu a vede ho správce systému.'}
      action={isAdmin ? create : undefined}
    >
      <Duplicates list={list} />
      <DataTable
        id="cities"
        label="Obce"
        isOfClient
        rows={list.rows}
        columns={cityColumns}
        rowKey={rowKey}
        marked={list.marked}
        searchIn={searchIn}
        onSelect={table.mark}
        {...(isAdmin && { onActivate: list.open, activateLabel: 'Upravit' })}
        seek={{ placeholder: 'Název, okres, PSČ nebo kód', label: 'Hledat obec' }}
        isDimmed={isHidden}
        toolbar={<Toolbar list={list} />}
      />
      <Dialogs list={list} />
    </Page>
  );
}

function Duplicates({ list: { isAdmin, twice, filter, setFilter } }: { list: CityList }) {
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

function Toolbar({ list }: { list: CityList }) {
  return (
    <>
      <Switch
        label={`Zobrazit skryté (${list.hiddenCount})`}
        checked={list.showHidden}
        onChange={(event) => list.setShowHidden(event.currentTarget.checked)}
      />
      {list.isAdmin ? (
        <div className={styles.tools}>
          <Button
            variant="default"
            leftSection={<IconFileImport size="1.125rem" aria-hidden="true" />}
            onClick={() => list.setOpened('import')}
          >
            Import seznamu
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What is open over the list, for a system admin. */
function Dialogs({ list }: { list: CityList }) {
  const { isAdmin, opened, setOpened, city, close, table } = list;
  if (!isAdmin) return null;
  if (opened === 'new')
    return <CityDialog city={undefined} onSaved={table.saved} onClose={close} />;
  if (opened === 'import') return <ImportCities onClose={close} />;
  if (city === undefined) return null;
  if (opened === 'merge') return <MergeCities kept={city} cities={list.all} onClose={close} />;
  return (
    <CityDialog key={city.city_id} city={city} onMerge={() => setOpened('merge')} onClose={close} />
  );
}
