import type { DynamicContent, Margins } from 'pdfmake/interfaces.js';

/** By which whoever looks for what follows a heading knows the foot. */
const FOOT_LEVEL = 9;

/** Pages that are numbered together: how many of them are before the part that is drawn, and how many in all. */
export interface Numbered {
  readonly before: number;
  /** Left out where the part is numbered alone. */
  readonly all?: number;
}

/** What stands at the foot of each page of a part: a title and which page of how many it is. */
export function footOf(title: string, { before, all }: Numbered, margin: Margins): DynamicContent {
  return (page, pages) => ({
    margin,
    style: 'dimmed',
    headlineLevel: FOOT_LEVEL,
    columns: [
      { text: title, width: '*', headlineLevel: FOOT_LEVEL },
      {
        text: `strana ${before + page} z ${all ?? pages}`,
        width: 'auto',
        headlineLevel: FOOT_LEVEL,
      },
    ],
    columnGap: 12,
  });
}
