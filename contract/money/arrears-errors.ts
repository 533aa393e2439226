import { kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of debts and reminders: a part of the catalogue. */
export const arrearsErrors = {
  // 695: debts and reminders
  'reminder-mailed': kind(
    69500409,
    409,
    'Tato upomínka odešla e-mailem, nebo na odeslání ještě čeká. Předání se zapisuje jen u papírové, nebo když e-mail nebyl přijat.',
  ),
} as const satisfies Record<string, ErrorKind>;
