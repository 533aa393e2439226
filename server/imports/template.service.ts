import type { getImportTemplate } from '#contract/import-start.ts';
import type { ImportKind } from '#contract/import-kinds.ts';
import type { ActorCall } from '#server/http/route.ts';
import type { Column } from '#contract/record-file.ts';
import { kinds } from './kinds/all.ts';

const names: Readonly<Record<ImportKind, string>> = {
  house: 'Dům v jedné tabulce',
  buildings: 'Domy',
  spaces: 'Prostory',
  persons: 'Osoby',
  tenants: 'Nájemci',
  ownerships: 'Vlastnictví',
  occupants: 'Počty osob',
  costs: 'Náklady a zálohy',
  rooms: 'Místnosti',
  roommates: 'Spolubydlící',
  readings: 'Odečty měřidel',
  documents: 'Doklady dodavatelů',
};
const NARROWEST = 12;

// Cells are text, so that a workbook makes no date of a share and no number of a symbol.
const headOf = ({ label }: Column) => ({ value: label, fontWeight: 'bold' as const });
const exampleOf = ({ example }: Column) => ({ value: example, format: '@', type: String });
const widthOf = ({ label, example }: Column) => ({
  width: Math.max(NARROWEST, label.length + 2, example.length + 2),
});

/** A workbook with the header of the kind and one example row. */
export async function template({ params }: ActorCall<typeof getImportTemplate>) {
  // Loaded with the first template, so that the server starts without it.
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const { columns } = kinds[params.kind];
  const sheet = [columns.map(headOf), columns.map(exampleOf)];
  const file = await writeExcelFile(sheet, {
    columns: columns.map(widthOf),
    stickyRowsCount: 1,
  }).toBlob();
  const content = Buffer.from(await file.arrayBuffer());
  return {
    file_name: `${names[params.kind]}.xlsx`,
    content_base64: content.toString('base64'),
  };
}
