import { kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of prescriptions, payments and accounts: a part of the catalogue. */
export const ledgerErrors = {
  // 693: money of spaces
  'month-differs': kind(
    69300409,
    409,
    'Předpis se mezitím změnil, nebo měsíc předepsal někdo jiný. Zkontrolujte rozdíly znovu.',
  ),
  'month-not-to-close': kind(
    69301409,
    409,
    'Měsíc nelze uzavřít: ještě nebyl předepsán, liší se od určených záloh, nebo už je uzavřený.',
  ),
  'reversed-already': kind(69302409, 409, 'Tento záznam je stornovaný, nebo sám něco stornuje.'),
  'claim-of-month': kind(
    69303409,
    409,
    'Měsíční předpis se opravuje změnou zálohy: zapište ji a předepište měsíc znovu.',
  ),
  'claim-of-settlement': kind(
    69304409,
    409,
    'Předpis z vyúčtování se mění opravou vyúčtování, která se vydá jako další verze.',
  ),
} as const satisfies Record<string, ErrorKind>;
