/** A user of the demo: how he signs in, who he is and what he may do. */
export interface DemoPerson {
  readonly identity: string;
  readonly role: string;
  readonly may: string;
}

/** Users of the demo; they share one password. */
export const demoPeople: readonly DemoPerson[] = [
  {
    identity: 'spravce@example.cz',
    role: 'správce prvního klienta',
    may: 'Vede tři jednotky: domy, lidi, revize a SIPO; spravuje uživatele a licenci.',
  },
  {
    identity: 'ucetni@example.cz',
    role: 'uživatelka prvního klienta',
    may: 'Pracuje s týmiž jednotkami; uživatele a licenci nespravuje.',
  },
  {
    identity: 'technik@example.cz',
    role: 'člen čety prvního klienta',
    may: 'Jezdí s četou na odečty; vidí jen návštěvy své čety, své zprávy a svůj účet.',
  },
  {
    identity: 'soused@example.cz',
    role: 'správce druhého klienta',
    may: 'Vidí jen svou firmu; o prvním klientovi se nedozví nic.',
  },
  {
    identity: 'admin@example.cz',
    role: 'správce systému',
    may: 'Spravuje celý portál: klienty, moduly, zálohy, novinky a chyby.',
  },
];
