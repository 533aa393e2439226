import type { Content, DynamicContent, Margins } from 'pdfmake/interfaces.js';
import type { PdfDocument } from './document.ts';

/** On which page a part begins, as the maker has just laid it out. */
function firstPage(part: Content): number {
  const { positions } = part as { readonly positions?: readonly { readonly pageNumber: number }[] };
  return positions?.[0]?.pageNumber ?? 1;
}

/** By which whoever looks for what follows a heading knows the foot. */
const FOOT_LEVEL = 9;

/** What stands at the foot of a page: the title and which page of how many it is, of all or of its part. */
export function footOf(
  { title, titles }: PdfDocument,
  content: readonly Content[],
  margin: Margins,
): DynamicContent {
  const line = (text: string, page: number, pages: number): Content => ({
    margin,
    style: 'dimmed',
    headlineLevel: FOOT_LEVEL,
    columns: [
      { text, width: '*', headlineLevel: FOOT_LEVEL },
      { text: `strana ${page} z ${pages}`, width: 'auto', headlineLevel: FOOT_LEVEL },
    ],
    columnGap: 12,
  });
  if (titles === undefined) return (page, pages) => line(title, page, pages);
  return (page, pages) => {
    const begins = content.map(firstPage);
    const at = begins.findLastIndex((first) => first <= page);
    const first = begins[at] ?? 1;
    const next = begins[at + 1] ?? pages + 1;
    return line(titles[at] ?? title, page - first + 1, next - first);
  };
}
