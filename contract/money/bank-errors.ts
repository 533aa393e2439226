import { exactKind, kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of bank accounts and their statements: a part of the catalogue. */
export const bankErrors = {
  // 685: bank accounts and statements
  'bank-account-taken': kind(68500409, 409, 'Tento účet už jednotka má.'),
  'bank-account-used': kind(
    68501409,
    409,
    'Číslo a banku účtu nelze změnit: už má výpisy. Založte nový účet.',
  ),
  'bank-file': exactKind(68502400, 400, 'Soubor s výpisem se nepodařilo přečíst.'),
  'bank-file-known': exactKind(68503409, 409, 'Všechny výpisy v souboru už byly přijaty.'),
  'bank-statement-doubled': kind(
    68504409,
    409,
    'Výpis odebrat nelze: novější výpis, který se s ním překrývá, z něj převzal pohyby. Nejdříve odeberte ten novější.',
  ),
} as const satisfies Record<string, ErrorKind>;
