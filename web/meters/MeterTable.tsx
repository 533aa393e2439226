import { Button, Stack } from '@mantine/core';
import { IconUserEdit } from '#web/icons/IconUserEdit.ts';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { USUAL_LIMITS, type WatchLimits } from '#contract/rules/watch-limits.ts';
import { wholeFileOf } from '#web/core/whole-file.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { ImportEntry } from '#web/core/imports/ImportEntry.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import type { FirstRows } from '#web/table/useTableView.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { Note } from '#web/ui/Note.tsx';
import { MeterBulk } from './MeterBulk.tsx';
import { allHousesColumns, houseColumns, textsOfPlace } from './meter-columns.tsx';
import {
  filterChoices,
  filterName,
  filterNotes,
  isOfFilter,
  placesOf,
  type FilterName,
} from './meter-filters.ts';
import { MeterFilters, heldOf } from './MeterFilters.tsx';
import { usePlaces } from './meters.queries.ts';
import styles from './meters.module.css';
import { NewPlace } from './NewPlace.tsx';
import { SpacesSelect } from './SpacesSelect.tsx';
import type { MetersPlace } from './place.ts';

const rowKey = (row: MeasuringPlace) => row.measuring_place_id;
const isHidden = (row: MeasuringPlace) => row.hidden;

interface MeterTableProps {
  unit_id: number;
  /** What narrows the list, and what is being done over it. */
  place: MetersPlace;
  go: (step: MetersPlace) => void;
  /** The pasport_id of the house whose places alone are shown. */
  house?: number | undefined;
  /** The pasport_ids of spaces whose places alone are shown. */
  spaces?: readonly number[] | undefined;
  onOpen: (row: Pick<MeasuringPlace, 'measuring_place_id'>, isNew: boolean) => void;
  /** The way to readings of the whole house; undefined where it is not the list of a house. */
  onEnter?: (() => void) | undefined;
}

/** Measuring places with their meters; Enter or a double click opens one. */
export function MeterTable(props: MeterTableProps) {
  const { unit_id, place, go, house, spaces, onOpen } = props;
  const { data, first, error, refetch } = usePlaces(unit_id, place.hidden === 1);
  const [marked, setMarked] = useState<number | null>(null);
  const { limits, hidden_places } = data ?? { limits: USUAL_LIMITS };
  const { rows, choices } = useNarrowed(data?.values, limits, props);
  const firstRows = firstPlaces(first, props);
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const open = (row: MeasuringPlace, isNew: boolean) => {
    setMarked(rowKey(row));
    onOpen(row, isNew);
  };
  return (
    <Stack gap="md" miw={0}>
      <Questions choices={choices} filter={filterName(place.filter)} limits={limits} go={go} />
      <Rows
        {...props}
        rows={rows}
        firstRows={firstRows}
        hiddenCount={hidden_places}
        marked={marked}
        onMark={setMarked}
        onOpen={open}
      />
      {place.act === 'new' ? (
        <NewPlace
          unit_id={unit_id}
          house={house ?? place.house}
          space={spaces?.[0]}
          onSaved={(made) => open(made, true)}
          onClose={() => go({ act: undefined })}
        />
      ) : null}
    </Stack>
  );
}

interface QuestionsProps extends Pick<MeterTableProps, 'go'> {
  choices: ReturnType<typeof filterChoices>;
  filter: FilterName;
  limits: WatchLimits;
}

/** What is done with readings of a house now and then. */
function RareActions({ unit_id, place, house, isWithin }: RowsProps & { isWithin: boolean }) {
  return (
    <>
      {isWithin ? null : <ImportEntry kind="readings" text="Import odečtů" />}
      <MenuItem
        component={InnerLink}
        href={selfReadings(unit_id, house ?? place.house)}
        leftSection={<IconUserEdit size="1.125rem" stroke={1.6} aria-hidden="true" />}
      >
        Samoodečty
      </MenuItem>
    </>
  );
}

/** The questions with their counts; what the chosen one means stands under it. */
function Questions({ choices, filter, limits, go }: QuestionsProps) {
  const note = filterNotes[filter]?.(limits);
  return (
    <>
      <FilterChips
        label="Výběr podle stavu"
        choices={choices}
        value={filter}
        onChange={(name) => go({ filter: name === 'all' ? undefined : name })}
      />
      {note === undefined ? null : <Note>{note}</Note>}
    </>
  );
}

