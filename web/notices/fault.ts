import { ApiError, userMessage } from '#web/lib/api-error.ts';
import type { FaultKind } from '#web/lib/api-error.ts';

/** A fault as a form or a page tells it. */
export interface Fault {
  /** What happened. */
  readonly message: string;
  /** The next step; empty when the message says it. */
  readonly advice: string;
  /** For technical support; empty when there is nothing to add. */
  readonly code: string;
}

const advices: Partial<Record<FaultKind, string>> = {
  network: 'Zkontrolujte připojení k internetu a zkuste to znovu.',
  timeout: 'Server neodpověděl včas. Zkuste to, prosím, znovu.',
  'bad-data': 'Zkuste to, prosím, znovu. Trvá-li potíž, předejte technické podpoře uvedený kód.',
};

/** Tells a fault of any origin to the person at the screen. */
export function faultOf(error: unknown): Fault {
  const message = userMessage(error);
  if (!(error instanceof ApiError)) return { message, advice: '', code: '' };
  return { message, advice: advices[error.kind] ?? '', code: technicalCode(error) };
}

/** The same where no field is shown by which the fault is told: its sentence stands in place of the general one. */
export function actionFaultOf(error: unknown): Fault {
  const fault = faultOf(error);
  const told = error instanceof ApiError ? error.fields.map(({ message }) => message) : [];
  return told.length === 0 ? fault : { ...fault, message: [...new Set(told)].join(' ') };
}

function technicalCode({ errorCode, status, requestId }: ApiError): string {
  const parts = [
    `kód ${errorCode}`,
    status === 0 ? '' : `stav ${status}`,
    requestId === undefined ? '' : `událost ${requestId}`,
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
