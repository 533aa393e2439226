import { Button, Group, NativeSelect } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { useState } from 'react';
import type { ImportKind } from '#contract/import-kinds.ts';
import { FileDrop } from '#web/form/FileDrop.tsx';
import { userMessage } from '#web/lib/api-error.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flashError } from '#web/notices/flash.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import { ACCEPTED } from './file-choice.ts';
import { FormerImports } from './FormerImports.tsx';
import { kindHints, kindLabels, kindLimits } from './import-labels.ts';
import { useTemplate } from './imports.queries.ts';
import styles from './imports.module.css';
import { Step } from './Step.tsx';
import { Supplier } from './Supplier.tsx';
import { useFileUpload } from './useFileUpload.ts';

interface NewImportProps {
  readonly unit_id: number;
  /** What is imported unless the person chooses otherwise. */
  readonly kind: ImportKind;
  readonly onGo: (import_id: number) => void;
}

/** The first step: what is imported and from which file; and the imports made before. */
export function NewImport({ unit_id, kind: firstKind, onGo }: NewImportProps) {
  const [kind, setKind] = useState(firstKind);
  const [supplier, setSupplier] = useState('');
  const isOfSupplier = kind === 'readings';
  const upload = useFileUpload({
    unit_id,
    kind,
    supplier: isOfSupplier ? supplier.trim() : '',
    onUploaded: onGo,
  });
  return (
    <>
      <Step at={0} title="Nový import">
        <LicenceNote limited={kindLimits[kind]} />
        <div className={styles.choice}>
          <NativeSelect
            label="Co importujete"
            description={kindHints[kind]}
            data={Object.entries(kindLabels).map(([value, label]) => ({ value, label }))}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as ImportKind)}
          />
          <Template kind={kind} />
        </div>
        {isOfSupplier ? (
          <Supplier unit_id={unit_id} value={supplier} onChange={setSupplier} />
        ) : null}
        <FileDrop
          label="Soubor k importu"
          accept={ACCEPTED}
          hint={isOfSupplier ? READINGS_HINT : FILE_HINT}
          file={upload.file}
          fault={upload.fault}
          onFile={upload.choose}
        />
        <ErrorLine error={upload.error} remains="Vybraný soubor zůstal vybrán." />
        <Group gap="xs">
          <Button disabled={!upload.isReady} loading={upload.isSending} onClick={upload.send}>
            Nahrát a pokračovat
          </Button>
        </Group>
      </Step>
      <FormerImports unit_id={unit_id} onGo={onGo} />
    </>
  );
}

const FILE_HINT = 'nebo ho sem přetáhněte – XLSX nebo CSV (UTF-8 i Windows-1250), nejvýše 8 MB';
const READINGS_HINT =
  'nebo ho sem přetáhněte – XLSX, CSV nebo řádky JSON z dálkového odečtu, nejvýše 8 MB';

function Template({ kind }: { kind: ImportKind }) {
  const template = useTemplate();
  const fetchIt = () =>
    template.mutate({ params: { kind } }, { onError: (error) => flashError(userMessage(error)) });
  return (
    <Button
      variant="subtle"
      loading={template.isPending}
      leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
      onClick={fetchIt}
    >
      Stáhnout vzorový soubor
    </Button>
  );
}
