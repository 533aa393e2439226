import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { textNext, textNow } from './bulk-change.ts';
import type { BulkPreview as Preview } from './bulk-change.ts';
import type { BulkField, BulkKind, BulkRow } from './bulk-kind.ts';
import styles from './bulk.module.css';

interface BulkPreviewProps<R extends BulkRow> {
  kind: BulkKind<R>;
  field: BulkField<R>;
  /** As it is going to be sent. */
  value: unknown;
  preview: Preview<R>;
}

/** Each record that changes, from what to what. */
export function BulkPreview<R extends BulkRow>(props: BulkPreviewProps<R>) {
  const { kind, field, value, preview } = props;
  const { changing, alreadySo } = preview;
  const next = textNext(field, value);
  return (
    <div>
      <p role="status" className={styles.count}>
        {countText(changing.length, alreadySo)}
      </p>
      {changing.length === 0 ? null : (
        <div className={styles.changes}>
          <table className={styles.grid} aria-label="Přehled změn">
            <thead>
              <tr>
                <th scope="col">Záznam</th>
                <th scope="col">Nyní</th>
                <th scope="col">Nově</th>
              </tr>
            </thead>
            <tbody>
              {changing.map((row) => (
                <tr key={kind.idOf(row)}>
                  <td>{kind.nameOf(row)}</td>
                  <td>{textNow(field, row)}</td>
                  <td>
                    <strong>{next}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** 'Změní se 9 záznamů, 3 už takové jsou.' */
function countText(changing: number, alreadySo: number): string {
  if (changing === 0) return 'Nic se nezmění, všechny vybrané záznamy už takové jsou.';
  const verb = `Změní se ${recordsText(changing)}`;
  if (alreadySo === 0) return `${verb}.`;
  const rest = czechPlural(alreadySo, 'už takový je', 'už takové jsou', 'už takových je');
  return `${verb}, ${formatNumber(alreadySo, 0)} ${rest}.`;
}

function recordsText(count: number): string {
  return `${formatNumber(count, 0)} ${czechPlural(count, 'záznam', 'záznamy', 'záznamů')}`;
}
