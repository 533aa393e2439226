import type { ReactNode } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import signIn from './SignIn.module.css';

const DEAD: readonly unknown[] = ['link-invalid', 'link-expired', 'address-has-account'];

/** Whether a link no longer works, or never has. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && DEAD.includes(error.code);
}

interface LinkFaultProps {
  error: unknown;
  onRetry: () => void;
  /** The way onward for a link that no longer works. */
  children: ReactNode;
}

/** What came of a link that has not served: a dead one leads onward, anything else may be tried again. */
export function LinkFault({ error, onRetry, children }: LinkFaultProps) {
  if (!isDeadLink(error)) return <LoadError error={error} onRetry={onRetry} />;
  return (
    <>
      <div role="alert">
        <p className={signIn.error}>{(error as ApiError).message}</p>
      </div>
      {children}
    </>
  );
}
