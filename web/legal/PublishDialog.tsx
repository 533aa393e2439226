import { publishLegalDraft } from '#contract/legal.ts';
import type { LegalDraft } from '#contract/legal.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { kindWords } from './legal-words.ts';
import { usePublishDraft } from './legal.queries.ts';

const schema = publishLegalDraft.body.pick({ valid_from: true });

interface Values {
  valid_from: string | null;
  [field: string]: unknown;
}

interface PublishProps {
  draft: LegalDraft;
  onPublished: () => void;
  onClose: () => void;
}

/** From when a draft is in force; publishing cannot be taken back. */
export function PublishDialog({ draft, onPublished, onClose }: PublishProps) {
  const { kind, document_version, version } = draft;
  const publishing = usePublishDraft();
  const isAgreed = kind === 'terms' || kind === 'privacy';
  const form = useContractForm<Values>({
    schema,
    initial: { valid_from: todayInPrague() },
    onSave: async (_changes, { values }) => {
      const { valid_from } = schema.parse(values);
      await publishing.mutateAsync({ params: { kind }, body: { valid_from, version } });
      flash(`Verze ${document_version} platí od ${formatDate(valid_from)}`);
      onPublished();
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Zveřejnit: ${kindWords[kind]}, verze ${document_version}`}
      saveLabel="Zveřejnit"
      onClose={onClose}
    >
      <p>
        Zveřejněný text už nelze změnit ani smazat, jen nahradit další verzí.
        {isAgreed
          ? ' Ode dne účinnosti požádá portál uživatele o souhlas při jejich nejbližším přihlášení.'
          : null}
      </p>
      <DateField
        {...form.field('valid_from')}
        label="Účinnost od"
        hint={isAgreed ? 'Změnu podmínek oznamte předem, obvykle 30 dnů' : undefined}
      />
    </ModalForm>
  );
}
