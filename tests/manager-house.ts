import { workbook } from './workbooks.ts';

// A house as a manager has it in a spreadsheet: 64 spaces, 150 people with invented names, and all the
// mess that such sheets have. It is made, so that nobody's data are in it.

const SURNAMES =
  'Novák Svoboda Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Navrátil Čermák Vaněk Urban Blažek Kříž Kopecký Konečný Malý Holub Čech Štěpánek Staněk Vlček Soukup Bartoš Musil Šimek Moravec Polák Hruška Matoušek Tichý Hrubý Mach Bureš Vávra Kadlec'.split(
    ' ',
  );
const MEN = 'Jan Petr Josef Pavel Martin Tomáš Jaroslav Miroslav Zdeněk Václav'.split(' ');
const WOMEN = 'Jana Marie Eva Hana Anna Lenka Kateřina Věra Lucie Alena'.split(' ');

const OTHER_MEN = 'Karel Lukáš David Vladimír Ondřej Roman Stanislav Daniel Radek Filip'.split(' ');
const OTHER_WOMEN =
  'Veronika Tereza Martina Jitka Ludmila Helena Michaela Zdenka Ivana Monika'.split(' ');

const womans = (surname: string) => {
  if (surname.endsWith('ý')) return surname.replace(/ý$/, 'á');
  if (surname.endsWith('ek')) return surname.replace(/ek$/, 'ková');
  if (surname.endsWith('ec')) return surname.replace(/ec$/, 'cová');
  return `${surname.replace(/a$/, '')}ová`;
};

type Value = string | number | { readonly failed: string } | null;

const [COUPLES, THREES, QUIET] = [40, 16, 6];

const surname = (at: number) => SURNAMES[at % SURNAMES.length] ?? '';
const man = (at: number) => MEN[(at + Math.floor(at / SURNAMES.length) * 3) % MEN.length] ?? '';
const woman = (at: number) =>
  WOMEN[(at + Math.floor(at / SURNAMES.length) * 3) % WOMEN.length] ?? '';

/** Spouses told in one cell, in the ways that people write them. */
function couple(at: number): string {
  const [his, hers] = [surname(at), womans(surname(at))];
  const ways = [
    `SJM ${his} ${man(at)} a ${hers} ${woman(at)}`,
    `SJM Ing. ${man(at)} ${his}, Ph.D. a ${woman(at)} ${hers}`,
    `${his.toUpperCase()} ${man(at)} a ${hers.toUpperCase()} ${woman(at)} (SJM)`,
    `manželé ${man(at)} ${his} a Mgr. ${woman(at)} ${hers}`,
  ];
  return ways[at % ways.length] ?? '';
}

/** Co-owners in one cell; their surnames are not of one family. */
function three(at: number): string {
  const one = (which: number) => {
    const name = at * 3 + which;
    return which % 2 === 0
      ? `${surname(name + 7)} ${OTHER_MEN[(at + which) % MEN.length] ?? ''}`
      : `${womans(surname(name + 7))} ${OTHER_WOMEN[(at + which) % WOMEN.length] ?? ''}`;
  };
  return [0, 1, 2].map(one).join(', ');
}

function ownerOf(at: number): string {
  if (at < COUPLES) return couple(at);
  if (at < COUPLES + THREES) return three(at - COUPLES);
  // Spouses whom no word tells to be.
  const rest = at - COUPLES - THREES;
  if (rest < QUIET) {
    const name = surname(rest + COUPLES);
    return `${name} ${man(rest + 3)} a ${womans(name)} ${woman(rest + 3)}`;
  }
  return rest === QUIET ? 'Pekařství U Mostu, s.r.o.' : 'Bytové družstvo Dlouhá';
}

const PHONES: readonly ((at: number) => Value)[] = [
  (at) => 777_100_000 + at * 137,
  (at) => `777 20${at % 10} 111, 608 30${at % 10} 222`,
  () => null,
  (at) => `+420 603 4${String(at).padStart(2, '0')} 333`,
];
const FLOORS = ['přízemí', '1.p', '2. NP', '3. patro', '1. PP'] as const;

/** Rows that have to be put right by hand, as long as a person sits at the sheet. */
export const FAULTY = { area: 11, type: 22, share: 33 } as const;

