import { Button, Switch } from '@mantine/core';
import { IconListCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { RevisionTypeRow } from '#contract/revision-types.ts';
import type { Unit } from '#contract/units.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { useTableRows } from '#web/table/useTableRows.ts';
import { Page } from '#web/ui/Page.tsx';
import type { Go, RevisionsPlace } from './place.ts';
import { areaWords } from './revision-words.ts';
import styles from './revisions.module.css';
import { useRevisionTypes } from './revisions.queries.ts';
import { typeColumns } from './type-columns.tsx';
import { emptyType } from './type-form.ts';
import { TypeDialog } from './TypeDialog.tsx';

const rowKey = (type: RevisionTypeRow) => type.revision_type_id;
const isHidden = (type: RevisionTypeRow) => type.hidden;
const searchIn = ({ name, area, regulation }: RevisionTypeRow) => [
  name,
  areaWords[area],
  regulation,
];

interface ListProps {
  unit: Unit;
  place: RevisionsPlace;
  go: Go;
}

/** Kinds of revisions with their counts; Enter or a double click opens the devices of a kind. */
export function TypesList({ unit, place, go }: ListProps) {
  const { unit_id } = unit;
  const list = useRevisionTypes(unit_id, place.hidden === 1);
  const table = useTableRows<RevisionTypeRow>({ rows: list.data?.values, rowKey });
  const manages = useManagesClient();
  const [edited, setEdited] = useState<RevisionTypeRow | null>(null);
  // Whenever the list comes back from behind a kind, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  const open = (type: RevisionTypeRow) => {
    table.mark(type);
    go({ unit: unit_id, type: type.revision_type_id });
  };
  const { markedRow } = table;
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
              disabled={list.data === undefined}
              leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
              onClick={() => table.createRecord(() => emptyType(table.rows ?? []))}
            >
              Nový druh
            </Button>
          ) : null}
        </div>
      }
    >
      <DataTable
        id="revision-types"
        label="Druhy revizí"
        rows={table.rows}
        columns={typeColumns}
        rowKey={rowKey}
        marked={table.marked}
        searchIn={searchIn}
        onSelect={table.mark}
        onActivate={open}
        activateLabel="Zobrazit zařízení"
        seek={{ placeholder: 'Název, oblast, předpis', label: 'Hledat druh revize' }}
        isDimmed={isHidden}
        toolbar={
          <>
            <Switch
              label={`Zobrazit skryté (${list.data?.hidden_types ?? 0})`}
              checked={place.hidden === 1}
              onChange={(event) =>
                go({ hidden: event.currentTarget.checked ? 1 : undefined }, { replace: true })
              }
            />
            {manages ? (
              <div className={styles.actions}>
                <Button
                  variant="default"
                  disabled={markedRow === undefined}
                  leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
                  onClick={() => setEdited(markedRow ?? null)}
                >
                  Upravit druh
                </Button>
              </div>
            ) : null}
          </>
        }
      />
      {table.newRecord === null ? null : (
        <TypeDialog
          type={table.newRecord}
          onSaved={(type) => table.saved({ ...type, revisions_count: 0, overdue_count: 0 })}
          onClose={table.clearMark}
        />
      )}
      {edited === null ? null : (
        <TypeDialog key={edited.revision_type_id} type={edited} onClose={() => setEdited(null)} />
      )}
    </Page>
  );
}
