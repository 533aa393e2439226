import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPaperclip } from '#web/icons/IconPaperclip.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef, useState } from 'react';
import { readFileStore } from '#contract/file-store.ts';
import type { TakenFiles } from '#contract/rules/attached-file.ts';
import { FilePick } from '#web/form/FilePick.tsx';
import { fieldFaults } from '#web/form/file-content.ts';
import { sizeText } from '#contract/rules/file-size.ts';
import { reread } from '#web/lib/query.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { FileRoom } from './FileRoom.tsx';
import { accepted, acceptedText, chosenFile, type Chosen } from './file-choice.ts';
import styles from './files.module.css';

/** A file of a record, as its list tells it; the size in bytes. */
export interface AttachedFile {
  readonly id: number;
  readonly file_name: string;
  readonly size_bytes: number;
}

type Sent = Extract<Chosen, { fault: null }>;

interface AttachedFilesProps {
  unit_id: number;
  /** Of the part, for readers: Soubory zprávy. */
  label: string;
  /** What is picked, for readers. */
  pickLabel: string;
  taken?: TakenFiles;
  files: readonly AttachedFile[];
  onAdd: (file: Pick<Sent, 'file_name' | 'content_base64'>) => Promise<unknown>;
  /** Fetches the file and has the browser save it. */
  onFetch: (id: number) => Promise<unknown>;
  onRemove: (id: number) => Promise<unknown>;
}

/** Files of a record: saved to the computer, added and deleted at once. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { unit_id, label, pickLabel, taken = 'pictures', files, onAdd } = props;
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const pick = useRef<HTMLButtonElement>(null);
  const add = async (file: File) => {
    setFault('');
    const chosen = await chosenFile(file, taken);
    if (chosen.fault !== null) {
      setFault(chosen.fault);
      return;
    }
    const { file_name, content_base64 } = chosen;
    setBusy(true);
    try {
      await onAdd({ file_name, content_base64 });
      reread([readFileStore]);
      flash(`Soubor ${file_name} byl přiložen`);
    } catch (error) {
      setFault(fieldFaults(error) || userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={label}>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileLine key={file.id} {...props} file={file} onRemoved={() => pick.current?.focus()} />
        ))}
      </ul>
      <FilePick
        label={pickLabel}
        accept={accepted[taken]}
        icon={<IconPaperclip size="1.125rem" aria-hidden="true" />}
        text="Přiložit soubor"
        note={acceptedText[taken]}
        room={<FileRoom unit_id={unit_id} />}
        fault={fault}
        isBusy={isBusy}
        buttonRef={pick}
        onFile={(file) => void add(file)}
      />
    </section>
  );
}

interface FileLineProps extends Pick<AttachedFilesProps, 'onFetch' | 'onRemove'> {
  file: AttachedFile;
  /** The keyboard goes on from elsewhere once the line has gone. */
  onRemoved: () => void;
}

function FileLine({ file, onFetch, onRemove, onRemoved }: FileLineProps) {
  const [isFetching, setFetching] = useState(false);
  const { id, file_name, size_bytes } = file;
  const save = async () => {
    setFetching(true);
    try {
      await onFetch(id);
    } catch (error) {
      flashError(userMessage(error));
    } finally {
      setFetching(false);
    }
  };
  const remove = async () => {
    const isSure = await confirm({
      title: 'Smazat soubor?',
      message: `Soubor ${file_name} se odstraní natrvalo.`,
      confirmLabel: 'Smazat soubor',
      danger: true,
    });
    if (!isSure) return;
    try {
      await onRemove(id);
      reread([readFileStore]);
      flash('Soubor byl smazán');
      onRemoved();
    } catch (error) {
      flashError(userMessage(error));
    }
  };
  return (
    <li className={styles.file}>
      <Button
        variant="subtle"
        size="compact-md"
        loading={isFetching}
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        aria-label={`Uložit soubor ${file_name}, ${sizeText(size_bytes)}`}
        onClick={() => void save()}
      >
        <span className={styles.name}>
          {file_name} · {sizeText(size_bytes)}
        </span>
      </Button>
      <IconButton label={`Smazat soubor ${file_name}`} onClick={() => void remove()}>
        <IconTrash size="1.125rem" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
