import { Button } from '@mantine/core';
import { IconListCheck } from '#web/icons/IconListCheck.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useEffect, useState } from 'react';
import type { RevisionTypeRow } from '#contract/revision-types.ts';
import type { Unit } from '#contract/units.ts';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import type { Go, RevisionsPlace } from './place.ts';
import styles from './revisions.module.css';
import { useRevisionTypes } from './revisions.queries.ts';
import { textsOfType, typeColumns } from './type-columns.tsx';
import { emptyType } from './type-form.ts';
import type { TypeValues } from './type-form.ts';
import { typeKind } from './type-kind.tsx';

const rowKey = (type: RevisionTypeRow) => type.revision_type_id;
const isHidden = (type: RevisionTypeRow) => type.hidden;
interface ListProps {
  unit: Unit;
  place: RevisionsPlace;
  go: Go;
}

/** Kinds of revisions with their counts; Enter or a double click opens the devices of a kind. */
export function TypesList({ unit, place, go }: ListProps) {
  const { unit_id } = unit;
  const { data } = useRevisionTypes(unit_id, place.hidden === 1);
  const [edited, setEdited] = useState<number | undefined>();
  const list = useRecordList<RevisionTypeRow, TypeValues>({
    rows: data?.values,
    rowKey,
    open: edited,
    onOpen: setEdited,
  });
  const manages = useManagesClient();
  // On a phone a touch opens a kind, where it is changed too.
  const isPhone = useScreen('phone');
  // Whenever the list comes back from behind a kind, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  const openDevices = (type: RevisionTypeRow) => {
    list.mark(type);
    go({ unit: unit_id, type: type.revision_type_id });
  };
  const markedRow = list.rows?.find((type) => rowKey(type) === list.marked);
  return (
    <Page
      title="Druhy revizí"
      note="Obvyklé lhůty revizí a kontrol: ověřte je podle předpisů a zařízení. Počty platí pro aktivní jednotku."
      action={
        <div className={styles.tools}>
          <Button
            variant="default"
            leftSection={<IconListCheck size="1.125rem" aria-hidden="true" />}
            onClick={() => go({ unit: unit_id, type: 0 })}
          >
            Všechna zařízení
          </Button>
          {manages ? (
            <Button
              // A new kind stands behind those of the list.
              disabled={data === undefined}
              leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
              onClick={() => list.create(() => emptyType(list.rows ?? []))}
            >
              Nový druh
            </Button>
          ) : null}
        </div>
      }
    >
      <RecordTable
        list={list}
        id="revision-types"
        label="Druhy revizí"
        columns={typeColumns}
        searchIn={textsOfType}
        onActivate={openDevices}
        activateLabel="Zobrazit zařízení"
        seek={{ placeholder: 'Název, oblast, předpis', label: 'Hledat druh revize' }}
        isDimmed={isHidden}
        held={Number(place.hidden === 1)}
        filters={
          <HiddenSwitch
            isOn={place.hidden === 1}
            count={data?.hidden_types ?? 0}
            onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
          />
        }
        toolbar={
          manages && !isPhone ? (
            <EditButton onClick={markedRow && (() => list.open(markedRow))} />
          ) : undefined
        }
      />
      <RecordDialogs
        kind={typeKind}
        where={undefined}
        list={{
          ...list,
          saved: (type) => list.saved({ ...type, revisions_count: 0, overdue_count: 0 }),
        }}
      />
    </Page>
  );
}

/** The way to the interval of the marked kind; undefined while none is marked. */
function EditButton({ onClick }: { onClick: (() => void) | undefined }) {
  return (
    <TableActions>
      <Button
        variant="default"
        disabled={onClick === undefined}
        leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
        onClick={onClick}
      >
        Upravit druh
      </Button>
    </TableActions>
  );
}
