import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '#web/lib/api-error.ts';
import { NetworkError } from './NetworkError.tsx';
import { NotFound } from './NotFound.tsx';

/** What a screen shows when what it stands on could not be read (specification, section 8). */
export function RouteFault({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary();
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404) return <NotFound error={error} />;
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <NetworkError error={error} onRetry={retry} />;
}
