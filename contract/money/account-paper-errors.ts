import { exactKind, kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of accounts by link and of confirmations of debts: a part of the catalogue. */
export const accountPaperErrors = {
  // 696: accounts on paper and by link, confirmations of debts
  'account-link-unknown': exactKind(
    69600404,
    404,
    'Tento odkaz na konto neplatí. Použijte ten poslední, nebo o nový požádejte správce.',
  ),
  'account-link-no-mail': kind(
    69601409,
    409,
    'Tato osoba nemá zapsaný e-mail. Odkaz můžete zkopírovat a předat jinak.',
  ),
  'confirmation-unknown': exactKind(
    69602404,
    404,
    'Potvrzení s tímto číslem a kódem jsme nenašli. Zkontrolujte, prosím, oba údaje.',
  ),
  'confirmation-link-unknown': exactKind(
    69604404,
    404,
    'Tento odkaz na potvrzení o dluzích neplatí. Použijte ten poslední, nebo o nový požádejte správce.',
  ),
  'confirmation-revoked': kind(69603409, 409, 'Toto potvrzení už je zneplatněné.'),
} as const satisfies Record<string, ErrorKind>;
