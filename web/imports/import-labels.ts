import type { ImportKind } from '#contract/import-kinds.ts';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import type { Limited } from '#contract/rules/licence.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';

/** Names of what can be imported. */
export const kindLabels: Readonly<Record<ImportKind, string>> = {
  house: 'Dům v jedné tabulce',
  buildings: 'Domy',
  spaces: 'Prostory',
  persons: 'Osoby a firmy',
  tenants: 'Nájemci',
  ownerships: 'Vlastnictví',
  occupants: 'Počty osob',
  costs: 'Náklady a zálohy',
  rooms: 'Místnosti',
  roommates: 'Spolubydlící',
  readings: 'Odečty měřidel',
  documents: 'Doklady dodavatelů',
};

/** What of the licence the records are counted into, if anything. */
export const kindLimits: Readonly<Partial<Record<ImportKind, Limited>>> = {
  spaces: 'pasports',
  persons: 'items',
};

/** What has to be in the unit before the import. */
export const kindHints: Readonly<Record<ImportKind, string>> = {
  house:
    'Prostory, vlastníci nebo nájemci, počty osob a zálohy z jedné tabulky. Dům, který v jednotce není, se založí.',
  buildings: 'Domy jednotky se skupinou a adresou.',
  spaces: 'Byty a nebyty. Jejich domy už musí v jednotce být.',
  persons: 'Záznamy adresáře.',
  tenants: 'Kdo který prostor užívá a od kdy. Prostory už musí v jednotce být.',
  ownerships: 'Kdo který prostor vlastní a jakým podílem. Prostory už musí v jednotce být.',
  occupants: 'Kolik osob v kterém prostoru bydlí a od kdy. Prostory už musí v jednotce být.',
  costs: 'Měsíční zálohy prostorů na jednotlivé služby. Prostory už musí v jednotce být.',
  rooms: 'Místnosti prostorů s plochou a koeficientem započtení. Prostory už musí v jednotce být.',
  roommates:
    'Kdo v kterém prostoru bydlí s nájemcem a od kdy. Prostory i osoby už musí v jednotce být.',
  readings:
    'Stavy měřidel od odečtové firmy nebo z dálkového odečtu, i za více měsíců v řádku. Měřidla už musí v jednotce být.',
  documents:
    'Faktury, dobropisy a zálohy dodavatelů, řádek dokladu na řádek souboru. Odběrná místa už musí v jednotce být.',
};

/** What is being imported, from which file, and whose it is. */
export function batchNote({ kind, file_name, supplier }: ImportBatch): string {
  return [kindLabels[kind], file_name, supplier].filter((text) => text !== '').join(' · ');
}

/** How far an import is. */
export const stateLabels: Readonly<Record<ImportBatch['state'], string>> = {
  uploaded: 'čeká na přiřazení sloupců',
  checking: 'zkouší se nanečisto',
  checked: 'čeká na přijetí',
  accepting: 'přijímá se',
  accepted: 'přijat',
  undoing: 'vrací se',
  undone: 'vrácen',
  failed: 'zkouška se nezdařila',
};

/** What the dry run says of a row. */
export const rowLabels: Readonly<Record<ImportRow['state'], string>> = {
  new: 'nový',
  changed: 'změněný',
  same: 'beze změny',
  failing: 'chybný',
  'left-out': 'vynechaný',
};

/** A task works on the import just now. */
export function isUnderWay(state: ImportBatch['state'] | undefined): boolean {
  return state === 'checking' || state === 'accepting' || state === 'undoing';
}

/** '1 nový záznam', '3 nové záznamy', '500 nových záznamů'. */
export function newRecords(count: number): string {
  return counted(count, 'nový záznam', 'nové záznamy', 'nových záznamů');
}

/** '1 změněný záznam', '3 změněné záznamy', '500 změněných záznamů'. */
export function changedRecords(count: number): string {
  return counted(count, 'změněný záznam', 'změněné záznamy', 'změněných záznamů');
}

/** '1 chybný řádek', '3 chybné řádky', '500 chybných řádků'. */
export function failingRows(count: number): string {
  return counted(count, 'chybný řádek', 'chybné řádky', 'chybných řádků');
}

function counted(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count, 0)} ${czechPlural(count, one, few, many)}`;
}
