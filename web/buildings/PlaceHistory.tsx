import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { HistoryEntry } from '#contract/history.ts';
import type { historyOf } from '#contract/record-history.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { queryFor } from '#web/lib/query.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HistoryPanel } from '#web/ui/HistoryPanel.tsx';
import { placeHistoryLabels } from './building-labels.ts';
import { usePlaceChoices } from './choices.ts';

/** Records to find by their id. */
type Named = readonly { readonly id: number; readonly name: string }[];

interface HistoryProps {
  record_type: z.output<typeof historyOf>;
  unit_id: number;
  record_id: number;
  labels: Readonly<Record<string, string>>;
  /** By the name of a field that holds an id: the records it may mean. */
  named?: Readonly<Record<string, Named>>;
  heading?: boolean;
}

/** Who changed a building, a group or their equipment, and how. */
export function PlaceHistory(props: HistoryProps) {
  const { record_type, unit_id, record_id, labels, named = {}, heading = true } = props;
  const { data, error, refetch } = useQuery(
    queryFor(listRecordHistory, { params: { record_type, unit_id, record_id } }),
  );
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  const entries = data?.values.map((entry) => withNames(entry, named));
  return <HistoryPanel entries={entries} labels={labels} heading={heading} />;
}

/** The history of a building or a group, with the names of groups, cities and indicators. */
export function BuildingHistory({ unit_id, record_id }: { unit_id: number; record_id: number }) {
  const { groups, cities, indicators } = usePlaceChoices(unit_id);
  return (
    <PlaceHistory
      record_type="pasport_buildings"
      unit_id={unit_id}
      record_id={record_id}
      labels={placeHistoryLabels}
      named={{
        parent_id: groups,
        city_id: cities.map(({ city_id, name }) => ({ id: city_id, name })),
        heating_indicator_id: indicators,
      }}
    />
  );
}

function withNames(entry: HistoryEntry, named: Readonly<Record<string, Named>>): HistoryEntry {
  const nameOf = (field: string, value: string) =>
    named[field]?.find(({ id }) => String(id) === value)?.name ?? value;
  return {
    ...entry,
    changes: entry.changes.map(({ field, old_value, new_value }) => ({
      field,
      old_value: nameOf(field, old_value),
      new_value: nameOf(field, new_value),
    })),
  };
}
