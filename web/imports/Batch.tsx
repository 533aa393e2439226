import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { ImportBatch } from '#contract/imports.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Finished } from './Finished.tsx';
import { isUnderWay } from './import-labels.ts';
import { useBatch } from './imports.queries.ts';
import { Mapping } from './Mapping.tsx';
import { Result } from './Result.tsx';
import { Running } from './Running.tsx';

interface BatchProps {
  readonly place: Pick<ImportBatch, 'unit_id' | 'import_id'>;
  readonly onGo: (wanted: 'new') => void;
  readonly onClose: () => void;
}

/** One import: its state is the server's, so it is found here after a reload as it was left. */
export function Batch({ place, onGo, onClose }: BatchProps) {
  const { data: batch, error, refetch } = useBatch(place);
  const goToNew = () => onGo('new');
  if (batch !== undefined) {
    return <State batch={batch} onNew={goToNew} onClose={onClose} />;
  }
  if (error instanceof ApiError && error.status === 404) return <Missing onNew={goToNew} />;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton height="16rem" role="status" aria-label="Načítám import" />;
}

interface StateProps {
  readonly batch: ImportBatch;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

function State({ batch, onNew, onClose }: StateProps) {
  const [isMapping, setMapping] = useState(false);
  if (isUnderWay(batch.state)) return <Running batch={batch} onClose={onClose} />;
  if (batch.state === 'accepted' || batch.state === 'undone')
    return <Finished batch={batch} onNew={onNew} onClose={onClose} />;
  if (batch.state === 'checked' && !isMapping)
    return <Result batch={batch} onMapping={() => setMapping(true)} />;
  return <Mapping batch={batch} onChecked={() => setMapping(false)} onNew={onNew} />;
}

function Missing({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      icon="file"
      title="Import nebyl nalezen"
      text="Patří k jiné jednotce, nebo už byl odstraněn."
      action={<Button onClick={onNew}>Ke všem importům</Button>}
    />
  );
}
