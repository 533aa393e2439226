import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import type { browseSpaces, SpaceRow } from '#contract/pasports/spaces.ts';
import { debtsLook } from '#web/core/arrears/overdue-column.tsx';
import { wholeFileOf } from '#web/core/whole-file.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import type { useSpaceLists } from './pasports.queries.ts';
import type { Go, PasportsPlace } from './place.ts';
import { isPutAway, spaceColumns, spaceTexts } from './space-columns.tsx';
import styles from './pasports.module.css';
import { isOfPersons, OWING } from './space-filters.ts';
import type { useNewSpace } from './space/useNewSpace.ts';
import { useListedSpaces } from './useListedSpaces.ts';
import { late } from '#web/ui/late.tsx';

const SpaceBulk = late(() => import('./SpaceBulk.tsx'), 'SpaceBulk');

interface SpaceTableProps {
  unit_id: number;
  place: PasportsPlace;
  go: Go;
  list: UseQueryResult<ResultOf<typeof browseSpaces>>;
  first: ReturnType<typeof useSpaceLists>['first'];
  newSpace: ReturnType<typeof useNewSpace>;
  /** On a phone: the house and the day, which stand beside the list elsewhere. */
  filters: ReactNode;
}

const rowKey = (row: SpaceRow) => row.pasport_space_id;

/** The table of spaces; a click selects one, Enter or a double click opens its record. */
export function SpaceTable(props: SpaceTableProps) {
  const { unit_id, place, go, newSpace } = props;
  const host = useFocusOnMarked(newSpace.fresh, place.space);
  const isOneHouse = place.building !== undefined;
  const asCards = useScreen('phone');
  const withPersons = isOfPersons(place.filter);
  const { rows, firstRows, choices, missing, owing } = useListedSpaces(props);
  const { told, error } = owing;
  const isOwing = place.filter === OWING;
  const columns = useMemo(() => {
    const debts = debtsLook({ told, error }, { as_of: place.as_of, isSeen: isOwing });
    return spaceColumns({ withBuilding: !isOneHouse, asCards, withPersons, debts });
  }, [isOneHouse, asCards, withPersons, told, error, place.as_of, isOwing]);
  if (missing?.error) return <LoadError error={missing.error} onRetry={missing.retry} />;

  const select = (row: SpaceRow) => {
    if (row.pasport_space_id === place.space) return;
    go(spaceStep(row), { replace: place.space !== undefined });
  };
  return (
    <div ref={host} className={styles.list}>
      <FilterChips
        label="Výběr prostorů"
        choices={choices}
        value={place.filter}
        onChange={(filter) => go({ filter })}
      />
      <DataTable
        label="Prostory"
        id="spaces"
        rows={rows}
        firstRows={firstRows}
        columns={columns}
        rowKey={rowKey}
        marked={place.space}
        searchIn={spaceTexts}
        onSelect={select}
        onActivate={(row) => go({ ...spaceStep(row), tab: 'basic' })}
        activateLabel="Otevřít"
        seek={{ placeholder: 'Číslo, uživatel nebo VS', label: 'Hledat prostor' }}
        isDimmed={isPutAway}
        renderPicked={(picked) => <SpaceBulk unit_id={unit_id} rows={picked} />}
        emptyAction={<FirstStep place={place} go={go} newSpace={newSpace} />}
        held={heldOf(place)}
        filters={props.filters}
        toolbar={<ImportLink kind="spaces" />}
        wholeFile={wholeFileOf('Celá tabulka', 'spaces', unit_id)}
      />
    </div>
  );
}

/** How many of the filters that a phone folds hold. */
const heldOf = ({ as_of, hidden, group, building }: PasportsPlace) =>
  [as_of, hidden, building ?? group].filter((one) => one !== undefined).length;

const spaceStep = ({ unit_id, pasport_space_id }: SpaceRow) => ({
  unit: unit_id,
  space: pasport_space_id,
});

/** Gives the focus to the row from which the arrows go on: of a record that was left, of a space just saved. */
function useFocusOnMarked(fresh: number | undefined, selected: number | undefined) {
  const host = useRef<HTMLDivElement>(null);
  const focused = useRef<number>(undefined);
  // Whenever the list comes back from behind a record.
  useEffect(() => {
    if (document.activeElement === document.body) focusMarked(host.current);
  }, []);
  useEffect(() => {
    if (fresh === undefined || fresh !== selected || focused.current === fresh) return;
    focused.current = fresh;
    focusMarked(host.current);
  }, [fresh, selected]);
  return host;
}

function focusMarked(host: HTMLElement | null): void {
  host?.querySelector<HTMLElement>('tr[data-marked]')?.focus();
}

function FirstStep({
  place,
  go,
  newSpace,
}: Omit<SpaceTableProps, 'unit_id' | 'list' | 'first' | 'counted' | 'filters'>) {
  const mayFound = useIsOpenAddress(paths.buildings);
  if (place.filter !== undefined)
    return (
      <Button variant="default" onClick={() => go({ filter: undefined })}>
        Zrušit výběr
      </Button>
    );
  if (newSpace.hasBuildings === false && mayFound)
    return (
      <Button component={InnerLink} href={paths.buildings} variant="default">
        Nejprve založte dům
      </Button>
    );
  return (
    <Button variant="default" onClick={() => newSpace.create(undefined)}>
      Založit první prostor
    </Button>
  );
}
