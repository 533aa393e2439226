import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { sizeText } from '#contract/rules/file-size.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import styles from './statement-link.module.css';

interface FileButtonProps {
  file: OpenedStatement['files'][number];
  isPending: boolean;
  error: unknown;
  onRead: () => void;
}

/** A file of a document, to be looked into. */
export function FileButton({ file, isPending, error, onRead }: FileButtonProps) {
  const { file_name, size_bytes } = file;
  return (
    <div className={styles.file}>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={isPending}
        onClick={onRead}
        aria-label={`Uložit doklad ${file_name}`}
      >
        <span className={styles.fileName}>{`${file_name} (${sizeText(size_bytes)})`}</span>
      </Button>
      <ErrorLine error={error} />
    </div>
  );
}
