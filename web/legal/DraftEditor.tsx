import { Button, Skeleton } from '@mantine/core';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useState } from 'react';
import type { LegalDraft, LegalKind } from '#contract/legal.ts';
import { saveLegalDraft } from '#contract/legal.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { kindWords } from './legal-words.ts';
import { useDiscardDraft, useLegalDraft, useSaveDraft } from './legal.queries.ts';
import { LegalText } from './LegalText.tsx';
import { useLegalPlace } from './place.ts';
import { PublishDialog } from './PublishDialog.tsx';
import styles from './legal.module.css';

/** The version of a text that is being written, for a system admin. */
export function DraftEditor({ kind }: { kind: LegalKind }) {
  const { go } = useLegalPlace();
  const { data, error, refetch } = useLegalDraft(kind);
  const leave = () => go({ edit: undefined });
  const back = kind === 'about' || kind === 'vuehome' ? 'Zpět na stránku' : 'Zpět na platné znění';
  return (
    <OpenedRecord backLabel={back} onBack={leave}>
      <Page title={`Nová verze: ${kindWords[kind]}`}>
        {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null ? <Skeleton height="24rem" /> : null}
        {data?.draft === null ? <NoDraft kind={kind} /> : null}
        {data?.draft ? <Draft draft={data.draft} onLeave={leave} /> : null}
      </Page>
    </OpenedRecord>
  );
}

function NoDraft({ kind }: { kind: LegalKind }) {
  const saving = useSaveDraft();
  return (
    <EmptyState
      title="Žádná verze není rozepsaná"
      text="Nová verze vznikne jako opis platného znění. Dokud ji nezveřejníte, nikdo jiný ji neuvidí."
      action={
        <>
          <Button
            loading={saving.isPending}
            onClick={() => saving.mutate({ params: { kind }, body: {} })}
          >
            Začít z platného znění
          </Button>
          <ErrorLine error={saving.error} />
        </>
      }
    />
  );
}

const labels = {
  document_version: 'Označení verze',
  title: 'Název',
  summary: 'Co se změnilo',
  content: 'Text',
};
const schema = saveLegalDraft.body
  .pick({ document_version: true, title: true, summary: true, content: true })
  .required();

interface Values {
  document_version: string;
  title: string;
  summary: string;
  content: string;
  [field: string]: unknown;
}

function valuesOf({ document_version, title, summary, content }: LegalDraft): Values {
  return { document_version, title, summary, content };
}

function Draft({ draft, onLeave }: { draft: LegalDraft; onLeave: () => void }) {
  const { kind } = draft;
  const saving = useSaveDraft();
  const [isPublishing, setPublishing] = useState(false);
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(draft),
    recordKey: kind,
    version: draft.version,
    draftKey: `legal.${kind}`,
    labels,
    onSave: async (changes, { version }) => {
      const body = { ...schema.partial().parse(changes), version };
      const saved = await saving.mutateAsync({ params: { kind }, body });
      flash('Rozepsaná verze byla uložena');
      return { ...valuesOf(saved), version: saved.version };
    },
  });
  return (
    <>
      <Form form={form} label="Nová verze textu">
        <FormPanel heading="Text">
          <TextField {...form.field('document_version')} label={labels.document_version} />
          <TextField {...form.field('title')} label={labels.title} />
          <Wide>
            <TextAreaField
              {...form.field('summary')}
              label={labels.summary}
              hint="Jednou či dvěma větami; uvidí ji každý, koho portál požádá o souhlas"
            />
          </Wide>
          <Wide>
            <TextAreaField
              {...form.field('content')}
              label={labels.content}
              rows={18}
              hint="Řádek začínající „# “ je nadpis, „- “ položka seznamu, prázdný řádek odděluje odstavce. {provozovatel} a {kontakt} portál nahradí."
            />
          </Wide>
        </FormPanel>
        <FormPanel heading="Náhled" collapsible lazy>
          <Wide>
            <LegalText content={form.values.content} level={3} />
          </Wide>
        </FormPanel>
        <SaveBar
          form={form}
          label="Uložit rozepsané"
          updated={`Aktualizováno: ${formatDateTime(draft.updated)}`}
        >
          <Button
            variant="default"
            disabled={form.isDirty || !form.isValid}
            title={form.isDirty ? 'Nejdříve rozepsané uložte' : undefined}
            onClick={() => setPublishing(true)}
          >
            Zveřejnit…
          </Button>
          <Discard kind={kind} onDiscarded={onLeave} />
        </SaveBar>
      </Form>
      {isPublishing ? (
        <PublishDialog draft={draft} onPublished={onLeave} onClose={() => setPublishing(false)} />
      ) : null}
    </>
  );
}

function Discard({ kind, onDiscarded }: { kind: LegalKind; onDiscarded: () => void }) {
  const discarding = useDiscardDraft();
  const discard = async () => {
    const isSure = await confirm({
      title: 'Zahodit rozepsanou verzi?',
      message: 'Rozepsaný text se odstraní natrvalo. Zveřejněné verze zůstanou.',
      confirmLabel: 'Zahodit verzi',
      danger: true,
    });
    if (!isSure) return;
    discarding.mutate(
      { params: { kind } },
      {
        onSuccess: () => {
          flash('Rozepsaná verze byla zahozena');
          onDiscarded();
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        className={styles.discard ?? ''}
        loading={discarding.isPending}
        leftSection={<IconTrash size="1.125rem" aria-hidden="true" />}
        onClick={() => void discard()}
      >
        Zahodit
      </Button>
      <ErrorLine error={discarding.error} />
    </>
  );
}
