import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconAdjustments } from '#web/icons/IconAdjustments.ts';
import { useMemo } from 'react';
import { warningKind, warningKindValue } from '#contract/metering/warning-words.ts';
import type { MeterWarning } from '#contract/metering/warnings.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { Note } from '#web/ui/Note.tsx';
import { heldOf, MeterFilters } from '../MeterFilters.tsx';
import { SpacesSelect } from '../SpacesSelect.tsx';
import styles from '../meters.module.css';
import type { Go, MetersPlace } from '../place.ts';
import { LimitsDialog } from './LimitsDialog.tsx';
import { WarningBulk } from './WarningBulk.tsx';
import { WarningDialog } from './WarningDialog.tsx';
import { textsOfWarning, warningColumns } from './warning-columns.tsx';
import { isOfWarningFilter, warningChoices, warningFilter, warningsOf } from './warning-filters.ts';
import { useWarnings } from './warnings.queries.ts';

interface WarningsViewProps {
  unit_id: number;
  place: MetersPlace;
  go: Go;
}

const rowKey = (row: MeterWarning) => row.meter_warning_id;
const replaced = { replace: true };

/** Warnings of the unit's meters: what waits for somebody first; a row opens what it is made of. */
export function WarningsView({ unit_id, place, go }: WarningsViewProps) {
  const { data, error, refetch } = useWarnings(unit_id);
  const all = useMemo(() => warningsOf(data?.values, place), [data, place]);
  const filter = warningFilter(place.filter);
  const rows = useMemo(() => all?.filter((row) => isOfWarningFilter(filter, row)), [all, filter]);
  const list = useRecordList<MeterWarning, never>({
    rows: data?.values,
    rowKey,
    open: place.warning,
    onOpen: (warning) => go({ warning }, replaced),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr podle stavu"
        choices={warningChoices(all)}
        value={filter}
        onChange={(name) => go({ filter: name === 'open' ? undefined : name }, replaced)}
      />
      {filter === 'ceased' || filter === 'all' ? (
        <Note>Z těch, jejichž příčina pominula, jen za poslední rok.</Note>
      ) : null}
      <RecordTable
        id="meter-warnings"
        label="Upozornění na měřidla"
        list={list}
        rows={rows}
        columns={warningColumns}
        activateLabel="Otevřít upozornění"
        searchIn={textsOfWarning}
        seek={{ placeholder: 'Dům, prostor, číslo, co se zjistilo', label: 'Hledat upozornění' }}
        renderPicked={(picked) => <WarningBulk unit_id={unit_id} rows={picked} />}
        emptyAction={<Nothing isAll={filter === 'all'} go={go} />}
        held={heldOf(place) + Number(place.what !== undefined) + Number(place.spaces !== undefined)}
        filters={
          <>
            <SpacesSelect place={place} rows={data?.values} go={go} />
            <Filters unit_id={unit_id} place={place} go={go} />
          </>
        }
        toolbar={<LimitsButton go={go} />}
      />
      {list.opened === undefined ? null : (
        <WarningDialog key={rowKey(list.opened)} warning={list.opened} onClose={list.close} />
      )}
      {place.act === 'limits' ? (
        <LimitsDialog unit_id={unit_id} onClose={() => go({ act: undefined }, replaced)} />
      ) : null}
    </Stack>
  );
}

function LimitsButton({ go }: Pick<WarningsViewProps, 'go'>) {
  return (
    <TableActions>
      <Button
        variant="light"
        leftSection={<IconAdjustments size="1.125rem" aria-hidden="true" />}
        onClick={() => go({ act: 'limits' }, replaced)}
      >
        Nastavit meze
      </Button>
    </TableActions>
  );
}

const kinds = warningKind.options.map((kind) => ({
  value: kind,
  label: warningKindValue.text(kind),
}));

function Filters({ unit_id, place, go }: WarningsViewProps) {
  return (
    <>
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Druh upozornění"
        value={place.what ?? ''}
        data={[{ value: '', label: 'Všechna upozornění' }, ...kinds]}
        onChange={({ currentTarget: { value } }) =>
          go({ what: warningKind.options.find((kind) => kind === value) }, replaced)
        }
      />
      <MeterFilters
        unit_id={unit_id}
        place={place}
        go={(step) => go(step, replaced)}
        withHouse
        hiddenCount={undefined}
        withHidden={false}
      />
    </>
  );
}

function Nothing({ isAll, go }: { isAll: boolean } & Pick<WarningsViewProps, 'go'>) {
  return (
    <div className={styles.first}>
      <p>Upozornění portál hledá sám: každou noc a po každé změně měřidel a odečtů.</p>
      {isAll ? null : (
        <Button variant="default" onClick={() => go({ filter: 'all' }, replaced)}>
          Zobrazit i vyřízená
        </Button>
      )}
    </div>
  );
}
