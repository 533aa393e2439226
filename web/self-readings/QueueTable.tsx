import { Button } from '@mantine/core';
import { IconChecks } from '#web/icons/IconChecks.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { SELF_READINGS_AT_ONCE } from '#contract/metering/self-reading-calls.ts';
import type { SelfReading, SelfRound } from '#contract/metering/self-rounds.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import type { Go } from './place.ts';
import { queueColumns, textsOfSent } from './queue-columns.tsx';
import { isReady, queueFilters } from './queue-filters.ts';
import { QueueBulk } from './QueueBulk.tsx';
import { SentPhotos } from './SentPhotos.tsx';
import { useSent } from './self-readings.queries.ts';
import styles from './self-readings.module.css';
import { useAcceptance } from './useAcceptance.ts';

const rowKey = (row: SelfReading) => row.self_reading_id;
const leadsTo = ({ measuring_place_id }: SelfReading) =>
  ['meters-read-by-people', measuring_place_id] as const;

interface QueueTableProps {
  round: SelfRound;
  filter: string | undefined;
  go: Go;
}

/** What people have sent: what waits first, with what speaks against it. */
export function QueueTable({ round, filter, go }: QueueTableProps) {
  const { unit_id, self_reading_round_id, state } = round;
  const key = { unit_id, self_reading_round_id };
  const { data, error, refetch } = useSent(key, state === 'running');
  const acceptance = useAcceptance(key);
  const [marked, setMarked] = useState<number | null>(null);
  const navigate = useNavigate();
  const open = ({ measuring_place_id: place }: SelfReading) =>
    void navigate({
      to: paths.MetersOverview,
      search: { unit: unit_id, place, tab: 'readings' },
    });
  const [seen, setSeen] = useState<SelfReading | null>(null);
  const columns = useMemo(() => queueColumns(setSeen), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const name = filter !== undefined && filter in queueFilters ? filter : 'waiting';
  const has = queueFilters[name]?.has;
  const all = data?.values;
  const ready = all?.filter(isReady).slice(0, SELF_READINGS_AT_ONCE) ?? [];
  return (
    <div className={styles.part}>
      <FilterChips
        label="Výběr zaslaných stavů"
        choices={Object.entries(queueFilters).map(([each, { text, has: isOf }]) => ({
          name: each,
          text,
          count: all?.filter(isOf).length,
        }))}
        value={name}
        onChange={(chosen) => go({ filter: chosen === 'waiting' ? undefined : chosen })}
      />
      <DataTable
        id="self-readings"
        label="Zaslané stavy"
        rows={has === undefined ? all : all?.filter(has)}
        rowKey={rowKey}
        leadsTo={leadsTo}
        columns={columns}
        marked={marked}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={open}
        activateLabel="Otevřít měřidlo"
        searchIn={textsOfSent}
        seek={{ placeholder: 'Prostor, číslo měřidla', label: 'Hledat zaslaný stav' }}
        renderPicked={(picked) => (
          <QueueBulk round={key} isCancelled={state === 'cancelled'} rows={picked} />
        )}
        toolbar={
          <TableActions>
            <Button
              leftSection={<IconChecks size="1.125rem" aria-hidden="true" />}
              disabled={ready.length === 0 || state === 'cancelled'}
              loading={acceptance.isPending}
              onClick={() => acceptance.accept(ready.map(rowKey))}
            >
              Převzít vše v pořádku ({ready.length})
            </Button>
          </TableActions>
        }
      />
      <ErrorLine error={acceptance.error} isOfAction />
      <SentPhotos unit_id={unit_id} reading={seen} onClose={() => setSeen(null)} />
    </div>
  );
}
