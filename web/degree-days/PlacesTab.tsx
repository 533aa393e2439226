import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { DegreeDayPlace } from '#contract/degree-days.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { usePlaces } from './degree-days.queries.ts';
import type { DegreeDaysPlace, Go } from './place.ts';
import { emptyPlace, placeColumns } from './place-form.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import styles from './degree-days.module.css';

const rowKey = (place: DegreeDayPlace) => place.degree_day_place_id;
const searchIn = ({ name }: DegreeDayPlace) => [name];
const isHidden = ({ hidden }: DegreeDayPlace) => hidden;

/** Towns with their norms and the client's own stations. */
export function PlacesTab({ place, go }: { place: DegreeDaysPlace; go: Go }) {
  const list = usePlaceList(place, go);
  const { table, manages } = list;
  if (list.fault !== null) return <LoadError error={list.fault} onRetry={list.retry} />;
  const create = manages ? (
    <Button
      variant="light"
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => table.createRecord(() => emptyPlace)}
    >
      Nové místo
    </Button>
  ) : null;
  const saved = (row: DegreeDayPlace) => {
    table.saved(row);
    requestAnimationFrame(focusMarked);
  };
  return (
    <>
      <DataTable
        id="degree-day-places"
        label="Místa a stanice"
        isOfClient
        rows={list.shown}
        columns={placeColumns}
        rowKey={rowKey}
        marked={table.marked ?? place.edit}
        searchIn={searchIn}
        onSelect={table.mark}
        onActivate={list.open}
        activateLabel={manages ? 'Upravit místo' : 'Zobrazit měsíce'}
        seek={{ placeholder: 'Hledané místo' }}
        emptyAction={create}
        isDimmed={isHidden}
        toolbar={(box) => (
          <>
            <div className={styles.line}>
              {box}
              <Switch
                label={`Zobrazit skryté (${list.hiddenCount})`}
                checked={place.hidden === 1}
                onChange={({ currentTarget: { checked } }) =>
                  go({ hidden: checked ? 1 : undefined }, { replace: true })
                }
              />
            </div>
            {create}
          </>
        )}
      />
      {list.opened === undefined ? null : (
        <PlaceDialog
          key={rowKey(list.opened)}
          place={list.opened}
          onSaved={saved}
          onClose={list.close}
        />
      )}
    </>
  );
}

function usePlaceList(place: DegreeDaysPlace, go: Go) {
  const { data, error, refetch } = usePlaces();
  const table = useTableRows<DegreeDayPlace>({ rows: data?.values, rowKey });
  const manages = useManagesClient();
  const all = table.rows ?? [];
  const edited = manages ? all.find((row) => rowKey(row) === place.edit) : undefined;
  return {
    table,
    manages,
    /** Why there is nothing to show; null while there is, or may be. */
    fault: data === undefined ? error : null,
    retry: () => void refetch(),
    shown: place.hidden === 1 ? table.rows : table.rows?.filter((row) => !row.hidden),
    hiddenCount: all.filter(isHidden).length,
    opened: table.newRecord ?? edited,
    open: (row: DegreeDayPlace) => {
      table.mark(row);
      if (manages) go({ edit: rowKey(row) });
      else go({ tab: 'months', place: rowKey(row) });
    },
    close: () => {
      if (table.newRecord === null) go({ edit: undefined }, { replace: true });
      else table.clearMark();
    },
  };
}
