import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useMemo, useState } from 'react';
import { emptyOf } from '#contract/record.ts';
import { systemMessageFields } from '#contract/system-message-record.ts';
import type { AdminSystemMessage } from '#contract/system-messages.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { adminColumns } from './admin-columns.tsx';
import { stateChoices, stateFilter } from './admin-filters.ts';
import type { MessageValues } from './message-form.ts';
import { messageKind } from './message-kind.tsx';
import { ShowAgain } from './ShowAgain.tsx';
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
  const { data, error, refetch, rows: found } = useFoundMessages(search);
  const all = useAllSystemMessages('').data?.values;
  const list = useRecordList<FoundMessage, MessageValues>({
    rows: found,
    rowKey,
    open: typeof place.system === 'number' ? place.system : undefined,
    onOpen: (system) => go({ system }, { replace: system === undefined }),
    fresh: place.system === 'new' ? emptyOf(systemMessageFields) : undefined,
  });
  const state = stateFilter(place.state);
  const rows = useMemo(
    () => list.rows?.filter((row) => state === undefined || row.state === state),
    [list.rows, state],
  );
  // The open one may be among those that the search has not found.
  const opened = all?.find((row) => rowKey(row) === place.system);
  const create = () => go({ system: 'new' });
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
      <RecordTable
        list={list}
        id="system-messages"
        label="Systémová hlášení"
        isOfClient
        rows={rows}
        columns={adminColumns}
        searchIn={searchIn}
        activateLabel="Upravit hlášení"
        seek={{
          placeholder: 'Text hlášení',
          label: 'Hledat hlášení',
          text: search,
          onText: setSearch,
        }}
        isDimmed={isDimmed}
        emptyAction={
          <Button variant="default" onClick={create}>
            Napsat první hlášení
          </Button>
        }
        toolbar={
          <Button leftSection={<IconPlus size="1.125rem" aria-hidden="true" />} onClick={create}>
            Nové hlášení
          </Button>
        }
      />
      <RecordDialogs
        kind={messageKind}
        where={undefined}
        list={{ ...list, opened, saved: (row) => list.saved({ ...row, found_by: '' }) }}
        tools={
          opened?.remember_user === true ? (
            <ShowAgain system_message_id={opened.system_message_id} />
          ) : undefined
        }
      />
    </div>
  );
}

/** The messages that the server finds by a text, once its writing has paused. */
function useFoundMessages(search: string) {
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const { data, error, isPlaceholderData, refetch } = useAllSystemMessages(asked);
  const rows = useMemo(
    () => data?.values.map((row) => ({ ...row, found_by: isPlaceholderData ? '' : asked })),
    [data, isPlaceholderData, asked],
  );
  return { data, error, refetch, rows };
}
