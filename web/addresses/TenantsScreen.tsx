import { Chip, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Relation } from '#contract/addresses.ts';
import { day } from '#contract/fields.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { Page } from '#web/ui/Page.tsx';
import { relationColumns } from './address-columns.tsx';
import { filters, isFilter } from './relation-filters.ts';
import type { FilterName } from './relation-filters.ts';
import { useRelations } from './addresses.queries.ts';
import { WithUnit } from './WithUnit.tsx';
import styles from './addresses.module.css';

const rowKey = (row: Relation) => `${row.relation}-${row.record_id}`;
const searchIn = (row: Relation) => [
  row.full_name,
  row.building_name,
  row.space_number,
  row.variable_symbol,
  row.email,
];

interface Place {
  readonly as_of?: string | undefined;
  readonly filter?: string | undefined;
}

/** Tenants, owners and residents on a day (route /address-book/tenants). */
export function TenantsScreen() {
  return (
    <Page title="Nájemci, vlastníci, bydlící">
      <WithUnit>{({ unit_id }) => <Relations key={unit_id} unit_id={unit_id} />}</WithUnit>
    </Page>
  );
}

function Relations({ unit_id }: { unit_id: number }) {
  const place = useSearch({ strict: false }) as Place;
  const navigate = useNavigate();
  const today = todayInPrague();
  const as_of = day.safeParse(place.as_of).data ?? today;
  const filter = isFilter(place.filter) ? place.filter : 'all';
  const go = (step: Place) =>
    void navigate({
      href: `${paths.AddressBookTenants}?${searchOf({ ...place, ...step })}`,
      replace: true,
    });
  const { data } = useRelations(unit_id, as_of);
  const [search, setSearch] = useState('');
  const rows = data?.values.filter((row) => filters[filter].keeps(row, today));
  return (
    <DataTable
      id="relations"
      label="Nájemci, vlastníci, bydlící"
      rows={rows}
      columns={relationColumns}
      rowKey={rowKey}
      search={search}
      searchIn={searchIn}
      onClearSearch={() => setSearch('')}
      onActivate={(row) =>
        void navigate({ href: pathTo('Address', { address_id: row.address_id }) })
      }
      activateLabel="Otevřít osobu"
      toolbar={
        <>
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder="Jméno, dům, prostor, variabilní symbol"
          />
          <TextInput
            type="date"
            aria-label="Stav ke dni"
            value={as_of}
            onChange={({ currentTarget }) =>
              go({ as_of: currentTarget.value === today ? undefined : currentTarget.value })
            }
          />
          <FilterChips
            value={filter}
            rows={data?.values ?? []}
            today={today}
            onChange={(next) => go({ filter: next === 'all' ? undefined : next })}
          />
        </>
      }
    />
  );
}

function searchOf(place: Place): string {
  const given = Object.entries(place).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  return new URLSearchParams(given).toString();
}

interface FilterChipsProps {
  value: FilterName;
  rows: readonly Relation[];
  today: string;
  onChange: (filter: FilterName) => void;
}

function FilterChips({ value, rows, today, onChange }: FilterChipsProps) {
  return (
    <Chip.Group value={value} onChange={(next) => isFilter(next) && onChange(next)}>
      <div className={styles.chips} role="group" aria-label="Výběr">
        {Object.entries(filters).map(([name, { text, keeps }]) => (
          <Chip key={name} value={name} size="sm">
            {text} ({rows.filter((row) => keeps(row, today)).length})
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
