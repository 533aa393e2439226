import { kind, type ErrorKind } from '#contract/error-kind.ts';
import { CLOSED_PAYMENT } from '#contract/rules/closed-payment.ts';

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
  'payment-closed': kind(
    69403409,
    409,
    `${CLOSED_PAYMENT} Napište jeho důvod a uložte přiřazení znovu.`,
  ),
  'reversal-decided': kind(
    69404409,
    409,
    'O tomto stornu už někdo rozhodl, nebo pohyb nic neruší.',
  ),
  'reversal-differs': kind(
    69405409,
    409,
    'Tuto platbu storno zrušit nemůže: má jinou částku, je novější, nebo ji už ruší jiné storno.',
  ),
  'payment-returned': kind(
    69407409,
    409,
    'Peníze z této platby se vracejí plátci, nebo už se vrátily. Nezaplacenou dávku nejdřív zrušte, vyplacené vrácení stornujte.',
  ),
  'reversal-waiting': kind(69406409, 409, 'Storno nic neruší, není co vzít zpět.'),
} as const satisfies Record<string, ErrorKind>;