const typeOf = (at: number) => (at >= 60 ? 'Garáž' : at >= 58 ? 'Nebytový prostor' : 'Byt');

const phoneOf = (at: number): Value =>
  at === 5 ? '7,77123E+08' : (PHONES[at % PHONES.length]?.(at) ?? null);

function emailOf(at: number): Value {
  if (at % 3 === 0) return `vlastnik${at + 1}@example.cz`;
  return at % 7 === 0 ? `a${at + 1}@example.cz; b${at + 1}@example.cz` : null;
}

function rowOf(at: number): Value[] {
  const number = at + 1;
  return [
    number,
    FLOORS[at % FLOORS.length] ?? '',
    number === FAULTY.type ? 'Cimra' : typeOf(at),
    number === FAULTY.area ? { failed: '#REF!' } : 48.5 + (at % 30),
    number === FAULTY.share ? 'pětina' : '500/32000',
    ownerOf(at),
    at < 8 ? `Nájemník ${MEN[at] ?? ''} ${'ABCDEFGH'.charAt(at)}.` : null,
    phoneOf(at),
    emailOf(at),
    1 + (at % 4),
    800 + at * 5,
    250,
    at < 30 ? 120 : null,
    1500,
    { failed: '' },
  ];
}

const HEAD: Value[] = [
  'Byt č.',
  'Podlaží',
  'Typ',
  'Výměra (m2)',
  'Podíl na spol. částech',
  'Vlastník',
  'Nájemce',
  'Telefon',
  'E-mail',
  'Osob',
  'Zálohy (Kč/měs.)',
];
const SERVICES: Value[] = ['Teplo', 'Voda', 'Výtah', 'Fond oprav', 'Zálohy celkem'];
const WIDTH = 15;

/** Rows of the sheet with their numbers. */
function sheetRows(): Map<number, Value[]> {
  const rows = new Map<number, Value[]>([
    [1, ['Seznam vlastníků – Dlouhá 12, Praha']],
    [2, ['Správce: Bytservis Poklad, tel. 222 333 444', null, null, 'strana 1']],
    [3, ['Stav k 1. 6. 2026']],
    [5, HEAD],
    [6, [...Array.from({ length: 10 }, () => null), ...SERVICES]],
    [7, ['Vchod A, od parku']],
  ]);
  let row = 8;
  for (let at = 0; at < 64; at += 1) {
    if (at === 32) {
      rows.set(row, [
        'Součet vchod A',
        null,
        null,
        1900,
        '16000/32000',
        null,
        null,
        null,
        null,
        80,
      ]);
      rows.set(row + 2, ['Vchod B, ze dvora']);
      rows.set(row + 3, [...HEAD.slice(0, 10), ...SERVICES]);
      row += 4;
    }
    rows.set(row, rowOf(at));
    row += 1;
  }
  rows.set(row + 1, ['Celkem', null, null, 3900, '32000/32000', null, null, null, null, 160]);
  return rows;
}

const letter = (at: number) => String.fromCodePoint(65 + at);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cellXml(value: Value, at: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'string')
    return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
  return value.failed === '' ? '' : `<c r="${at}" t="e"><f>A1</f><v>${value.failed}</v></c>`;
}

/** The workbook of the manager's house. */
export function managerHouse(): Buffer {
  const rows = [...sheetRows()].map(
    ([number, values]) =>
      `<row r="${number}">${values.map((value, at) => cellXml(value, `${letter(at)}${number}`)).join('')}</row>`,
  );
  const heads = Array.from(
    { length: 10 },
    (_, at) => `<mergeCell ref="${letter(at)}5:${letter(at)}6"/>`,
  );
  const last = letter(WIDTH - 1);
  const merges = [
    `<mergeCell ref="A1:${last}1"/>`,
    `<mergeCell ref="K5:${last}5"/>`,
    `<mergeCell ref="A7:${last}7"/>`,
    ...heads,
  ];
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData><mergeCells count="${merges.length}">${merges.join('')}</mergeCells></worksheet>`;
  return workbook('', { 'xl/worksheets/sheet1.xml': sheet });
}
