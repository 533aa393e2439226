import { Skeleton } from '@mantine/core';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FetchNow } from './AdminTools.tsx';
import { DataAge } from './DataAge.tsx';
import { sourceNames } from './rate-words.ts';
import { useRateSources } from './rates.queries.ts';
import styles from './rates.module.css';

/** How reading of the central bank's files goes, for a system admin. */
export function SourceStates() {
  const { data, error, refetch } = useRateSources();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={220} />;
  return (
    <FormPanel
      heading="Údaje z České národní banky"
      note="Načítají se samy v pracovní dny po 14:35. Bez spojení portál pracuje s tím, co má."
    >
      {data.values.map(({ source }) => (
        <Wide key={source}>
          <section className={styles.source} aria-label={sourceNames[source]}>
            <h3>{sourceNames[source]}</h3>
            <DataAge source={source} />
            <FetchNow source={source} of={sourceNames[source]} />
          </section>
        </Wide>
      ))}
    </FormPanel>
  );
}
