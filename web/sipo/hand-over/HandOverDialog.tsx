import { Button, Group, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { getSipoHandOver } from '#contract/sipo/hand-overs.ts';
import { Removal } from '#web/record/Removal.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { lineColumns, lineRowKey } from '../line-columns.tsx';
import styles from '../sipo.module.css';
import { useHandOver, useTakeBack } from '../sipo.queries.ts';

interface HandOverDialogProps {
  unit_id: number;
  id: number;
  /** Only the last one can be taken back. */
  isLast: boolean;
  onClose: () => void;
}

type HandOver = ResultOf<typeof getSipoHandOver>;

/** One hand-over: its lines, its files, and the way back. */
export function HandOverDialog({ unit_id, id, isLast, onClose }: HandOverDialogProps) {
  const { data, error, refetch } = useHandOver(unit_id, id);
  const title = data === undefined ? 'Předání' : `Předání za období ${periodText(data.period)}`;
  return (
    <LateModal opened onClose={onClose} title={title} size="72rem">
      {error !== null ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="20rem" />
      ) : (
        <Content handOver={data} isLast={isLast} onClose={onClose} />
      )}
    </LateModal>
  );
}

interface ContentProps {
  handOver: HandOver;
  isLast: boolean;
  onClose: () => void;
}

function Content({ handOver, isLast, onClose }: ContentProps) {
  const { lines, user_name, created, answer_count } = handOver;
  return (
    <div className={styles.part}>
      <p className={styles.note}>
        {`Předáno ${formatDateTime(created)}, ${user_name}`}
        {answer_count > 0 ? `. Pošta už odpověděla, souborů: ${answer_count}.` : ''}
      </p>
      <Group gap="xs">
        <FileButton name={handOver.change_file_name} base64={handOver.change_base64} />
        <FileButton name={handOver.cover_file_name} base64={handOver.cover_base64} />
      </Group>
      {isLast && answer_count === 0 ? <TakeBack handOver={handOver} onDone={onClose} /> : null}
      <DataTable
        id="sipo-lines"
        label={`Předání SIPO ${periodText(handOver.period)}`}
        rows={lines}
        columns={lineColumns}
        rowKey={lineRowKey}
      />
    </div>
  );
}

function FileButton({ name, base64 }: { name: string; base64: string }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
      onClick={() => download(name, new Blob([bytesOf(base64)]))}
    >
      Stáhnout {name}
    </Button>
  );
}

function TakeBack({ handOver, onDone }: { handOver: HandOver; onDone: () => void }) {
  const returning = useTakeBack();
  const { unit_id, sipo_hand_over_id, period } = handOver;
  return (
    <Removal
      label="Vrátit předání"
      title={`Vrátit předání za období ${periodText(period)}?`}
      question="Řádky i soubory předání se smažou. Pokud už je pošta má, vraťte je i tam."
      told="Předání bylo vráceno"
      onRemove={() => returning.mutateAsync({ params: { unit_id, sipo_hand_over_id } })}
      onRemoved={onDone}
    />
  );
}
