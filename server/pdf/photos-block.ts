import type { Column, Content } from 'pdfmake/interfaces.js';
import { DIMMED } from './colours.ts';
import type { PdfPhoto, PdfPhotos } from './document.ts';

/** Points of a column, and of what a photo takes at most: two stand beside one another, four on a page. */
const GAP = 17;
const WIDE = { side: 232, height: 250 };
/** A signature is one, and small. */
const SMALL = { side: 200, height: 80 };

const pictureOf = ({ jpeg_base64, caption }: PdfPhoto, { side, height }: typeof WIDE): Column => ({
  width: '*',
  stack: [
    {
      alt: caption,
      stack: [{ image: `data:image/jpeg;base64,${jpeg_base64}`, fit: [side, height] }],
    },
    { text: caption, color: DIMMED, fontSize: 8.5, margin: [0, 2, 0, 0] },
  ],
});

/** Photos with what each shows, two in a row; no page parts a row. */
export const photosBlock = ({ photos, small = false }: PdfPhotos): Content => {
  const rows = Array.from({ length: Math.ceil(photos.length / 2) }, (_, at) =>
    photos.slice(2 * at, 2 * at + 2),
  );
  return {
    stack: rows.map((row) => ({
      unbreakable: true,
      margin: [0, 4, 0, 8],
      columnGap: GAP,
      columns: [
        ...row.map((photo) => pictureOf(photo, small ? SMALL : WIDE)),
        ...(row.length === 1 ? [{ width: '*' as const, text: '' }] : []),
      ],
    })),
  };
};
