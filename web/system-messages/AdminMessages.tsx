import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { AdminSystemMessage } from '#contract/system-messages.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { adminColumns } from './admin-columns.tsx';
import { stateChoices, stateFilter } from './admin-filters.ts';
import { MessageDialog } from './MessageDialog.tsx';
import styles from './system-messages.module.css';
import { useAllSystemMessages } from './system-messages.queries.ts';

const PAUSE_MS = 300;

/** What of the list stands in the address. */
export interface AdminPlace {
  /** Id of the open message; 'new' for one that is being written. */
  readonly system?: number | 'new' | undefined;
  /** The state that is listed alone. */
  readonly state?: string | undefined;
}

interface AdminMessagesProps {
  place: AdminPlace;
  go: (step: AdminPlace, how?: { replace?: boolean }) => void;
}

/** A message with the text by which the server has found it. */
interface FoundMessage extends AdminSystemMessage {
  readonly found_by: string;
}

const rowKey = (row: AdminSystemMessage) => row.system_message_id;
const isDimmed = (row: AdminSystemMessage) => row.state === 'over' || row.state === 'off';
const searchIn = (row: FoundMessage) => [row.found_by, row.message, row.task_message];

/** System messages for a system admin: all of them, searched by the server, and the one that is open. */
export function AdminMessages({ place, go }: AdminMessagesProps) {
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState<number | null>(
    typeof place.system === 'number' ? place.system : null,
  );
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const { data, error, isPlaceholderData, refetch } = useAllSystemMessages(asked);
  const all = useAllSystemMessages('').data?.values;
  const state = stateFilter(place.state);
  const rows = useMemo(
    () =>
      data?.values
        .filter((row) => state === undefined || row.state === state)
        .map((row) => ({ ...row, found_by: isPlaceholderData ? '' : asked })),
    [data, state, isPlaceholderData, asked],
  );
  const opened = all?.find((row) => rowKey(row) === place.system);
  const open = (row: AdminSystemMessage) => {
    setMarked(rowKey(row));
    go({ system: rowKey(row) });
  };
  const close = () => {
    go({ system: undefined }, { replace: true });
    requestAnimationFrame(focusMarked);
  };
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.list}>
      <FilterChips
        label="Výběr hlášení"
        choices={stateChoices(all)}
        value={state}
        onChange={(name) => go({ state: name }, { replace: true })}
      />
      <DataTable
        id="system-messages"
        label="Systémová hlášení"
        isOfClient
        rows={rows}
        columns={adminColumns}
        rowKey={rowKey}
        marked={marked}
        searchIn={searchIn}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={open}
        activateLabel="Upravit hlášení"
        seek={{
          placeholder: 'Text hlášení',
          label: 'Hledat hlášení',
          text: search,
          onText: setSearch,
        }}
        isDimmed={isDimmed}
        emptyAction={
          <Button variant="default" onClick={() => go({ system: 'new' })}>
            Napsat první hlášení
          </Button>
        }
        toolbar={
          <Button
            leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
            onClick={() => go({ system: 'new' })}
          >
            Nové hlášení
          </Button>
        }
      />
      {place.system === 'new' || opened !== undefined ? (
        <MessageDialog key={place.system} message={opened} onClose={close} />
      ) : null}
    </div>
  );
}
