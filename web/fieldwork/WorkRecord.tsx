import { Badge, Button } from '@mantine/core';
import { IconCopy } from '#web/icons/IconCopy.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { useState } from 'react';
import { workFields } from '#contract/fieldwork/work-record.ts';
import type { Work } from '#contract/fieldwork/works.ts';
import { valuesOf } from '#contract/record.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { RecordDialog, RecordForm } from '#web/record/RecordForm.tsx';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { useRecordForm } from '#web/record/useRecordForm.ts';
import { useSteps } from '#web/record/useSteps.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useDeleteWork, useSaveWork, useWork } from './fieldwork.queries.ts';
import type { CatalogPlace, Go } from './place.ts';
import { Versions } from './Versions.tsx';
import { WorkFields } from './WorkFields.tsx';
import { newWorkKind, workKind, type NewWorkValues } from './work-kind.tsx';
import { writesText } from './work-words.ts';
import { emptyWork } from './WorksTab.tsx';

/** The lists from which a work is opened. */
const LISTS = ['works'];

interface RecordProps {
  id: number;
  place: CatalogPlace;
  go: Go;
}

/** One work of the catalogue in the place of the list, with all its versions. */
export function WorkRecord({ id, place, go }: RecordProps) {
  const work = useWork(id).data;
  const close = () => go({ work: undefined });
  const step = (next: number) => go({ work: next }, { replace: true });
  useEscape(close);
  return (
    <OpenedRecord
      backLabel="Zpět na katalog prací"
      onBack={close}
      steps={useSteps(LISTS, id, step)}
    >
      {work === undefined ? (
        <LoadingRecord title="Práce" />
      ) : (
        <Page
          title={work.name}
          note={
            <RecordFacts>
              {`${work.code} · zapíše: ${writesText(work).toLocaleLowerCase('cs')}`}
              {work.hidden ? <Badge color="gray">skrytá</Badge> : null}
            </RecordFacts>
          }
          action={<WorkActions work={work} go={go} onClose={close} />}
        >
          <Versions work={work} place={place} go={go} />
        </Page>
      )}
    </OpenedRecord>
  );
}

/** A copy of the work: another code, and what holds of it today or from the first day to come. */
function copyOf(work: Work): NewWorkValues {
  const { valid_from, ...fresh } = emptyWork();
  return { ...fresh, ...newWorkKind.valuesOf(work), valid_from, code: '', hidden: false };
}

interface WorkActionsProps {
  work: Work;
  go: Go;
  onClose: () => void;
}

/** What may be done with a work. */
function WorkActions({ work, go, onClose }: WorkActionsProps) {
  const [act, setAct] = useState<'edit' | 'copy' | null>(null);
  const end = () => setAct(null);
  if (!useManagesClient()) return null;
  return (
    <Actions>
      <Button
        variant="default"
        leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
        onClick={() => setAct('edit')}
      >
        Upravit práci
      </Button>
      <WorkMenu work={work} onCopy={() => setAct('copy')} onClose={onClose} />
      {act === 'edit' ? <EditWork work={work} onClose={end} /> : null}
      {act === 'copy' ? (
        <RecordDialog
          kind={newWorkKind}
          where={undefined}
          record={undefined}
          initial={copyOf(work)}
          onSaved={({ work_id }) => go({ work: work_id })}
          onClose={end}
        />
      ) : null}
    </Actions>
  );
}

interface WorkMenuProps {
  work: Work;
  onCopy: () => void;
  onClose: () => void;
}

function WorkMenu({ work, onCopy, onClose }: WorkMenuProps) {
  const { work_id: id, hidden, version, name } = work;
  const deleting = useDeleteWork();
  const saving = useSaveWork();
  const { fault, setFault, removal } = useMenuRemoval({
    label: 'Smazat práci',
    title: 'Smazat práci?',
    question: `Práce ${name} se odstraní natrvalo i se všemi verzemi. Smazat lze jen práci, podle které se ještě nic neplánovalo; používanou raději skryjte.`,
    onRemove: () => deleting.mutateAsync({ params: { id } }),
    onRemoved: onClose,
  });
  const turn = () => {
    setFault(null);
    saving.mutate(
      { params: { id }, body: { hidden: !hidden, version } },
      {
        onSuccess: (answer) => flash(hidden ? 'Práce se zase nabízí' : 'Práce byla skryta', answer),
        onError: setFault,
      },
    );
  };
  return (
    <>
      <RecordMenu
        label="Další akce s prací"
        isBusy={deleting.isPending || saving.isPending}
        hiding={{
          isHidden: hidden,
          label: hidden ? 'Zobrazit práci' : 'Skrýt práci',
          onTurn: turn,
        }}
        removal={removal}
      >
        <MenuItem
          leftSection={<IconCopy size="1.125rem" stroke={1.6} aria-hidden="true" />}
          onClick={onCopy}
        >
          Kopírovat
        </MenuItem>
      </RecordMenu>
      <ErrorLine error={fault} isOfAction />
    </>
  );
}

interface EditProps {
  work: Work;
  onClose: () => void;
}

function EditWork({ work, onClose }: EditProps) {
  const form = useRecordForm({
    kind: workKind,
    where: undefined,
    record: work,
    initial: valuesOf(workFields, work),
    onClose,
  });
  return (
    <RecordForm kind={workKind} where={undefined} form={form} record={work} onClose={onClose}>
      <WorkFields form={form} />
    </RecordForm>
  );
}
