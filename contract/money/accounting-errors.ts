import { exactKind, kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of the export for accounting and of money given back: a part of the catalogue. */
export const accountingErrors = {
  // 697: accounting and refunds
  'accounting-incomplete': exactKind(
    69700409,
    409,
    'Export do Pohody nelze vytvořit: chybí údaje, bez kterých by ho Pohoda nepřijala.',
  ),
  'accounting-nothing-new': kind(
    69701409,
    409,
    'V měsíci není nic, co by už nebylo v některém dřívějším souboru.',
  ),
  'refund-open': kind(
    69702409,
    409,
    'Některý z přeplatků už je v jiné rozpracované dávce. Načtěte přeplatky znovu.',
  ),
  'refund-over': exactKind(69703409, 409, 'Vrátit lze nejvýš tolik, kolik činí přeplatek.'),
  'refund-no-payer': exactKind(
    69706409,
    409,
    'Platbu nelze vrátit: účet, ze kterého přišla, není z výpisu známý.',
  ),
  'refund-late': exactKind(69707409, 409, 'Den splatnosti dávky už minul. Zvolte nový.'),
  'refund-done': kind(69704409, 409, 'Dávka už je zaplacená nebo zrušená.'),
  'refund-sent': kind(
    69708409,
    409,
    'Podle výpisu už peníze z této dávky odešly. Nejdřív vezměte zpět spojení s bankovním pohybem.',
  ),
  'refund-not-fit': exactKind(69705409, 409, 'Dávku nelze pro tuto banku zapsat do souboru.'),
} as const satisfies Record<string, ErrorKind>;
