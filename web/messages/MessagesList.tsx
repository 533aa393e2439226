import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { ConfirmTools } from './ConfirmTools.tsx';
import { messageColumns } from './message-columns.tsx';
import {
  filterChoices,
  filterName,
  filteredMessages,
  kindText,
  messageRows,
} from './message-rows.ts';
import type { MessageRow } from './message-rows.ts';
import { DETAIL_ID, MessageDetail } from './MessageDetail.tsx';
import styles from './messages.module.css';
import { useAllOwnSystemMessages, useStoredMessages, useOwnTasks } from './messages.queries.ts';
import type { MessagesPlace } from './place.ts';

interface MessagesListProps {
  place: MessagesPlace;
  go: (step: MessagesPlace, how?: { replace?: boolean }) => void;
}

const rowKey = (row: MessageRow) => row.key;
const searchIn = (row: MessageRow) => [row.text, row.state, kindText(row)];
const isDimmed = (row: MessageRow) =>
  (row.kind === 'user' && !row.isOpen) || (row.kind === 'system' && row.source.hidden !== '');

/** Messages, notices and tasks of the user: what waits, what he has confirmed, what goes on. */
export function MessagesList({ place, go }: MessagesListProps) {
  const loads = [useStoredMessages(), useAllOwnSystemMessages(), useOwnTasks()] as const;
  const [user, system, tasks] = loads;
  const filter = filterName(place.filter);
  const all = useMemo(
    () =>
      messageRows({
        user: user.data?.values,
        system: system.data?.values,
        tasks: tasks.data?.values,
      }),
    [user.data, system.data, tasks.data],
  );
  const rows = useMemo(() => all && filteredMessages(all, filter), [all, filter]);
  const failed = loads.find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />;
  const marked = rows?.find((row) => row.key === place.row);
  const setFilter = (name: string | undefined) => go({ filter: name }, { replace: true });
  return (
    <div className={styles.list}>
      <p role="status" className={styles.count}>
        {all === undefined ? '' : countText(all)}
      </p>
      <FilterChips
        label="Výběr zpráv"
        choices={filterChoices(all)}
        value={filter}
        onChange={setFilter}
      />
      <DataTable
        id="messages"
        label="Zprávy"
        isOfClient
        rows={rows}
        columns={messageColumns}
        rowKey={rowKey}
        marked={marked?.key ?? null}
        searchIn={searchIn}
        initialSort={{ column: 'time', descending: true }}
        onSelect={(row) => go({ row: row.key }, { replace: true })}
        onActivate={(row) => {
          go({ row: row.key }, { replace: true });
          requestAnimationFrame(showDetail);
        }}
        seek={{ placeholder: 'Text, typ, stav', label: 'Hledat zprávu' }}
        isDimmed={isDimmed}
        emptyAction={
          filter === undefined ? undefined : (
            <Button variant="default" onClick={() => setFilter(undefined)}>
              Zobrazit vše
            </Button>
          )
        }
        toolbar={<ConfirmTools rows={all} marked={marked} />}
      />
      {marked === undefined ? null : <MessageDetail key={marked.key} row={marked} />}
    </div>
  );
}

/** Takes the reader to the whole text, which on a phone stands far below its card. */
function showDetail(): void {
  document.getElementById(DETAIL_ID)?.focus();
}

/** Specification, section 8. */
function countText(rows: readonly MessageRow[]): string {
  const waiting = rows.filter(({ kind, isOpen }) => kind === 'user' && isOpen).length;
  return waiting === 0
    ? 'Nejsou žádné příchozí zprávy a oznámení'
    : `Počet příchozích zpráv: ${waiting}`;
}
