import { Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { workFields, workVersionFields } from '#contract/fieldwork/work-record.ts';
import { emptyOf } from '#contract/record.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { HiddenSwitch } from '#web/record/HiddenSwitch.tsx';
import { RecordDialog } from '#web/record/RecordForm.tsx';
import { CreateButton } from '#web/record/RecordTable.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusMarked } from '#web/table/focus-marked.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import styles from './fieldwork.module.css';
import { useWorks } from './fieldwork.queries.ts';
import type { CatalogPlace, Go } from './place.ts';
import { UsualWorks } from './UsualWorks.tsx';
import { textsOfWork, workColumns } from './work-columns.tsx';
import { newWorkKind, type NewWorkValues } from './work-kind.tsx';
import { rowOf, type WorkRow } from './work-words.ts';

const rowKey = (row: WorkRow) => row.work_id;
const isHidden = (row: WorkRow) => row.hidden;

/** What a new work starts with: it holds from today. */
export function emptyWork(): NewWorkValues {
  return {
    ...emptyOf(workFields),
    ...emptyOf(workVersionFields),
    valid_from: todayInPrague(),
    duration_minutes: 15,
  };
}

/** Works of the client as they hold today; Enter or a double click opens one. */
export function WorksTab({ place, go }: { place: CatalogPlace; go: Go }) {
  const { data, error, refetch } = useWorks(place.hidden === 1);
  const [marked, setMarked] = useState<number | null>(null);
  const manages = useManagesClient();
  const today = todayInPrague();
  const rows = useMemo(() => data?.values.flatMap((one) => rowOf(one, today)), [data, today]);
  // Whenever the list comes back from behind a record, the keyboard goes on from its row.
  useEffect(() => focusMarked(), []);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const begin = (act: 'new' | 'usual') => go({ act }, { replace: true });
  const end = () => go({ act: undefined }, { replace: true });
  const open = ({ work_id }: Pick<WorkRow, 'work_id'>) => {
    setMarked(work_id);
    go({ work: work_id });
  };
  return (
    <>
      <DataTable
        id="works"
        label="Katalog prací"
        isOfClient
        rows={rows}
        columns={workColumns}
        rowKey={rowKey}
        marked={marked}
        searchIn={textsOfWork}
        onSelect={(row) => setMarked(rowKey(row))}
        onActivate={open}
        activateLabel="Otevřít práci"
        seek={{ placeholder: 'Kód, název, materiál', label: 'Hledat práci' }}
        isDimmed={isHidden}
        emptyAction={
          manages ? (
            <FirstStep onUsual={() => begin('usual')} onNew={() => begin('new')} />
          ) : undefined
        }
        held={Number(place.hidden === 1)}
        filters={
          <HiddenSwitch
            isOn={place.hidden === 1}
            count={data?.hidden_works}
            onChange={(isOn) => go({ hidden: isOn ? 1 : undefined }, { replace: true })}
          />
        }
        toolbar={
          manages ? (
            <TableActions>
              <CreateButton text="Nová práce" onClick={() => begin('new')} />
              <Button variant="default" onClick={() => begin('usual')}>
                Doplnit obvyklé práce
              </Button>
            </TableActions>
          ) : undefined
        }
      />
      {manages && place.act === 'new' && place.work === undefined ? (
        <RecordDialog
          kind={newWorkKind}
          where={undefined}
          record={undefined}
          initial={emptyWork()}
          onClose={end}
        />
      ) : null}
      {manages && place.act === 'usual' ? <UsualWorks onClose={end} /> : null}
    </>
  );
}

/** What belongs here, and the first step. */
function FirstStep({ onUsual, onNew }: { onUsual: () => void; onNew: () => void }) {
  return (
    <div className={styles.first}>
      <p>
        Katalog říká, co se při návštěvě dělá, jak dlouho to trvá, kolik to stojí a co z ní technik
        přinese: stav, číslo, plombu, fotografii nebo podpis.
      </p>
      <div className={styles.buttons}>
        <Button onClick={onUsual}>Doplnit obvyklé práce</Button>
        <Button variant="default" onClick={onNew}>
          Nová práce
        </Button>
      </div>
    </div>
  );
}
