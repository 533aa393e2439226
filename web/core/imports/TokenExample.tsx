import { listImportUnits } from '#contract/import-start.ts';
import { uploadImport } from '#contract/imports.ts';
import { pushReadings } from '#contract/readings-push.ts';
import { OPENAPI_FILE } from '#contract/operation.ts';
import { apiAddress, settings } from '#web/lib/settings.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './ImportToken.module.css';

interface TokenExampleProps {
  token: string;
  unit_id: number | undefined;
}

/** The call that uploads a file, as it is written on a command line. */
function upload({ token, unit_id }: TokenExampleProps): string {
  const path = uploadImport.path.replace('{unit_id}', String(unit_id ?? 'ČÍSLO_JEDNOTKY'));
  return [
    `curl ${apiAddress}${path} \\`,
    `  -H 'Authorization: Bearer ${token}' \\`,
    `  -H 'X-Application-Auth: ${settings.applicationAuth}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"kind": "buildings", "file_name": "domy.csv", "content_base64": "'$(base64 -w0 domy.csv)'"}'`,
  ].join('\n');
}

/** How a program uses the token: one example that can be copied. */
export function TokenExample(props: TokenExampleProps) {
  const text = upload(props);
  return (
    <details className={styles.example}>
      <summary>Jak token použít v programu</summary>
      <p className={styles.line}>
        Token otevírá jen volání importů. Soubor se nahraje takto; <code>kind</code> je buildings,
        spaces, persons, tenants, ownerships nebo readings (odečty měřidel).
        {props.unit_id === undefined ? (
          <>
            {' '}
            Čísla jednotek vrátí <code>GET {listImportUnits.path}</code>.
          </>
        ) : null}{' '}
        Odečty měřidel se posílají i rovnou, <code>POST {pushReadings.path}</code>: pole{' '}
        <code>readings</code> nebo text <code>csv</code> a klíč odesílatele{' '}
        <code>idempotency_key</code>, pod kterým se táž dávka nezaloží dvakrát. Vyzkoušejí se samy a
        čekají v importech na přijetí. Další kroky popisuje{' '}
        <a href={OPENAPI_FILE}>dokument OpenAPI</a>: zkouška nanečisto, oprava řádků, přijetí a
        vrácení.
      </p>
      <pre className={styles.code}>{text}</pre>
      <CopyButton text={text} label="Kopírovat příklad" />
    </details>
  );
}
