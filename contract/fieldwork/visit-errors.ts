import { exactKind, kind, type ErrorKind } from '#contract/error-kind.ts';

/** Faults of rounds and visits: a part of the catalogue. */
export const visitErrors = {
  // 672: rounds and visits
  'visit-overlaps': exactKind(67200409, 409, 'Četa má v tu dobu jinou návštěvu.'),
  'visit-doubtful': exactKind(67201409, 409, 'Četa v tu dobu nepracuje, nebo by nestihla přejet.'),
  'visit-ended': kind(67202409, 409, 'Návštěva už skončila. Nejdřív ji vraťte mezi čekající.'),
  'visit-open': kind(67203409, 409, 'Návštěva ještě neskončila.'),
  'visit-not-planned': kind(67204409, 409, 'Návštěva zatím nemá termín, nelze říct, jak dopadla.'),
  'visit-followed': kind(67205409, 409, 'Na návštěvu už navazuje další pokus.'),
  'round-closed': kind(67206409, 409, 'Obchůzka je uzavřená. Nejdřív ji znovu otevřete.'),
  'visit-photos-full': kind(67208409, 409, 'Návštěva už má nejvyšší počet fotek.'),
  'result-solved': kind(67209409, 409, 'Výsledek už někdo vyřešil.'),
  'visit-written': kind(
    67210409,
    409,
    'Z návštěvy už je zapsáno, co se při ní zjistilo. Nejdřív smažte, co zapsala.',
  ),
  'round-open-visits': exactKind(67207409, 409, 'V obchůzce ještě čekají návštěvy.'),
  // Of times that people choose, and of posters.
  'round-without-times': kind(
    67220409,
    409,
    'V tomto domě zatím žádná návštěva nemá termín. Nejdřív ji naplánujte.',
  ),
  'visit-link-unknown': kind(
    67220404,
    404,
    'Tento odkaz ani kód neplatí. Zkontrolujte, zda je celý, nebo se obraťte na správce domu.',
  ),
  'visit-proof-wrong': kind(
    67221404,
    404,
    'Takový byt s tímto údajem tu neznáme. Zkontrolujte číslo bytu i znaky z měřidla nebo lístku.',
  ),
  'slot-taken': kind(
    67221409,
    409,
    'Tento čas si mezitím vybral někdo jiný. Vyberte, prosím, jiný; co jste napsali, zůstává.',
  ),
  'slot-moved': kind(
    67222409,
    409,
    'Termín návštěvy se mezitím změnil. Podívejte se, prosím, na nový.',
  ),
  'slot-closed': exactKind(67223409, 409, 'Termín už nelze změnit.'),
  'visit-without-time': kind(67230409, 409, 'Návštěva nemá termín, není co oznámit.'),
  'notice-mailed': kind(67231409, 409, 'Oznámení odešlo z portálu, smazat ho nelze.'),
} as const satisfies Record<string, ErrorKind>;
