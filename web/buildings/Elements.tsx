import { Button, Switch } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Building } from '#contract/pasports/buildings.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { useTableRows } from '#web/table/useTableRows.ts';
import { elementColumns, textsOfElement } from './element-columns.tsx';
import { emptyElement } from './element-form.ts';
import { ElementDialog } from './ElementDialog.tsx';
import { useElements } from './floors.queries.ts';
import type { BuildingsPlace, Go } from './place.ts';
import styles from './buildings.module.css';

const rowKey = (element: Element) => element.pasport_building_element_id;

interface ElementsProps {
  building: Building;
  place: BuildingsPlace;
  go: Go;
}

/** Heating elements of a building, with their indicators and coefficients. */
export function Elements({ building, place, go }: ElementsProps) {
  const { unit_id, pasport_building_id } = building;
  const withEnded = place.ended === 1;
  const { data, error, refetch } = useElements(unit_id, pasport_building_id, withEnded);
  const table = useTableRows<Element>({ rows: data?.values, rowKey });
  const edited = table.rows?.find((element) => rowKey(element) === place.row);
  const today = todayInPrague();
  const open = (element: Element) => {
    table.mark(element);
    go({ row: rowKey(element) });
  };
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <Button
      variant="light"
      // A new element stands behind those of the list.
      disabled={data === undefined}
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => table.createRecord(() => emptyElement(building, table.rows ?? [], today))}
    >
      Nové těleso
    </Button>
  );
  return (
    <>
      <DataTable
        id="elements"
        label="Otopná tělesa domu"
        rows={table.rows}
        columns={elementColumns}
        rowKey={rowKey}
        marked={table.marked}
        searchIn={textsOfElement}
        onSelect={table.mark}
        onActivate={open}
        activateLabel="Upravit těleso"
        seek={{ placeholder: 'Hledané těleso nebo indikátor' }}
        emptyAction={create}
        isDimmed={({ valid_to }) => valid_to !== null && valid_to < today}
        toolbar={(box) => (
          <>
            <div className={styles.filters}>
              {box}
              <Switch
                label="Zobrazit i ukončená"
                checked={withEnded}
                onChange={({ currentTarget: { checked } }) =>
                  go({ ended: checked ? 1 : undefined }, { replace: true })
                }
              />
            </div>
            {create}
          </>
        )}
      />
      {table.newRecord === null ? null : (
        <ElementDialog
          building={building}
          element={table.newRecord}
          onSaved={table.saved}
          onClose={table.clearMark}
        />
      )}
      {edited === undefined ? null : (
        <ElementDialog
          building={building}
          element={edited}
          onClose={() => go({ row: undefined }, { replace: true })}
        />
      )}
    </>
  );
}
