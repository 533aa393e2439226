import { Button, Modal, Skeleton } from '@mantine/core';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ListedLog, LogGroup } from '#contract/log-groups.ts';
import { formatDateTime, formatNumber } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { shortened } from '#web/lib/shortened.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { recordColumns } from './error-columns.tsx';
import { GroupBadge, LevelBadge, signedInText } from './error-words.tsx';
import styles from './errors.module.css';
import { useLogGroup, useSolveLogGroup } from './errors.queries.ts';

const PAGE = 10;
const rowKey = (row: ListedLog) => row.client_log_id;

interface ErrorDialogProps {
  fingerprint: string;
  onClose: () => void;
}

/** One group over the list: what it is, its single records, and whether it is solved. */
export function ErrorDialog({ fingerprint, onClose }: ErrorDialogProps) {
  const { data, error, refetch } = useLogGroup({ fingerprint });
  return (
    <Modal opened onClose={onClose} title={titleOf(data?.group)} size="60rem">
      {data === undefined && error !== null ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? (
        error === null && <Skeleton height="24rem" />
      ) : (
        <div className={styles.record}>
          <GroupFacts group={data.group} />
          <Solving group={data.group} />
          <Records records={data.records} />
        </div>
      )}
    </Modal>
  );
}

const TITLE = 'Záznamy chyby';

/** Which fault it is, by the beginning of its message; the whole stands below. */
function titleOf(group: LogGroup | undefined): string {
  const message = group?.message ?? '';
  if (message === '') return TITLE;
  return `${TITLE}: ${shortened(message)}`;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function GroupFacts({ group }: { group: LogGroup }) {
  const { message, file_name, function_name, line_number, occurrences } = group;
  const place = [file_name, function_name].filter((part) => part !== '').join(' · ');
  return (
    <Facts>
      <Fact name="Zpráva">
        <bdi>{message}</bdi>
      </Fact>
      <Fact name="Úroveň">
        <LevelBadge level={group.level} />
      </Fact>
      <Fact name="Místo">
        <bdi>{place === '' ? 'neznámé' : `${place}, řádek ${line_number}`}</bdi>
      </Fact>
      <Fact name="Od přihlášených">{signedInText(group)}</Fact>
      <Fact name="Počet">{formatNumber(occurrences, 0)}</Fact>
      <Fact name="Poprvé a naposledy">
        {formatDateTime(group.first_seen)} – {formatDateTime(group.last_seen)}
      </Fact>
      <Fact name="Stav">
        <GroupBadge state={group.state} />
        {group.state === 'solved' ? ` ${group.solved_by}, ${formatDateTime(group.solved)}` : null}
      </Fact>
    </Facts>
  );
}

function Solving({ group: { fingerprint, state } }: { group: LogGroup }) {
  const solving = useSolveLogGroup();
  const isSolved = state === 'solved';
  const Sign = isSolved ? IconArrowBackUp : IconCheck;
  const turn = () =>
    solving.mutate(
      { params: { fingerprint }, body: { solved: !isSolved } },
      { onSuccess: () => flash(isSolved ? 'Vráceno mezi nevyřešené' : 'Označeno jako vyřešené') },
    );
  return (
    <div className={styles.actions}>
      <Button
        variant={isSolved ? 'default' : 'filled'}
        loading={solving.isPending}
        leftSection={<Sign size="1.125rem" aria-hidden="true" />}
        onClick={turn}
      >
        {isSolved ? 'Vrátit mezi nevyřešené' : 'Označit jako vyřešené'}
      </Button>
      <ErrorLine error={solving.error} />
    </div>
  );
}

function Records({ records }: { records: readonly ListedLog[] }) {
  const [marked, setMarked] = useState<number | null>(null);
  const shown = records.find((row) => rowKey(row) === marked) ?? records[0];
  return (
    <>
      <DataTable
        id="error-records"
        label="Jednotlivé záznamy"
        isOfClient
        rows={records}
        columns={recordColumns}
        rowKey={rowKey}
        marked={shown === undefined ? null : rowKey(shown)}
        fixedPageSize={PAGE}
        onSelect={(row) => setMarked(rowKey(row))}
      />
      {shown === undefined ? null : <RecordText record={shown} />}
    </>
  );
}

function RecordText({ record: { messages, received, request_id } }: { record: ListedLog }) {
  const text = messages.join('\n');
  return (
    <section aria-label={`Text záznamu z ${formatDateTime(received)}`}>
      <div className={styles.actions}>
        {request_id === '' ? null : (
          <span>
            Číslo události: <bdi>{request_id}</bdi>{' '}
            <CopyButton text={request_id} label="Kopírovat číslo události" />
          </span>
        )}
        <span>
          Text záznamu <CopyButton text={text} label="Kopírovat text záznamu" />
        </span>
      </div>
      <pre className={styles.text}>{text}</pre>
    </section>
  );
}
