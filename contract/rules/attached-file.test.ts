import { describe, expect, test } from 'vitest';
import { attachedFileFault, attachedFileType, typeByName } from './attached-file.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\n');
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const UNKNOWN = 'Vyberte soubor PDF, PNG nebo JPEG';
const OTHER = 'Obsah souboru neodpovídá jeho příponě';

describe('an attached file', () => {
  test.each([
    ['zpráva.pdf', PDF, null],
    ['ZPRÁVA.PDF', PDF, null],
    ['štítek.png', PNG, null],
    ['štítek.jpg', JPEG, null],
    ['štítek.v2.JPEG', JPEG, null],
    ['zpráva.docx', PDF, UNKNOWN],
    ['zpráva', PDF, UNKNOWN],
    ['zpráva.pdf.exe', PDF, UNKNOWN],
    ['zpráva.constructor', PDF, UNKNOWN],
    ['štítek.png', JPEG, OTHER],
    ['zpráva.pdf', PNG, OTHER],
    ['zpráva.pdf', new TextEncoder().encode('<html>%PDF-'), OTHER],
    ['zpráva.pdf', PDF.slice(0, 4), OTHER],
    ['zpráva.pdf', new Uint8Array(), 'Soubor je prázdný'],
  ])('named %s is judged by its name and its content', (name, content, fault) =>
    expect(attachedFileFault(name, content, content.length)).toBe(fault),
  );

  test('may have 10 MB and not a byte more', () => {
    const most = 10 * 1_048_576;
    expect(attachedFileFault('zpráva.pdf', PDF, most)).toBeNull();
    expect(attachedFileFault('zpráva.pdf', PDF, most + 1)).toBe('Soubor je větší než 10 MB');
  });

  test('is a PDF, a PNG or a JPEG by its type', () => {
    expect(attachedFileType.options).toEqual(['application/pdf', 'image/png', 'image/jpeg']);
  });

  test('has a type by the end of its name', () => {
    expect(
      ['a.pdf', 'a.png', 'a.jpg', 'a.jpeg', 'a.gif', 'a.isdoc'].map((name) => typeByName(name)),
    ).toEqual(['application/pdf', 'image/png', 'image/jpeg', 'image/jpeg', undefined, undefined]);
  });

  test('is an electronic invoice too where papers are taken', () => {
    const judged = (name: string, text: string) => {
      const content = new TextEncoder().encode(text);
      return attachedFileFault(name, content, content.length, 'papers');
    };
    expect(judged('faktura.isdoc', '\uFEFF<Invoice/>')).toBeNull();
    expect(judged('faktura.isdocx', 'PK\u0003\u0004')).toBeNull();
    expect(judged('faktura.isdoc', '%PDF-1.7')).toBe(OTHER);
    expect(judged('faktura.xls', '')).toBe('Vyberte soubor PDF, PNG, JPEG, ISDOC nebo ISDOCX');
  });
});
