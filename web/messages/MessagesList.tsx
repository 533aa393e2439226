import { Button, Skeleton } from '@mantine/core';
import { useLayoutEffect, useMemo, useState } from 'react';
import { matchesSearch } from '#contract/rules/search.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { byDay, dayTitle } from './days.ts';
import { ConfirmAll } from './MessageActions.tsx';
import { itemId, MessageItem } from './MessageItem.tsx';
import {
  filterChoices,
  filterName,
  filteredMessages,
  kindText,
  messageRows,
} from './message-rows.ts';
import type { MessageRow } from './message-rows.ts';
import styles from './messages.module.css';
import { useAllOwnSystemMessages, useStoredMessages, useOwnTasks } from './messages.queries.ts';
import type { MessagesPlace } from './place.ts';

interface MessagesListProps {
  place: MessagesPlace;
  go: (step: MessagesPlace, how?: { replace?: boolean }) => void;
}

/** Messages, notices and tasks of the user by days: what waits, what he has confirmed, what goes on. */
export function MessagesList({ place, go }: MessagesListProps) {
  const loads = [useStoredMessages(), useAllOwnSystemMessages(), useOwnTasks()] as const;
  const [user, system, tasks] = loads;
  const [sought, setSought] = useState('');
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
  const failed = loads.find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />;
  const rows = all && filteredMessages(all, filter).filter((row) => isFound(row, sought));
  const showAll = () => {
    setSought('');
    go({ filter: undefined }, { replace: true });
  };
  return (
    <div className={styles.list}>
      <p role="status" className={styles.count}>
        {all === undefined ? '' : countText(all)}
      </p>
      <FilterChips
        label="Výběr zpráv"
        choices={filterChoices(all)}
        value={filter}
        onChange={(name) => go({ filter: name }, { replace: true })}
      />
      <div className={styles.bar}>
        <SearchBox
          value={sought}
          onChange={setSought}
          placeholder="Text, typ, stav"
          label="Hledat zprávu"
        />
        <ConfirmAll isWaiting={all?.some(isWaiting) ?? false} />
      </div>
      {rows === undefined ? <Skeleton height="16rem" radius="md" /> : null}
      {rows?.length === 0 ? (
        <Nothing isNarrowed={filter !== undefined || sought !== ''} onAll={showAll} />
      ) : null}
      <Days key={`${filter} ${sought}`} rows={rows ?? []} named={place.row} />
    </div>
  );
}

const isFound = (row: MessageRow, sought: string) =>
  matchesSearch(sought, row.text, row.state, kindText(row));
const isWaiting = ({ kind, isOpen }: MessageRow) => kind === 'user' && isOpen;

/** Specification, section 8. */
function countText(rows: readonly MessageRow[]): string {
  const waiting = rows.filter(isWaiting).length;
  return waiting === 0
    ? 'Nejsou žádné příchozí zprávy a oznámení'
    : `Počet příchozích zpráv: ${waiting}`;
}

function Nothing({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  if (!isNarrowed)
    return (
      <EmptyState
        icon="mail"
        title="Zatím tu nic není"
        text="Přijdou sem upozornění na revize, smlouvy a licenci, novinky a výsledky dlouhých úloh."
      />
    );
  return (
    <EmptyState
      icon="search"
      title="Nic takového tu není"
      text="Zrušte výběr nebo hledejte jinak."
      action={
        <Button variant="default" onClick={onAll}>
          Zobrazit vše
        </Button>
      }
    />
  );
}

/** So many are drawn at once. */
const STEP = 25;

/** Rows under their days; a row that the address names is brought to the reader. */
function Days({ rows, named }: { rows: readonly MessageRow[]; named: string | undefined }) {
  const ordered = rows.toSorted((one, other) => other.time.localeCompare(one.time));
  const place = ordered.findIndex(({ key }) => key === named);
  const [most, setMost] = useState(STEP);
  const shown = ordered.slice(0, Math.max(most, place + 1));
  const isDrawn = place >= 0;
  useLayoutEffect(() => {
    if (isDrawn && named !== undefined) document.getElementById(itemId(named))?.focus();
  }, [named, isDrawn]);
  const today = todayInPrague();
  return (
    <>
      {byDay(shown).map(({ day, rows: own }) => (
        <section key={day} className={styles.day} aria-labelledby={`den-${day}`}>
          <h2 id={`den-${day}`} className={styles.dayTitle}>
            {dayTitle(day, today)}
          </h2>
          <ul className={styles.items}>
            {own.map((row) => (
              <MessageItem key={row.key} row={row} isNamed={row.key === named} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < ordered.length ? (
        <Button variant="default" onClick={() => setMost(shown.length + STEP)}>
          Zobrazit starší ({ordered.length - shown.length})
        </Button>
      ) : null}
    </>
  );
}
