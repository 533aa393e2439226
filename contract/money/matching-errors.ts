import { kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of payments of banks and of their accounts: a part of the catalogue. */
export const matchingErrors = {
  // 694: payments that come by banks
  'bank-statement-closed': kind(
    69400409,
    409,
    'Výpis odebrat nelze: jeho platby jsou v uzavřeném měsíci. Chybné platby stornujte na obrazovce Platby, pak ho odebrat půjde.',
  ),
  'payment-not-waiting': kind(
    69401409,
    409,
    'Odložit lze jen platbu, která čeká na přiřazení. Tahle už celá někomu patří.',
  ),
  'symbols-differ': kind(
    69402409,
    409,
    'Prostory bez variabilního symbolu jsou mezitím jiné. Zkontrolujte seznam znovu.',
  ),
} as const satisfies Record<string, ErrorKind>;