/** Where people of a house are asked to read their meters. */
const selfReadings = (unit_id: number, house: number | undefined) =>
  `${paths.SelfReadings}?unit=${unit_id}${house === undefined ? '' : `&house=${house}`}`;

interface RowsProps extends Omit<MeterTableProps, 'onOpen'> {
  rows: readonly MeasuringPlace[] | undefined;
  firstRows: FirstRows<MeasuringPlace> | undefined;
  hiddenCount: number | undefined;
  marked: number | null;
  onMark: (id: number) => void;
  onOpen: (row: MeasuringPlace, isNew: boolean) => void;
}

function Rows(props: RowsProps) {
  const { unit_id, place, go, house, spaces, onOpen, onMark, hiddenCount } = props;
  const isWithin = house !== undefined || spaces !== undefined;
  // Of a person's spaces it would not be known to which a new place belongs.
  const mayCreate = spaces === undefined || house !== undefined;
  const create = mayCreate ? (
    <CreateButton text="Nové měřicí místo" onClick={() => go({ act: 'new' })} />
  ) : null;
  const isReading = place.act === 'reading';
  return (
    <DataTable
      id={isWithin ? 'meters-within' : 'meters'}
      label="Měřicí místa"
      rows={props.rows}
      firstRows={props.firstRows}
      columns={house === undefined ? allHousesColumns : houseColumns}
      rowKey={rowKey}
      marked={props.marked}
      searchIn={textsOfPlace}
      onSelect={(row) => onMark(rowKey(row))}
      onActivate={(row) => onOpen(row, false)}
      activateLabel={isReading ? 'Zapsat odečet' : 'Otevřít měřicí místo'}
      seek={{
        placeholder: 'Číslo, dům, prostor, umístění',
        label: 'Hledat měřidlo',
        startsHere: isReading,
      }}
      isDimmed={isHidden}
      renderPicked={(picked) => <MeterBulk unit_id={unit_id} rows={picked} />}
      emptyAction={place.filter === undefined ? <FirstStep create={create} /> : <ShowAll go={go} />}
      held={heldOf(place) + Number(place.spaces !== undefined)}
      filters={
        <>
          <SpacesSelect place={place} rows={props.rows} go={go} />
          <MeterFilters
            unit_id={unit_id}
            place={place}
            go={go}
            withHouse={!isWithin}
            hiddenCount={hiddenCount}
          />
        </>
      }
      wholeFile={isWithin ? undefined : wholeFileOf('Všechny odečty', 'readings', unit_id)}
      rare={spaces === undefined ? <RareActions {...props} isWithin={isWithin} /> : undefined}
      toolbar={
        <TableActions>
          {create}
          {props.onEnter === undefined ? null : (
            <Button variant="default" onClick={props.onEnter}>
              Zapsat odečty
            </Button>
          )}
        </TableActions>
      }
    />
  );
}

/** The first places of a long list that leaves out none that are not given up. */
function firstPlaces(
  first: ReturnType<typeof usePlaces>['first'],
  { place, house = place.house, spaces = place.spaces }: MeterTableProps,
): FirstRows<MeasuringPlace> | undefined {
  const isNarrowed = [place.kind, place.filter, house, spaces].some((one) => one !== undefined);
  return isNarrowed ? undefined : first;
}

/** The rows that the place leaves, and the questions with their counts among those of the kind and the house. */
function useNarrowed(
  values: readonly MeasuringPlace[] | undefined,
  limits: WatchLimits,
  props: MeterTableProps,
) {
  const { kind, house: chosen, spaces: only, filter } = props.place;
  const { house = chosen, spaces = only } = props;
  const today = todayInPrague();
  const all = useMemo(
    () => placesOf(values, { kind, house, spaces }),
    [values, kind, house, spaces],
  );
  const rows = useMemo(
    () => all?.filter((row) => isOfFilter(filterName(filter), row, { today, limits })),
    [all, filter, today, limits],
  );
  return { rows, choices: filterChoices(all, { today, limits }) };
}

/** What belongs here, and the first step. */
function FirstStep({ create }: { create: ReactNode }) {
  return (
    <div className={styles.first}>
      <p>
        Měřicí místo je stálé: byt a koupelna, patní vodoměr domu. Měřidla se v něm střídají a
        odečty se zapisují k nim.
      </p>
      {create}
    </div>
  );
}

function ShowAll({ go }: Pick<MeterTableProps, 'go'>) {
  return (
    <Button variant="default" onClick={() => go({ filter: undefined })}>
      Zobrazit vše
    </Button>
  );
}
