/** What the company register is known to answer, written in its own shape. */
interface Listed {
  readonly ico: string;
  readonly obchodniJmeno: string;
  readonly dic?: string;
  readonly dicSkDph?: string;
  readonly sidlo: Record<string, string | number | boolean>;
  readonly datumZaniku?: string;
  readonly adresaDorucovaci?: Record<string, string>;
}

function delivery(radekAdresy1: string, radekAdresy2: string, radekAdresy3: string) {
  return { radekAdresy1, radekAdresy2, radekAdresy3 };
}

/**
 * Public records of companies: with a street and without, with a letter in the number, tax payers, members
 * of VAT groups, one in liquidation, a dissolved one (made up, like the one abroad).
 */
export const listedCompanies: readonly Listed[] = [
  {
    ico: '26435675',
    obchodniJmeno: 'CineStar s.r.o.',
    dic: 'CZ26435675',
    sidlo: {
      nazevUlice: 'Radlická',
      cisloDomovni: 3185,
      cisloOrientacni: 1,
      cisloOrientacniPismeno: 'c',
      psc: 15000,
      nazevObce: 'Praha',
      nazevCastiObce: 'Smíchov',
    },
    adresaDorucovaci: delivery('Radlická 3185/1c', 'Smíchov', '15000 Praha 5'),
  },
  {
    ico: '45274649',
    obchodniJmeno: 'ČEZ, a. s.',
    dic: 'CZ45274649',
    sidlo: {
      nazevUlice: 'Duhová',
      cisloDomovni: 1444,
      cisloOrientacni: 2,
      psc: 14000,
      nazevObce: 'Praha',
      nazevCastiObce: 'Michle',
    },
    adresaDorucovaci: delivery('Duhová 1444/2', 'Michle', '14000 Praha 4'),
  },
  {
    ico: '25528351',
    obchodniJmeno: 'KOMSOL CZ, s.r.o.',
    dic: 'CZ25528351',
    sidlo: { cisloDomovni: 32, psc: 67401, nazevObce: 'Trnava', nazevCastiObce: 'Trnava' },
  },
  {
    ico: '00841811',
    obchodniJmeno: 'Obec Němčice',
    sidlo: { cisloDomovni: 151, psc: 67951, nazevObce: 'Němčice' },
  },
  {
    ico: '49240901',
    obchodniJmeno: 'Raiffeisenbank a.s.',
    dicSkDph: 'CZ699003154',
    sidlo: {
      nazevUlice: 'Hvězdova',
      cisloDomovni: 1716,
      cisloOrientacni: 2,
      cisloOrientacniPismeno: 'b',
      psc: 14000,
      nazevObce: 'Praha',
    },
  },
  {
    ico: '62413686',
    obchodniJmeno: 'ISMAJLER komanditní společnost v likvidaci',
    sidlo: {
      nazevUlice: 'Lindnerova',
      cisloDomovni: 1609,
      cisloOrientacni: 2,
      psc: 18000,
      nazevObce: 'Praha',
    },
  },
  {
    ico: '49812670',
    obchodniJmeno: 'H. A. C. spol. s r.o.',
    dic: 'CZ49812670',
    sidlo: { cisloDomovni: 97, psc: 53353, nazevObce: 'Pardubice', nazevCastiObce: 'Semtín' },
  },
  {
    ico: '02445344',
    obchodniJmeno: 'Skanska Residential a.s.',
    dicSkDph: 'CZ699004845',
    sidlo: {
      nazevUlice: 'Křižíkova',
      cisloDomovni: 682,
      cisloOrientacni: 34,
      cisloOrientacniPismeno: 'a',
      psc: 18600,
      nazevObce: 'Praha',
    },
  },
  {
    ico: '25110161',
    obchodniJmeno: 'Zaniklá firma s.r.o.',
    datumZaniku: '2021-06-30',
    sidlo: { cisloDomovni: 26, psc: 51781, nazevObce: 'Olešnice', nazevCastiObce: 'Hoděčín' },
  },
  {
    ico: '25596641',
    obchodniJmeno: 'Zahraniční GmbH, odštěpný závod',
    dic: 'CZ25596641',
    sidlo: { nazevUlice: 'Hauptstraße', cisloDomovni: 4, pscTxt: '1010', nazevObce: 'Wien' },
  },
];

/**
 * An old record that other registers handed over: neither number nor postal code, and a business ID whose
 * check digit is wrong although the company exists.
 */
export const oldRecord: Listed = {
  ico: '00123562',
  obchodniJmeno: 'Zemědělské družstvo Předměřice nad Labem - v likvidaci',
  sidlo: { nazevObce: 'Předměřice nad Labem' },
  adresaDorucovaci: delivery('Předměřice nad Labem', 'okres: Hradec Králové', 'Česká republika'),
};

/** The register's whole answer about a company: much more than the portal reads. */
export function registerAnswer({ sidlo, ...rest }: Listed): Record<string, unknown> {
  const place = { kodStatu: 'CZ', nazevStatu: 'Česká republika', standardizaceAdresy: true };
  return {
    ...rest,
    sidlo: { ...place, ...sidlo, textovaAdresa: 'celá adresa', typCisloDomovni: 1 },
    icoId: rest.ico,
    pravniForma: '121',
    financniUrad: '013',
    datumVzniku: '1992-05-06',
    datumAktualizace: '2025-01-17',
    czNace: ['35110', '00'],
    seznamRegistraci: { stavZdrojeRos: 'AKTIVNI', stavZdrojeIr: 'NEEXISTUJICI' },
    primarniZdroj: 'ros',
    dalsiUdaje: [{ datovyZdroj: 'res', sidlo: [{ sidlo, primarniZaznam: true }] }],
  };
}

/** What the portal reads of that answer. */
export function toldCompany({ sidlo, ...rest }: Listed) {
  return {
    ...rest,
    sidlo: { ...sidlo, textovaAdresa: 'celá adresa' },
    seznamRegistraci: { stavZdrojeIr: 'NEEXISTUJICI' },
  };
}

/** The register's answer to a number that it does not know. */
export const unknownCompany = {
  kod: 'NENALEZENO',
  popis: 'Ekonomický subjekt nebyl nalezen|text se mění',
  subKod: 'VYSTUP_SUBJEKT_NENALEZEN',
};
