import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ResultOf } from '#contract/endpoint.ts';
import type { browseSpaces, SpaceRow } from '#contract/pasports/spaces.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { Go, PasportsPlace } from './place.ts';
import { isPutAway, spaceColumns, spaceTexts } from './space-columns.tsx';
import type { useNewSpace } from './space/useNewSpace.ts';

interface SpaceTableProps {
  place: PasportsPlace;
  go: Go;
  list: UseQueryResult<ResultOf<typeof browseSpaces>>;
  newSpace: ReturnType<typeof useNewSpace>;
}

const rowKey = (row: SpaceRow) => row.pasport_space_id;

/** The table of spaces; a click selects one, Enter or a double click opens its record. */
export function SpaceTable({ place, go, list, newSpace }: SpaceTableProps) {
  const [search, setSearch] = useState('');
  const isOneHouse = place.building !== undefined;
  const columns = useMemo(() => spaceColumns(!isOneHouse), [isOneHouse]);
  const { data, error, refetch } = list;
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;

  const select = (row: SpaceRow) => {
    if (row.pasport_space_id === place.space) return;
    go({ space: row.pasport_space_id }, { replace: place.space !== undefined });
  };
  return (
    <div ref={focusMarked}>
      <DataTable
        label="Prostory"
        id="spaces"
        rows={data?.values}
        columns={columns}
        rowKey={rowKey}
        marked={place.space}
        search={search}
        searchIn={spaceTexts}
        onSelect={select}
        onActivate={(row) => go({ space: row.pasport_space_id, tab: 'basic' })}
        activateLabel="Otevřít"
        onClearSearch={() => setSearch('')}
        isDimmed={isPutAway}
        emptyAction={<FirstStep newSpace={newSpace} />}
        toolbar={
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder="Číslo, uživatel nebo VS"
            label="Hledat prostor"
          />
        }
      />
    </div>
  );
}

// A record that was left gives the focus back to its row, where the arrows go on.
function focusMarked(place: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  place?.querySelector<HTMLElement>('tr[data-marked]')?.focus();
}

function FirstStep({ newSpace }: Pick<SpaceTableProps, 'newSpace'>) {
  if (newSpace.hasBuildings === false)
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
