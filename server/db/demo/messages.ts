/** What a message speaks of: a screen of a unit, and in it a house, or a space of a house. */
export interface MessageAbout {
  readonly unit: string;
  readonly path: string;
  readonly query?: string;
  readonly house?: string;
  readonly space?: string;
}

/** A message of the demo: for whom, how many days ago it came, and whether it was already confirmed. */
export interface DemoMessage {
  readonly to: string;
  readonly daysAgo: number;
  readonly text: string;
  /** None where it speaks of no record of the portal. */
  readonly about?: MessageAbout;
  readonly confirmed?: true;
}

const LIPOVA = 'SVJ Lipová 12–18';
const ZVONARSKA = 'Nájemní dům Zvonařská 7';
const space = (unit: string, house: string, number: string, query = 'tab=basic') => ({
  unit,
  path: '/pasports',
  query,
  house,
  space: number,
});

const manager = 'spravce@example.cz';
const accountant = 'ucetni@example.cz';
const admin = 'admin@example.cz';
const neighbour = 'soused@example.cz';

/** Messages of the demo's users, newest first for each of them. */
export const MESSAGES: readonly DemoMessage[] = [
  {
    to: manager,
    daysAgo: 1,
    text: 'Revize výtahu v domě Lipová 14 končí za 30 dnů. Objednejte odbornou zkoušku.',
    about: { unit: LIPOVA, path: '/auxiliaries/revisiontypes', query: 'type=0&filter=soon' },
  },
  {
    to: manager,
    daysAgo: 1,
    text: 'Nájemník bytu 7 v domě Zvonařská 7 nahlásil zatékání u okna v ložnici.',
    about: space(ZVONARSKA, 'Zvonařská 7', '7'),
  },
  {
    to: manager,
    daysAgo: 2,
    text: 'Odečty indikátorů v domě Lipová 12 jsou kompletní, zbývá byt 19.',
    about: { unit: LIPOVA, path: '/meters/overview', house: 'Lipová 12' },
  },
  {
    to: manager,
    daysAgo: 3,
    text: 'Nájemní smlouva k obchodu v domě Zvonařská 7 skončí do 60 dnů.',
    about: { unit: ZVONARSKA, path: '/contracts', query: 'filter=ending' },
  },
  {
    to: manager,
    daysAgo: 4,
    text: 'Dodavatel tepla oznámil odstávku teplé vody 12. dne příštího měsíce od 8:00 do 15:00.',
  },
  {
    to: manager,
    daysAgo: 6,
    text: 'Vlastník bytu 23 v domě Lipová 16 ohlásil změnu počtu osob na 4.',
    about: space(LIPOVA, 'Lipová 16', '23', 'tab=occupants'),
  },
  {
    to: manager,
    daysAgo: 7,
    text: 'Shromáždění vlastníků SVJ Lipová 12–18 je svoláno, pozvánky byly odeslány.',
  },
  {
    to: manager,
    daysAgo: 9,
    text: 'V adresáři družstva Javorka jsou dva záznamy se stejným telefonem. Zkontrolujte je.',
    about: { unit: 'Družstvo Javorka', path: '/address-book', query: 'view=duplicates' },
  },
  {
    to: manager,
    daysAgo: 11,
    text: 'Vodoměr teplé vody v bytě 31 v domě Lipová 18 má neobvykle vysokou spotřebu.',
    about: space(LIPOVA, 'Lipová 18', '31', 'tab=meters'),
  },
  {
    to: manager,
    daysAgo: 14,
    text: 'Termín předání změn SIPO se blíží, zkontrolujte plátce bez čísla.',
    about: { unit: LIPOVA, path: '/auxiliaries/sipo', query: 'tab=payers&filter=no-number' },
  },
  {
    to: manager,
    daysAgo: 16,
    text: 'Garáž 9 v ulici Lipová je od prvního dne měsíce volná.',
    about: space(LIPOVA, 'Lipová 8420', 'G9'),
  },
  {
    to: manager,
    daysAgo: 20,
    text: 'Kontrola hasicích přístrojů v domech Na Stráni 3 a 5 proběhla bez závad.',
    about: { unit: LIPOVA, path: '/auxiliaries/revisiontypes', query: 'type=0' },
  },
  {
    to: manager,
    daysAgo: 34,
    text: 'Vítejte v portálu. Začněte výběrem jednotky v horní liště.',
    confirmed: true,
  },
  {
    to: manager,
    daysAgo: 41,
    text: 'Import adresáře SVJ Lipová 12–18 byl dokončen.',
    about: { unit: LIPOVA, path: '/address-book' },
    confirmed: true,
  },

  {
    to: accountant,
    daysAgo: 2,
    text: 'Záloha na teplo za minulý měsíc byla zaúčtována všem jednotkám.',
  },
  {
    to: accountant,
    daysAgo: 5,
    text: 'Nespárovaná platba: variabilní symbol 10100199 neodpovídá žádnému prostoru.',
    about: { unit: LIPOVA, path: '/money/payments' },
  },
  {
    to: accountant,
    daysAgo: 12,
    text: 'Faktura za úklid společných prostor čeká na schválení správcem.',
  },
  {
    to: accountant,
    daysAgo: 30,
    text: 'Vítejte v portálu. Začněte výběrem jednotky v horní liště.',
    confirmed: true,
  },

  {
    to: admin,
    daysAgo: 1,
    text: 'Ukázková data byla vytvořena. Osoby, firmy a čísla v nich jsou vymyšlené.',
  },
  { to: admin, daysAgo: 8, text: 'Záloha databáze proběhla v pořádku.' },

  {
    to: neighbour,
    daysAgo: 1,
    text: 'Nový vlastník bytu 4 v domě Kaštanová 1 požádal o přístup k vyúčtování.',
  },
  { to: neighbour, daysAgo: 6, text: 'Revize hromosvodu v domě U Mlýna 21 končí za 45 dnů.' },
  { to: neighbour, daysAgo: 13, text: 'Nájemce kanceláře v domě Krátká 9 uhradil dlužné nájemné.' },
  {
    to: neighbour,
    daysAgo: 27,
    text: 'Vítejte v portálu. Začněte výběrem jednotky v horní liště.',
    confirmed: true,
  },
];
