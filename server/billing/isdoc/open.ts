import { FileFault } from '#server/files/file-fault.ts';
import { textOfFile } from '#server/files/encoding.ts';
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

const isPacked = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

/** The root of an electronic invoice, packed or not. Errors: `InvoiceFault`. */
export function openInvoice(file: Buffer): XmlElement {
  const main = isPacked(file) ? unpackedMain(file) : file;
  if (main.length > MOST_BYTES)
    throw new InvoiceFault('Elektronická faktura je větší než 4 MB; zapište ji ručně.');
  const root = rootOf(main);
  if (root.name !== 'Invoice')
    throw new InvoiceFault(
      'Soubor není faktura ISDOC. Vyberte soubor s koncovkou isdoc nebo isdocx.',
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
