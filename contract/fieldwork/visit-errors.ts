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
  'round-open-visits': exactKind(67207409, 409, 'V obchůzce ještě čekají návštěvy.'),
  'visit-without-time': kind(67230409, 409, 'Návštěva nemá termín, není co oznámit.'),
  'notice-mailed': kind(67231409, 409, 'Oznámení odešlo z portálu, smazat ho nelze.'),
} as const satisfies Record<string, ErrorKind>;
