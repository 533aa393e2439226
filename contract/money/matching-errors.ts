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
  'lump-decided': kind(
    69408409,
    409,
    'O tomto pohybu už někdo rozhodl, nebo nepřišel na účet. Načtěte ho znovu.',
  ),
  'lump-assigned': kind(
    69409409,
    409,
    'Platba z tohoto pohybu už někomu patří, vrací se, nebo byla stornována. Přiřazení nejdřív zrušte.',
  ),
  'lump-waiting': kind(69410409, 409, 'Pohyb není hromadnou platbou SIPO, není co vzít zpět.'),
  'refund-decided': kind(
    69411409,
    409,
    'Tento příkaz pohyb platit nemůže, nebo už o nich někdo rozhodl. Načtěte je znovu.',
  ),
  'refund-waiting': kind(69412409, 409, 'Pohyb není vrácením peněz, není co vzít zpět.'),
  'reversal-waiting': kind(69406409, 409, 'Storno nic neruší, není co vzít zpět.'),
} as const satisfies Record<string, ErrorKind>;
