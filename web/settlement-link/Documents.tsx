import { documentRows, type DocumentRow } from '#contract/settlement/statement-rows.ts';
import type { StatementService } from '#contract/settlement/statement-paper.ts';
import type { OpenedStatement } from '#contract/settlement/statement-links.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { FileButton } from './FileButton.tsx';
import { useReadDocument } from './statement-link.queries.ts';
import page from '#web/ui/link-page.module.css';
import styles from './statement-link.module.css';

type File = OpenedStatement['files'][number];

interface DocumentsProps {
  service: StatementService;
  secret: string;
  files: readonly File[];
}

/** Documents of a service, each with its files to be looked into. */
export function Documents({ service, secret, files }: DocumentsProps) {
  const rows = documentRows(service);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>Doklady</h3>
      <ul className={styles.things}>
        {rows.map((row) => (
          <li key={row.key}>
            <span>{row.name}</span>
            <span className={styles.figure}>{row.total}</span>
            <span className={page.dimmed}>{ofText(row)}</span>
            {files
              .filter(({ billing_document_id }) => billing_document_id === row.billing_document_id)
              .map((file) => (
                <DocumentFile key={file.file_id} file={file} secret={secret} />
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** '15. 11. 2024 – 14. 5. 2025, 169 m³ po 100 Kč, z toho v období 13 000 Kč' */
const ofText = ({ period, quantity, total, part }: DocumentRow): string =>
  [period, quantity, part === total ? '' : `z toho v období ${part}`]
    .filter((one) => one !== '')
    .join(', ');

function DocumentFile({ file, secret }: { file: File; secret: string }) {
  const { file_id } = file;
  const reading = useReadDocument();
  return (
    <FileButton
      file={file}
      isPending={reading.isPending}
      error={reading.error}
      onRead={() => reading.mutate({ body: { secret, file_id } }, { onSuccess: savePaper })}
    />
  );
}
