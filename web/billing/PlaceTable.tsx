import { Button, Stack } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { BillingPlace } from '#contract/billing/places.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import type { BillingCost } from '#contract/billing/documents.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { useBillingPlaces } from './billing.queries.ts';
import styles from './billing.module.css';
import { NewPlace } from './NewPlace.tsx';
import type { BillingPlaceAt, Go } from './place.ts';
import { useCosts } from './documents/documents.queries.ts';
import { YearChoice } from './documents/YearChoice.tsx';
import { placeColumns, textsOfPlace, type PlaceRow } from './place-columns.tsx';
import { filterChoices, filterName, isOfFilter } from './place-filters.ts';
import { PlaceBulk } from './PlaceBulk.tsx';
import { UsualPlaces } from './UsualPlaces.tsx';

const rowKey = (row: BillingPlace) => row.billing_place_id;
const isHidden = (row: BillingPlace) => row.hidden;
/** What is not known yet, or did not come, is told nowhere. */
const costOf = (known: BillingCost | undefined) => ({
  cost: known?.cost ?? null,
  advances: known?.advances ?? null,
  undivided_count: known?.undivided_count ?? 0,
  uncovered_days: known?.uncovered_days ?? null,
});

/** Puts what documents say of the year to the places; and what is wrong where nothing of it came. */
function usePlaceCosts(unit_id: number, year: number) {
  const { data, error } = useCosts(unit_id, year);
  const withCosts = useMemo(() => {
    const known = new Map(data?.values.map((one) => [one.billing_place_id, one]));
    return (row: BillingPlace): PlaceRow => ({ ...row, ...costOf(known.get(rowKey(row))) });
  }, [data]);
  return { withCosts, costsError: data === undefined ? error : null };
}

interface PlaceTableProps {
  unit_id: number;
  at: BillingPlaceAt;
  go: Go;
}

/** Billing places of the unit; Enter or a double click opens one. */
export function PlaceTable({ unit_id, at, go }: PlaceTableProps) {
  const { data, error, refetch } = useBillingPlaces(unit_id, at.hidden === 1);
  const [marked, setMarked] = useState<number | null>(null);
  const today = todayInPrague();
  const filter = filterName(at.filter);
  const year = at.year ?? parseIsoDate(today).year - 1;
  const { withCosts, costsError } = usePlaceCosts(unit_id, year);
  const rows = useMemo(
    () => data?.values.filter((row) => isOfFilter(filter, row, today)).map(withCosts),
    [data, filter, today, withCosts],
  );
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: BillingPlace, tab?: string) => {
    setMarked(rowKey(row));
    go({ record: rowKey(row), unit: unit_id, tab });
  };
  const end = () => go({ act: undefined }, { replace: true });
  const isNone = data !== undefined && data.values.length === 0 && data.hidden_places === 0;
  return (
    <Stack gap="md" miw={0}>
      {isNone ? null : (
        <FilterChips
          label="Výběr podle druhu"
          choices={filterChoices(data?.values, filter, today)}
          value={filter}
          onChange={(name) => go({ filter: name === 'all' ? undefined : name }, { replace: true })}
        />
      )}
      <ErrorLine error={costsError} />
      <Rows
        unit_id={unit_id}
        at={at}
        go={go}
        year={year}
        rows={rows}
        hiddenCount={data?.hidden_places}
        marked={marked}
        onMark={setMarked}
        onOpen={open}
      />
      {at.act === 'new' ? (
        <NewPlace unit_id={unit_id} onSaved={(made) => open(made, 'parts')} onClose={end} />
      ) : null}
      {at.act === 'usual' ? <UsualPlaces unit_id={unit_id} onClose={end} /> : null}
    </Stack>
  );
}

interface RowsProps extends PlaceTableProps {
  year: number;
  rows: readonly PlaceRow[] | undefined;
  hiddenCount: number | undefined;
  marked: number | null;
  onMark: (id: number) => void;
  onOpen: (row: BillingPlace) => void;
}

function Rows({ unit_id, at, go, year, rows, hiddenCount = 0, ...props }: RowsProps) {
  const begin = (act: 'new' | 'usual') => go({ act }, { replace: true });
  const create = <CreateButton text="Nové odběrné místo" onClick={() => begin('new')} />;
  return (
    <DataTable
      id="billing-places"
      label="Odběrná místa"
      rows={rows}
      columns={placeColumns}
      rowKey={rowKey}
      marked={props.marked}
      searchIn={textsOfPlace}
      onSelect={(row) => props.onMark(rowKey(row))}
      onActivate={(row) => props.onOpen(row)}
      activateLabel="Otevřít odběrné místo"
      seek={{ placeholder: 'Název, dodavatel, číslo', label: 'Hledat odběrné místo' }}
      isDimmed={isHidden}
      renderPicked={(picked) => <PlaceBulk unit_id={unit_id} rows={picked} />}
      emptyAction={
        at.filter === undefined ? (
          <FirstStep onUsual={() => begin('usual')} onNew={() => begin('new')} />
        ) : (
          <Button variant="default" onClick={() => go({ filter: undefined }, { replace: true })}>
            Zobrazit vše
          </Button>
        )
      }
      held={Number(at.hidden === 1) + Number(at.year !== undefined)}
      filters={
        <>
          <YearChoice year={year} onChange={(next) => go({ year: next }, { replace: true })} />
          {hiddenCount > 0 || at.hidden === 1 ? (
            <HiddenSwitch
              isOn={at.hidden === 1}
              count={hiddenCount}
              word="zrušená"
              onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
            />
          ) : null}
        </>
      }
      toolbar={
        <TableActions>
          {create}
          <ImportLink kind="documents" text="Import dokladů" />
        </TableActions>
      }
    />
  );
}

/** What belongs here, and the first step. */
function FirstStep({ onUsual, onNew }: { onUsual: () => void; onNew: () => void }) {
  return (
    <div className={styles.first}>
      <p>
        Odběrné místo je to, za co jednotce účtuje dodavatel: teplo, voda, elektřina společných
        prostor, odpad, výtah, úklid.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onUsual}>Navrhnout obvyklá místa</Button>
        <Button variant="default" onClick={onNew}>
          Nové odběrné místo
        </Button>
      </div>
    </div>
  );
}
