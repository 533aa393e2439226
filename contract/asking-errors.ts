import { exactKind, kind, type ErrorKind } from './error-kind.ts';

/** Faults of what people are asked without an account: a part of the catalogue. */
export const askingErrors = {
  // 661: yearly declaration of persons
  'campaign-ended': kind(66100409, 409, 'Hlášení už skončilo, nelze do něj zapisovat.'),
  'campaign-without-payers': kind(
    66101409,
    409,
    'Ke zvolenému dni tu nikdo žádný prostor neplatí, není se koho ptát.',
  ),
  'declaration-overtaken': kind(
    66102409,
    409,
    'Mezitím přišlo novější hlášení, nebo už bylo převzato. Zkontrolujte rozdíly znovu.',
  ),
  'sheet-code-unknown': kind(
    66100404,
    404,
    'Tento odkaz ani kód neznáme. Zkontrolujte, zda je opsaný celý a správně.',
  ),
  'asking-ended': exactKind(66100410, 410, 'Lhůta už skončila.'),
  // 662: self-readings of meters
  'self-reading-without-meters': kind(
    66200409,
    409,
    'V domě není takové měřidlo žádného prostoru.',
  ),
  'self-reading-doubtful': exactKind(66201409, 409, 'Stav neodpovídá dřívějším odečtům.'),
} as const satisfies Record<string, ErrorKind>;
