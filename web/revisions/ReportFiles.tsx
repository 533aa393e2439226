import { Button } from '@mantine/core';
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { RevisionFile, RevisionReport } from '#contract/revisions.ts';
import { FilePick } from '#web/form/FilePick.tsx';
import { userMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ACCEPTED, chosenFile } from './file-choice.ts';
import styles from './revisions.module.css';
import { useDeleteFile, useFetchFile, useUploadFile } from './revisions.queries.ts';

const tell = { onError: (error: unknown) => flashError(userMessage(error)) };

/** Size of a file: 12 kB, 1,4 MB. */
function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000), 0)}\u00a0kB`
    : `${formatNumber(bytes / 1_000_000, 1)}\u00a0MB`;
}

/** Files of a report: saved to the computer, added and deleted at once. */
export function ReportFiles({ report }: { report: RevisionReport }) {
  const { unit_id, revision_report_id, files } = report;
  const upload = useUploadFile();
  const [fault, setFault] = useState('');
  const pick = useRef<HTMLButtonElement>(null);
  const add = async (file: File) => {
    setFault('');
    const chosen = await chosenFile(file);
    if (chosen.fault !== null) {
      setFault(chosen.fault);
      return;
    }
    const { file_name, content_base64 } = chosen;
    upload.mutate(
      { params: { unit_id, revision_report_id }, body: { file_name, content_base64 } },
      {
        onSuccess: () => flash(`Soubor ${file_name} byl přiložen`),
        onError: (error) => setFault(userMessage(error)),
      },
    );
  };
  return (
    <section aria-label="Soubory zprávy">
      <ul className={styles.files}>
        {files.map((file) => (
          <FileLine
            key={file.revision_file_id}
            unit_id={unit_id}
            file={file}
            onRemoved={() => pick.current?.focus()}
          />
        ))}
      </ul>
      <FilePick
        label="Soubor zprávy o revizi"
        accept={ACCEPTED}
        icon={<IconPaperclip size="1.125rem" aria-hidden="true" />}
        text="Přiložit soubor"
        note="PDF, PNG nebo JPEG, nejvýše 10 MB"
        fault={fault}
        isBusy={upload.isPending}
        buttonRef={pick}
        onFile={(file) => void add(file)}
      />
    </section>
  );
}

interface FileLineProps {
  unit_id: number;
  file: RevisionFile;
  /** The keyboard goes on from elsewhere once the line has gone. */
  onRemoved: () => void;
}

function FileLine({ unit_id, file, onRemoved }: FileLineProps) {
  const fetching = useFetchFile();
  const removal = useDeleteFile();
  const params = { unit_id, id: file.revision_file_id };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat soubor?',
      message: `Soubor ${file.file_name} se odstraní natrvalo.`,
      confirmLabel: 'Smazat soubor',
      danger: true,
    });
    if (!isSure) return;
    const done = () => {
      flash('Soubor byl smazán');
      onRemoved();
    };
    removal.mutate({ params }, { ...tell, onSuccess: done });
  };
  return (
    <li className={styles.file}>
      <Button
        variant="subtle"
        size="compact-md"
        loading={fetching.isPending}
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        aria-label={`Uložit soubor ${file.file_name}, ${sizeText(file.size_bytes)}`}
        onClick={() => fetching.mutate({ params }, tell)}
      >
        <span className={styles.fileName}>
          {file.file_name} · {sizeText(file.size_bytes)}
        </span>
      </Button>
      <IconButton label={`Smazat soubor ${file.file_name}`} onClick={() => void remove()}>
        <IconTrash size="1.125rem" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
