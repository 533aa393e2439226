import { ApiError, userMessage } from '#web/lib/call.ts';
import { sysAdminWatches } from './audience.ts';

/** A fault as a form or a page tells it. */
export interface Fault {
  /** What happened. */
  readonly message: string;
  /** The next step. */
  readonly advice: string;
  /** For technical support; empty when there is nothing to add. */
  readonly code: string;
}

const advices: Partial<Record<ApiError['kind'], string>> = {
  network: 'Zkontrolujte připojení k internetu a zkuste to znovu.',
  timeout: 'Server neodpověděl včas. Zkuste to, prosím, znovu.',
};

/** Tells a fault of any origin to the person at the screen. */
export function useFault(error: unknown): Fault {
  const isSysAdmin = sysAdminWatches.use();
  return { message: userMessage(error, isSysAdmin), advice: adviceFor(error), code: technicalCode(error) };
}

function adviceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  if (error.status === 503) return 'Zkuste to, prosím, za chvíli znovu.';
  return advices[error.kind] ?? '';
}

function technicalCode(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const parts = [
    error.errorCode ? `kód ${error.errorCode}` : error.kind,
    error.status ? `stav ${error.status}` : '',
    error.requestId ? `událost ${error.requestId}` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
