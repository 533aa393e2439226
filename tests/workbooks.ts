import { storedArchive } from '#server/files/stored-archive.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const shared = `<Relationship Id="t" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`;

/** Parts of a workbook by their names. */
export type Parts = Readonly<Record<string, string>>;

/** A workbook whose first sheet has this XML, with other parts beside it; nothing of it is packed. */
export function workbook(sheet: string, parts: Parts = {}): Buffer {
  const all: Parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="s" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>${'xl/sharedStrings.xml' in parts ? shared : ''}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${NAMESPACE}"><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  };
  return storedArchive(
    new Map(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)])),
  );
}
