import { Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { pathTo } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useCompared } from '../addresses.queries.ts';
import { duplicatesAddress } from './merge-link.ts';
import { Merging } from './Merging.tsx';

interface MergePageProps {
  unit_id: number;
  ids: readonly number[];
}

/** Records that are the same person or firm, side by side, to be made one. */
export function MergePage({ unit_id, ids }: MergePageProps) {
  const { view } = useSearch({ strict: false }) as { view?: unknown };
  const navigate = useNavigate();
  const compared = useCompared(unit_id, ids);
  const open = (address_id: number) =>
    void navigate({ href: `${pathTo('Address', { address_id })}?unit=${unit_id}`, replace: true });
  const leave = (address_id = ids[0] ?? 0) =>
    view === 'duplicates'
      ? void navigate({ href: duplicatesAddress, replace: true })
      : open(address_id);
  useEscape(() => leave());
  return (
    <OpenedRecord backLabel="Zpět na seznam" onBack={() => leave()}>
      <Page
        title="Sloučení záznamů"
        note="Vztahy k prostorům a objednávky přejdou na záznam, který zůstane. Ostatní záznamy zaniknou."
      >
        {compared.error === null ? null : (
          <LoadError error={compared.error} onRetry={compared.reload} />
        )}
        {compared.isPending ? <Skeleton height="20rem" /> : null}
        {compared.addresses.length > 1 ? (
          <Merging unit_id={unit_id} {...compared} onMerged={leave} />
        ) : null}
      </Page>
    </OpenedRecord>
  );
}
