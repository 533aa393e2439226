import { Button } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { useState } from 'react';
import type { OpenedRefund } from '#contract/money/refunds.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { DateField } from '#web/form/DateField.tsx';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import styles from '../money.module.css';
import { PaidDialog } from './PaidDialog.tsx';
import { rereadRefunds, useBatchFile, useCancelBatch } from './refunds.queries.ts';
import { isAboKnown, isOpen } from './words.ts';

const icon = <IconDownload size="1.125rem" aria-hidden="true" />;

/** Somebody else has changed the batch meanwhile: what is shown is not true any more. */
function lookAgain(error: Error): void {
  if (error instanceof ApiError && error.status === 409) rereadRefunds();
}

/** The file for the bank, and what came of the batch. */
export function BatchActions({ batch }: { batch: OpenedRefund }) {
  const filing = useBatchFile();
  const cancelling = useCancelBatch();
  const [isPaying, setPaying] = useState(false);
  const [dueOn, setDueOn] = useState<string | null>(null);
  const { unit_id, refund_batch_id, version, total } = batch;
  const isLate = batch.due_on < todayInPrague();
  const params = { unit_id, refund_batch_id };
  if (!isOpen(batch)) return null;
  const save = (format: 'abo' | 'pain') =>
    filing.mutate(
      { params, body: isLate ? { format, due_on: dueOn ?? '' } : { format } },
      {
        onSuccess: ({ file_name, content_type, content_base64 }) =>
          download(
            fileName(file_name),
            new Blob([bytesOf(content_base64)], { type: content_type }),
          ),
        onError: lookAgain,
      },
    );
  const cancel = async () => {
    const isSure = await confirm({
      title: `Zrušit dávku č. ${refund_batch_id}?`,
      message: `Nic se nevrátí: z ${formatMoney(total)} přeplatky zůstanou na kontech a nepřiřazené platby budou znovu čekat. Pokud jste soubor už načetli do banky, zrušte příkaz i tam.`,
      confirmLabel: 'Zrušit dávku',
      cancelLabel: 'Ponechat',
      danger: true,
    });
    if (!isSure) return;
    cancelling.mutate(
      { params, body: { version } },
      { onSuccess: () => flash('Dávka je zrušená'), onError: lookAgain },
    );
  };
  return (
    <div>
      {isLate ? (
        <DateField
          name="due_on"
          value={dueOn}
          onChange={setDueOn}
          onBlur={() => undefined}
          error={undefined}
          required
          label="Nová splatnost"
          hint={`Den splatnosti ${formatDate(batch.due_on)} už minul, soubor ho říkat nesmí. Pokud jste dřívější soubor už načetli do banky, nový tam nenačítejte.`}
        />
      ) : null}
      <div className={styles.bar}>
        <Button
          leftSection={icon}
          loading={filing.isPending}
          disabled={isLate && dueOn === null}
          onClick={() => save('abo')}
        >
          Soubor ABO (KPC)
        </Button>
        <Button
          variant="default"
          leftSection={icon}
          loading={filing.isPending}
          disabled={isLate && dueOn === null}
          onClick={() => save('pain')}
        >
          Soubor pain.001
        </Button>
        <Button
          variant="default"
          leftSection={<IconCheck size="1.125rem" aria-hidden="true" />}
          onClick={() => setPaying(true)}
        >
          Banka zaplatila…
        </Button>
        <Button variant="subtle" color="red" onClick={() => void cancel()}>
          Zrušit dávku…
        </Button>
      </div>
      {isAboKnown(batch) ? null : (
        <p className={styles.put}>
          Podobu ABO pro tuto banku jsme neověřili, soubor je v podobě Fio banky. Nepřijme-li ho
          banka, použijte pain.001.
        </p>
      )}
      <ErrorLine error={filing.error ?? cancelling.error} isOfAction />
      {isPaying ? <PaidDialog batch={batch} onClose={() => setPaying(false)} /> : null}
    </div>
  );
}
