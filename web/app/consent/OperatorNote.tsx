import { useQuery } from '@tanstack/react-query';
import { readOperator } from '#contract/legal.ts';
import { missingOfOperator } from '#contract/rules/operator.ts';
import { paths } from '#web/lib/paths.ts';
import { queryFor } from '#web/lib/query.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from '../Shell.module.css';

const list = new Intl.ListFormat('cs-CZ');

/** Tells a system admin that the texts name no operator yet; it goes once he is filled in. */
export function OperatorNote() {
  const { data } = useQuery(queryFor(readOperator));
  const missing = data === undefined ? [] : missingOfOperator(data);
  if (missing.length === 0) return null;
  return (
    <p className={styles.info} role="status">
      <strong>Portál nejmenuje svého provozovatele</strong>: chybí {list.format(missing)}. Dokud ho
      nevyplníte, nikdo nemůže souhlasit s podmínkami ani se registrovat.{' '}
      <InnerLink href={`${paths.About}?tab=operator`}>Vyplnit údaje provozovatele</InnerLink>
    </p>
  );
}
