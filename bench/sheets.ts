// Files of 10,000 rows, made alike at every run.

const BUILDINGS = 200;

const SURNAMES = 'Novák Svoboda Dvořák Černý Kučera Veselý Horák Němec Marek Král'.split(' ');
const ENDINGS = 'ba de di fu ka le mo nu pa ro sa ti va ze ha'.split(' ');
const MEN = 'Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav'.split(' ');
const WOMEN = 'Jana Marie Eva Hana Anna Lenka Kateřina Věra Lucie Alena'.split(' ');

const place = (at: number) => [1 + (at % BUILDINGS), 1 + Math.floor(at / BUILDINGS)] as const;
const areaText = (area: number) => area.toFixed(1).replace('.', ',');
const fileOf = (rows: number, header: string, line: (at: number) => string) =>
  [header, ...Array.from({ length: rows }, (_, at) => line(at))].join('\r\n');

/** A file of spaces for the buildings that seeded units have. */
export function sheetOfSpaces(rows: number): string {
  const header =
    'Dům;Číslo prostoru;Typ prostoru;Podlaží;Dispozice;Variabilní symbol;Celková plocha;Podlahová plocha;Vytápěná plocha;Poznámka';
  return fileOf(rows, header, (at) => {
    const [building, number] = place(at);
    const area = 40 + (at % 600) / 10;
    const areas = [area, area - 2, area - 5].map(areaText);
    return `Lípová ${building};${number};Byt;${1 + (number % 4)}. NP;3+kk;${10_000_000 + at};${areas.join(';')};Vchod ze dvora`;
  });
}

/** A file of readings: two of each meter that `seedMeters` has mounted. */
export function sheetOfReadings(rows: number): string {
  return fileOf(rows, 'Výrobní číslo;Datum odečtu;Stav;Závada;Poznámka', (at) => {
    const serial = 70_000_000 + Math.floor(at / 2);
    const day = at % 2 === 0 ? '31. 12. 2025' : '31. 1. 2026';
    return `${serial};${day};${areaText(100 + (at % 600) / 10 + (at % 2) * 60)};V pořádku;`;
  });
}

/** A couple in each third cell; names are alike in no two rows. */
function ownersOf(at: number): string {
  const ending = (which: number) =>
    ENDINGS[Math.floor(at / 10 / ENDINGS.length ** which) % ENDINGS.length];
  const surname = `${SURNAMES[at % 10]}${ending(0)}${ending(1)}${ending(2)}`;
  const man = `${surname} ${MEN[at % 10]}`;
  return at % 3 === 0 ? `SJM ${man} a ${surname}ová ${WOMEN[at % 10]}` : man;
}

/** A file of whole houses: spaces, their owners with a phone, numbers of persons and two advances. */
export function sheetOfHouses(rows: number): string {
  const header = 'Dům;Byt č.;Typ;Podlaží;Výměra;Vlastník;Telefon;Osob;Teplo;Voda;Platí od';
  return fileOf(rows, header, (at) => {
    const [building, number] = place(at);
    const space = `Lípová ${building};${number};Byt;${1 + (number % 4)}. NP;${areaText(40 + (at % 600) / 10)}`;
    return `${space};${ownersOf(at)};777 ${100_000 + at};${1 + (at % 4)};${800 + (at % 50)};250;1. 6. 2026`;
  });
}
