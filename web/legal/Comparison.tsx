import { Skeleton } from '@mantine/core';
import type { LegalDocument } from '#contract/legal.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { comparedLines } from './compared.ts';
import type { ComparedLine } from './compared.ts';
import { keyed } from './keyed.ts';
import { versionText } from './legal-words.ts';
import { useOtherDocument } from './legal.queries.ts';
import styles from './legal.module.css';

/** What differs between a version and the one in force: the older is the one that took effect before. */
export function Comparison({ document }: { document: LegalDocument }) {
  const { data, error, refetch } = useOtherDocument(document.kind, undefined, true);
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="20rem" />;
  const current = data.document;
  const [older, newer] = document.state === 'future' ? [current, document] : [document, current];
  const lines = comparedLines(older.content, newer.content);
  const isSame = lines.every(({ kind }) => kind === 'same');
  return (
    <>
      <p>
        Plusem je označeno, co přibylo, minusem, co ubylo. Starší: {versionText(older)}. Novější:{' '}
        {versionText(newer)}.
      </p>
      {isSame ? <p>Texty se neliší.</p> : null}
      <div className={styles.compared}>
        {keyed(lines).map(({ key, piece }) => (
          <Line key={key} line={piece} />
        ))}
      </div>
    </>
  );
}

function Line({ line: { kind, text } }: { line: ComparedLine }) {
  if (kind === 'added') return <ins>{text}</ins>;
  if (kind === 'removed') return <del>{text}</del>;
  return <p>{text}</p>;
}
