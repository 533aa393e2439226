import { Button } from '@mantine/core';
import { useState } from 'react';
import { deliveryText, offeredText } from '#contract/fieldwork/notice-text.ts';
import { noticeChannelValue } from '#contract/fieldwork/notice-words.ts';
import { saveVisitNotice, type VisitNotice } from '#contract/fieldwork/visit-notices.ts';
import { DateField } from '#web/form/DateField.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { whereText } from '../visits/visit-text.ts';
import { useDeleteNotice, useSaveNotice } from './notices.queries.ts';
import styles from './notices.module.css';

const schema = saveVisitNotice.body.omit({ version: true });
const labels = { delivered_on: 'Prokazatelně doručeno dne', note: 'Poznámka' };

interface Values {
  delivered_on: string | null;
  note: string;
  [field: string]: unknown;
}

const valuesOf = ({ delivered_on, note }: VisitNotice): Values => ({ delivered_on, note });

interface NoticeDialogProps {
  notice: VisitNotice;
  /** The place of the visit that it told of. */
  place: Parameters<typeof whereText>[0];
  onClose: () => void;
}

/** One notice: what was said to whom, and the day on which it demonstrably came, which is written here. */
export function NoticeDialog({ notice, place, onClose }: NoticeDialogProps) {
  const saving = useSaveNotice();
  const { unit_id, visit_notice_id, version, channel } = notice;
  const params = { unit_id, visit_notice_id };
  const whoseText = [notice.addressee, whereText(place)].filter((part) => part !== '').join(', ');
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(notice),
    recordKey: visit_notice_id,
    version,
    labels,
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const saved = await saving.mutateAsync({ params, body });
      flash('Oznámení bylo uloženo', saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`${noticeChannelValue.text(channel)}: ${whoseText}`}
      saveLabel="Uložit oznámení"
      onClose={onClose}
    >
      <Wide>
        <NoticeFacts notice={notice} />
      </Wide>
      <DateField
        {...form.field('delivered_on')}
        label={labels.delivered_on}
        hint="Podle podpisu, doručenky nebo potvrzení příjmu"
        data-autofocus
      />
      <Wide>
        <TextAreaField {...form.field('note')} label={labels.note} />
      </Wide>
      <Wide>
        <More notice={notice} onDeleted={onClose} />
      </Wide>
    </ModalForm>
  );
}

function NoticeFacts({ notice }: { notice: VisitNotice }) {
  const { addressee, recipient, told_on, made, made_by, body, subject } = notice;
  return (
    <>
      <Summary>
        <Fact label="Komu">
          {addressee === '' ? <Unknown>není uvedeno</Unknown> : addressee}
          {recipient === '' ? null : <FactNote>{recipient}</FactNote>}
        </Fact>
        <Fact label="Oznámený termín">{offeredText(notice)}</Fact>
        <Fact label="Oznámeno">
          {formatDate(told_on)}
          <FactNote>{`${made_by === '' ? 'zapsáno' : `zapsal ${made_by}`} ${formatDateTime(made)}`}</FactNote>
        </Fact>
        <Fact label="Doručení">{deliveryText(notice)}</Fact>
      </Summary>
      {body === '' ? null : (
        <details>
          <summary>Text e-mailu</summary>
          <article className={styles.letter} aria-label="Text e-mailu">
            <h3 className={styles.heading}>{subject}</h3>
            <pre>{body}</pre>
          </article>
        </details>
      )}
    </>
  );
}

/** What was written down by mistake is deleted; a mail that has left stays. */
function More({ notice, onDeleted }: { notice: VisitNotice; onDeleted: () => void }) {
  const deleting = useDeleteNotice();
  const [isHistory, setHistory] = useState(false);
  const { unit_id, visit_notice_id, state } = notice;
  const remove = async () => {
    const isMeant = await confirm({
      title: 'Smazat oznámení?',
      message: 'Smažte jen to, co se zapsalo omylem. Oznámení dokládá, že se o termínu vědělo.',
      confirmLabel: 'Smazat oznámení',
      danger: true,
    });
    if (!isMeant) return;
    deleting.mutate(
      { params: { unit_id, visit_notice_id } },
      {
        onSuccess: () => {
          flash('Oznámení bylo smazáno');
          onDeleted();
        },
      },
    );
  };
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        {state === 'recorded' ? (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            loading={deleting.isPending}
            onClick={() => void remove()}
          >
            Smazat oznámení
          </Button>
        ) : null}
        {isHistory ? null : (
          <Button variant="subtle" size="compact-sm" onClick={() => setHistory(true)}>
            Historie oznámení
          </Button>
        )}
      </div>
      {isHistory ? (
        <RecordHistory
          heading
          record_type="visit_notices"
          unit_id={unit_id}
          record_id={visit_notice_id}
          labels={labels}
        />
      ) : null}
      <ErrorLine error={deleting.error} isOfAction />
    </div>
  );
}
