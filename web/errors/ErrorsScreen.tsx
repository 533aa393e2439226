import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { MOST_LOG_GROUPS } from '#contract/log-groups.ts';
import type { LogGroup } from '#contract/log-groups.ts';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { Page } from '#web/ui/Page.tsx';
import { groupColumns } from './error-columns.tsx';
import { filterChoices, filterName, filteredGroups } from './error-filters.ts';
import { ErrorDialog } from './ErrorDialog.tsx';
import styles from './errors.module.css';
import { useLogGroups } from './errors.queries.ts';
import { useErrorsPlace } from './place.ts';

const PAUSE_MS = 300;
/** A group with the text by which the server has found it, maybe in an older record of it. */
interface FoundGroup extends LogGroup {
  readonly found_by: string;
}

const rowKey = (row: LogGroup) => row.fingerprint;
const isSolved = (row: LogGroup) => row.state === 'solved';
const searchIn = (row: FoundGroup) => [
  row.found_by,
  row.message,
  row.uid,
  row.unit_name,
  row.file_name,
  row.function_name,
  row.request_id,
];

const note =
  'Co zaznamenaly prohlížeče, spojené podle zprávy a místa. Údaje posílá prohlížeč; ověřeno je jen to, zda byl někdo přihlášen.';
const cappedNote = `${note} Zobrazeno je ${formatNumber(MOST_LOG_GROUPS, 0)} posledních zpráv, přednostně od přihlášených; další najdete hledáním.`;

/** All groups that a list holds, and those of them and of the older ones that the server finds by the text. */
function useGroups(search: string) {
  const all = useLogGroups('');
  const [asked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const { data, isPlaceholderData } = useLogGroups(asked);
  const found = useMemo(
    () => data?.values.map((row) => ({ ...row, found_by: isPlaceholderData ? '' : asked })),
    [data, isPlaceholderData, asked],
  );
  return { all, found };
}

/** Records of browsers for a system admin (route AdminErrors). */
export function ErrorsScreen() {
  const { place, go } = useErrorsPlace();
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState<string | null>(place.row ?? null);
  const { all, found } = useGroups(search);
  const today = todayInPrague();
  const filter = filterName(place.filter);
  const rows = useMemo(() => found && filteredGroups(found, filter, today), [found, filter, today]);
  const setFilter = (name: string | undefined) => go({ filter: name }, { replace: true });
  const close = () => {
    go({ row: undefined }, { replace: true });
    requestAnimationFrame(focusMarked);
  };
  if (all.data === undefined && all.error !== null)
    return <LoadError error={all.error} onRetry={() => void all.refetch()} />;
  return (
    <Page title="Chyby" note={all.data?.capped === true ? cappedNote : note}>
      <div className={styles.list}>
        <FilterChips
          label="Výběr záznamů"
          choices={filterChoices(all.data?.values, today)}
          value={filter}
          onChange={setFilter}
        />
        <DataTable
          id="errors"
          label="Chyby"
          isOfClient
          rows={rows}
          columns={groupColumns}
          rowKey={rowKey}
          marked={marked}
          searchIn={searchIn}
          onSelect={(row) => setMarked(rowKey(row))}
          onActivate={(row) => {
            setMarked(rowKey(row));
            go({ row: rowKey(row) });
          }}
          activateLabel="Otevřít záznamy"
          seek={{
            placeholder: 'Zpráva, uživatel, číslo události',
            label: 'Hledat chybu',
            text: search,
            onText: setSearch,
          }}
          isDimmed={isSolved}
          emptyAction={
            filter === undefined ? undefined : (
              <Button variant="default" onClick={() => setFilter(undefined)}>
                Zobrazit vše
              </Button>
            )
          }
        />
      </div>
      {place.row === undefined ? null : (
        <ErrorDialog key={place.row} fingerprint={place.row} onClose={close} />
      )}
    </Page>
  );
}
