import { Switch } from '@mantine/core';
import type { Building } from '#contract/pasports/buildings.ts';
import { elementFields } from '#contract/pasports/element-record.ts';
import type { Element } from '#contract/pasports/floors.ts';
import { valuesOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { elementColumns, textsOfElement } from './element-columns.ts';
import { emptyElement } from './element-form.ts';
import type { ElementValues } from './element-form.ts';
import { ElementDialog } from './ElementDialog.tsx';
import { useElements } from './floors.queries.ts';
import type { BuildingsPlace, Go } from './place.ts';

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
  const list = useRecordList<Element, ElementValues>({
    rows: data?.values,
    rowKey,
    open: place.row,
    onOpen: (row) => go({ row }, { replace: row === undefined }),
  });
  const { newRecord, opened } = list;
  const today = todayInPrague();
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const create = (
    <CreateButton
      text="Nové těleso"
      // A new element stands behind those of the list.
      isReady={data !== undefined}
      onClick={() => list.create(() => emptyElement(building, list.rows ?? [], today))}
    />
  );
  const shared = { where: building, onSaved: list.saved, onClose: list.close };
  return (
    <>
      <RecordTable
        list={list}
        id="elements"
        label="Otopná tělesa domu"
        columns={elementColumns}
        searchIn={textsOfElement}
        seek={{ placeholder: 'Hledané těleso nebo indikátor' }}
        activateLabel="Upravit těleso"
        emptyText="Zapište tělesa v místnostech: podle jejich indikátorů se dělí náklady na teplo."
        emptyAction={create}
        isDimmed={({ valid_to }) => valid_to !== null && valid_to < today}
        held={Number(withEnded)}
        filters={
          <Switch
            label="Zobrazit i ukončená"
            checked={withEnded}
            onChange={({ currentTarget: { checked } }) =>
              go({ ended: checked ? 1 : undefined }, { replace: true })
            }
          />
        }
        toolbar={create}
      />
      {newRecord === null ? null : (
        <ElementDialog {...shared} record={undefined} initial={newRecord} />
      )}
      {opened === undefined ? null : (
        <ElementDialog {...shared} record={opened} initial={valuesOf(elementFields, opened)} />
      )}
    </>
  );
}
