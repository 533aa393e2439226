import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconFileInvoice } from '#web/icons/IconFileInvoice.ts';
import { useMemo, useState } from 'react';
import type { VisitEvent } from '#contract/fieldwork/events.ts';
import type { Unit } from '#contract/units.ts';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import type { FirstRows } from '#web/table/useTableView.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { Note } from '#web/ui/Note.tsx';
import { DayEdge } from './DayEdge.tsx';
import { eventColumns, textsOfEvent } from './event-columns.tsx';
import {
  choicesOf,
  eventChoices,
  eventFilterName,
  filterNotes,
  heldOf,
  isOfEventFilter,
  isWithin,
} from './event-filters.ts';
import { useEvents } from './events.queries.ts';
import { saveInvoiceBase } from './invoice-file.ts';
import { isRecent, type EventsPlace, type Go } from './place.ts';
import { OlderNote, PeriodChoice, recentFrom } from './Recent.tsx';
import { ProtocolButton } from './ProtocolButton.tsx';
import styles from './events.module.css';

const rowKey = ({ visit_id }: VisitEvent) => visit_id;

interface TableProps {
  unit: Unit;
  place: EventsPlace;
  go: Go;
}

/** Visits with how they ended; Enter or a double click opens one. */
export function EventTable({ unit, place, go }: TableProps) {
  const { unit_id } = unit;
  const { data, first, error, refetch } = useEvents(unit_id, place);
  const [marked, setMarked] = useState<number | null>(null);
  const filter = eventFilterName(place.filter);
  const today = todayInPrague();
  const all = useMemo(() => data?.values.filter((row) => isWithin(row, place)), [data, place]);
  const rows = useMemo(
    () => all?.filter((row) => isOfEventFilter(filter, row, today)),
    [all, filter, today],
  );
  const firstRows = firstEvents(first, place);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const note = filterNotes[filter];
  const narrow = (step: EventsPlace) => go(step, { replace: true });
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr podle toho, jak návštěva dopadla"
        choices={eventChoices(all, today)}
        value={filter}
        onChange={(name) => narrow({ filter: name === 'all' ? undefined : name })}
      />
      {note === undefined ? null : <Note>{note}</Note>}
      <OlderNote count={data?.older_count ?? 0} onAll={() => narrow({ period: 'all' })} />
      <DataTable
        id="visit-events"
        label="Události v terénu"
        rows={rows}
        firstRows={firstRows}
        columns={eventColumns}
        rowKey={rowKey}
        searchIn={textsOfEvent}
        marked={marked}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={(row) => {
          setMarked(rowKey(row));
          go({ visit: rowKey(row), unit: unit_id });
        }}
        activateLabel="Otevřít událost"
        seek={{ placeholder: 'Dům, prostor, číslo měřidla', label: 'Hledat událost' }}
        renderPicked={(picked) => (
          <ProtocolButton unit_id={unit_id} visits={picked} text="Protokoly (PDF)" />
        )}
        emptyAction={
          <Empty
            isNarrowed={data !== undefined && data.values.length + data.older_count > 0}
            go={narrow}
          />
        }
        held={heldOf(place)}
        filters={<Narrowing events={data?.values} place={place} go={narrow} />}
        rare={<InvoiceEntry unit={unit} events={all} place={place} />}
      />
    </Stack>
  );
}

/** The newest visits while the others are on their way; a list that is narrowed waits for all of them. */
function firstEvents(
  first: ReturnType<typeof useEvents>['first'],
  place: EventsPlace,
): FirstRows<VisitEvent> | undefined {
  const { round, house, filter } = place;
  const isNarrowed = [round, house, filter].some((one) => one !== undefined);
  return isNarrowed ? undefined : first;
}

/** The first step, or the way back to the whole list. */
function Empty({ isNarrowed, go }: { isNarrowed: boolean; go: (step: EventsPlace) => void }) {
  if (isNarrowed)
    return (
      <Button
        variant="default"
        onClick={() =>
          go({
            filter: undefined,
            from: undefined,
            to: undefined,
            period: 'all',
            round: undefined,
            house: undefined,
          })
        }
      >
        Zobrazit vše
      </Button>
    );
  return (
    <>
      <p className={styles.first}>
        Tady se ukáže, jak která návštěva dopadla a co se z ní zapsalo. Návštěvy vznikají
        naplánováním obchůzky.
      </p>
      <Button component={InnerLink} href={paths.InmesAddresses}>
        Naplánovat obchůzku
      </Button>
    </>
  );
}

interface NarrowingProps {
  events: readonly VisitEvent[] | undefined;
  place: EventsPlace;
  go: (step: EventsPlace) => void;
}

/** Of which days, which round and which house. */
function Narrowing({ events, place, go }: NarrowingProps) {
  const { from, to, round, house } = place;
  const rounds = choicesOf(events, ({ round_id, round_name }) => ({
    id: round_id,
    name: round_name,
  }));
  const houses = choicesOf(events, ({ building_id, building_name }) => ({
    id: building_id,
    name: building_name,
  }));
  return (
    <>
      <PeriodChoice place={place} go={go} />
      <DayEdge
        key={`from ${from ?? ''}`}
        label="Od dne"
        value={from}
        onChange={(day) => go({ from: day })}
      />
      <DayEdge
        key={`to ${to ?? ''}`}
        label="Do dne"
        value={to}
        onChange={(day) => go({ to: day })}
      />
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Obchůzka"
        value={String(round ?? '')}
        data={[{ value: '', label: 'Všechny obchůzky' }, ...rounds]}
        onChange={({ currentTarget: { value } }) =>
          go({ round: value === '' ? undefined : Number(value) })
        }
      />
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Dům"
        value={String(house ?? '')}
        data={[{ value: '', label: 'Všechny domy' }, ...houses]}
        onChange={({ currentTarget: { value } }) =>
          go({ house: value === '' ? undefined : Number(value) })
        }
      />
    </>
  );
}

interface InvoiceProps {
  unit: Unit;
  events: readonly VisitEvent[] | undefined;
  place: EventsPlace;
}

/** What done visits of the days, of the round and of the house cost, as a workbook. */
function InvoiceEntry({ unit, events = [], place }: InvoiceProps) {
  // Of the last visits only those of their days: older ones stand there because they wait.
  const from = isRecent(place) ? recentFrom(todayInPrague()) : place.from;
  const done = events.filter(({ state, day }) => state === 'done' && (day ?? '') >= (from ?? ''));
  return (
    <MenuItem
      disabled={done.length === 0}
      leftSection={<IconFileInvoice size="1.125rem" stroke={1.6} aria-hidden="true" />}
      rightSection={<span className={styles.weak}>{formatNumber(done.length, 0)}</span>}
      onClick={() => void saveInvoiceBase(done, { unit: unit.name, from, to: place.to })}
    >
      Podklad pro fakturaci (XLSX)
    </MenuItem>
  );
}
