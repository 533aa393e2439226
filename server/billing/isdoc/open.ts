import { FileFault } from '#server/files/file-fault.ts';
import { textOfFile } from '#server/files/encoding.ts';
import { filesWithin, type WithinPdf } from '#server/files/pdf/attached.ts';
import { PdfFault, type PdfTrouble } from '#server/files/pdf/syntax.ts';
import { unpackArchive } from '#server/files/unpack.ts';
import { readXml, XmlFault, type XmlElement, type XmlTrouble } from '#server/files/xml.ts';

/** A real invoice has some tens of kilobytes; one with a thousand lines less than two megabytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Why an electronic invoice cannot be read; the sentence is for people. */
export class InvoiceFault extends Error {}

const troubles: Readonly<Record<XmlTrouble, string>> = {
  broken: 'Elektronická faktura není celá nebo je poškozená; požádejte dodavatele o novou.',
  defines: 'Elektronická faktura má vlastní definice, které v ní nemají co dělat; nečteme ji.',
  grows: 'Elektronická faktura má příliš mnoho prvků.',
};

const troublesOfPdf: Readonly<Record<PdfTrouble, string>> = {
  broken:
    'Soubor PDF není celý nebo je poškozený; požádejte dodavatele o nový, nebo doklad zapište ručně.',
  grows: 'Soubor PDF nebo faktura v něm jsou příliš velké; doklad zapište ručně a PDF přiložte.',
  locked:
    'Soubor PDF je chráněný heslem, a proto z něj fakturu nelze přečíst. Uložte ho bez hesla, nebo doklad zapište ručně.',
};

const beginsWith = (file: Buffer, mark: string) =>
  file.subarray(0, mark.length).toString('latin1') === mark;
const isPacked = (file: Buffer) => beginsWith(file, 'PK');

/** The root of an electronic invoice, alone, packed, or within a PDF. Errors: `InvoiceFault`. */
export function openInvoice(file: Buffer): XmlElement {
  const sent = beginsWith(file, '%PDF-') ? withinPdf(file) : file;
  const main = isPacked(sent) ? unpackedMain(sent) : sent;
  if (main.length > MOST_BYTES)
    throw new InvoiceFault('Elektronická faktura je větší než 4 MB; zapište ji ručně.');
  const root = rootOf(main);
  if (root.name !== 'Invoice')
    throw new InvoiceFault(
      'Soubor není faktura ISDOC. Vyberte soubor s koncovkou isdoc, isdocx nebo pdf.',
    );
  return root;
}

function rootOf(bytes: Buffer): XmlElement {
  const text = textOfFile(bytes);
  if (text === undefined) throw new InvoiceFault(troubles.broken);
  try {
    return readXml(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof XmlFault) throw new InvoiceFault(troubles[error.trouble]);
    throw error;
  }
}

/** The invoice that the manifest of an archive names; without one that which lies in its root. */
function unpackedMain(file: Buffer): Buffer {
  try {
    const parts = unpackArchive(file, (name) => /\.(?:xml|isdoc)$/i.test(name));
    const manifest = parts.get('manifest.xml');
    const named = manifest && rootOf(manifest).at('maindocument')?.attributes['filename'];
    const main = named === undefined ? undefined : parts.get(named);
    const found = main ?? [...parts].find(([name]) => /^[^/]+\.isdoc$/i.test(name))?.[1];
    if (found === undefined) throw new InvoiceFault('V archivu ISDOCX není žádná faktura.');
    return found;
  } catch (error) {
    if (error instanceof FileFault) throw new InvoiceFault(troubles.broken);
    throw error;
  }
}

/** The invoice that a PDF has attached. */
function withinPdf(file: Buffer): Buffer {
  const [invoice, another] = attachedInvoices(file);
  if (invoice === undefined)
    throw new InvoiceFault(
      'V souboru PDF není vložená elektronická faktura ISDOC; doklad zapište ručně a PDF přiložte.',
    );
  if (another !== undefined)
    throw new InvoiceFault(
      'V souboru PDF je více elektronických faktur; nahrajte každou zvlášť jako soubor ISDOC.',
    );
  return invoice.content;
}

function attachedInvoices(file: Buffer): WithinPdf[] {
  try {
    return filesWithin(file, (name) => /\.isdocx?$/i.test(name), MOST_BYTES);
  } catch (error) {
    if (error instanceof PdfFault) throw new InvoiceFault(troublesOfPdf[error.trouble]);
    throw error;
  }
}
