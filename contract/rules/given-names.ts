import { bareKey } from './text-key.ts';

// The given names that most people in the country bear; enough to tell which word of a name is which.
const men =
  'jan jiri petr josef pavel martin tomas jaroslav miroslav zdenek vaclav michal frantisek jakub milan karel lukas david vladimir ladislav ondrej roman stanislav marek daniel radek antonin vojtech filip adam matej miloslav ivan ales jaromir dominik libor patrik bohumil ludek oldrich vlastimil vit robert rudolf ivo lubos igor viktor simon stepan vilem richard hynek bohuslav kamil radim dusan vlastislav otakar bretislav arnost alois emil eduard leos rene kryštof samuel matyas tadeas'.split(
    ' ',
  );
const women =
  'marie jana eva hana anna lenka katerina vera lucie alena petra veronika jaroslava tereza martina jitka ludmila helena michaela zdenka ivana jirina monika marcela zuzana dagmar marketa jarmila dana barbora vlasta irena bozena pavla eliska kristyna kamila iveta radka romana simona drahomira andrea renata libuse natalie olga nikola kveta adela sarka blanka miroslava denisa klara daniela gabriela karolina silvie vendula stanislava milena nadezda sona magdalena ruzena emilie frantiska milada hedvika olga dita ilona jindriska'.split(
    ' ',
  );
const known = new Set([...men, ...women].map(bareKey));

/** Whether the word is one of the usual given names. */
export const isGivenName = (word: string): boolean => known.has(bareKey(word));

/** Whether the word is a surname by its Czech ending: of a woman (-ová, -ská …) or of a family (-ovi). */
export const isSurnameByEnding = (word: string): boolean =>
  /(?:ov|sk|ck|n|[lrtvdhm])á$|ovi$/iu.test(word) && !isGivenName(word);

/** The surname of a woman of the family: Novák – Nováková, Černý – Černá; a woman's own as it is. */
export function womansSurname(surname: string): string {
  const lower = surname.toLowerCase();
  if (lower.endsWith('á') || lower.endsWith('í')) return surname;
  if (lower.endsWith('ý')) return `${surname.slice(0, -1)}á`;
  if (/ek$/iu.test(surname) && surname.length > 3) return surname.replace(/ek$/iu, 'ková');
  if (/ec$/iu.test(surname)) return surname.replace(/ec$/iu, 'cová');
  return `${surname.replace(/[aoeě]$/iu, '')}ová`;
}

/** The surname of one of a family that is told together: Novákovi – Novák. */
export const singleSurname = (surname: string): string => surname.replace(/ovi$/iu, '');

/** Whether a given name is a woman's. */
export const isWomansGivenName = (word: string): boolean =>
  women.includes(bareKey(word)) || (!known.has(bareKey(word)) && /[aeieyě]$/iu.test(word));
