// The drawing of a house for paper and files: light, as wide as a sheet of A4 that lies on its side.

/** A space as it is drawn. */
export interface DrawnTile {
  readonly number: string;
  /** What stands under the number. */
  readonly text: string;
  /** Which colour it has, 0 the weakest; 'unknown' is hatched, 'free' is dashed. */
  readonly colour: number | 'unknown' | 'free';
}

/** A drawing with everything that is told around it. */
interface Drawing {
  readonly title: string;
  /** What the colours mean. */
  readonly notes: readonly string[];
  readonly floors: readonly {
    readonly code: string;
    readonly name: string;
    readonly tiles: readonly DrawnTile[];
  }[];
  /** What each colour means, the weakest first. */
  readonly legend: readonly { readonly colour: DrawnTile['colour']; readonly text: string }[];
}

const WIDTH = 1120;
const MARGIN = 20;
const FLOOR = 150;
const TILE = { width: 118, height: 46, gap: 6 } as const;
const COLUMNS = Math.floor((WIDTH - 2 * MARGIN - FLOOR) / (TILE.width + TILE.gap));
const LEGEND = 130;
/** Those of the screen on light paper (`house.module.css`). */
const COLOURS = ['#f4fafb', '#d9eef2', '#a5d2da', '#1d6f7b', '#002d34'] as const;
/** From this colour on letters are white. */
const DARK = 3;
const INK = '#1b1b1b';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const fillOf = (colour: DrawnTile['colour']): string => {
  if (colour === 'unknown') return 'url(#unknown)';
  return colour === 'free' ? '#ffffff' : (COLOURS[colour] ?? COLOURS[0]);
};

const inkOf = (colour: DrawnTile['colour']): string =>
  typeof colour === 'number' && colour >= DARK ? '#ffffff' : INK;

/** So many letters fit into a tile, in bold ones, and beside the floors. */
const FITS = { number: 12, text: 17, floor: 22 } as const;

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const textAt = ({ x, y }: Spot, text: string, look: string) =>
  `<text x="${x}" y="${y}" ${look}>${escaped(text)}</text>`;

function boxAt({ x, y }: Spot, width: number, height: number, colour: DrawnTile['colour']): string {
  const dashed = colour === 'free' ? ' stroke-dasharray="4 3"' : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fillOf(colour)}" stroke="#9aa3a5"${dashed}/>`;
}

function tileAt({ x, y }: Spot, { number, text, colour }: DrawnTile): string {
  const ink = `fill="${inkOf(colour)}"`;
  // Hatching runs under letters, so they stand on paper.
  const paper =
    colour === 'unknown'
      ? `<rect x="${x + 4}" y="${y + 5}" width="${TILE.width - 8}" height="${TILE.height - 10}" fill="#ffffff"/>`
      : '';
  return [
    boxAt({ x, y }, TILE.width, TILE.height, colour),
    paper,
    textAt({ x: x + 8, y: y + 19 }, shortened(number, FITS.number), `${ink} font-weight="700"`),
    textAt({ x: x + 8, y: y + 37 }, shortened(text, FITS.text), `${ink} font-size="13"`),
  ].join('');
}

type DrawnFloor = Drawing['floors'][number];

const heightOf = ({ tiles }: DrawnFloor) =>
  Math.max(1, Math.ceil(tiles.length / COLUMNS)) * (TILE.height + TILE.gap) + TILE.gap;

function floorAt(y: number, { code, name, tiles }: DrawnFloor): string {
  const spot = (at: number): Spot => ({
    x: MARGIN + FLOOR + (at % COLUMNS) * (TILE.width + TILE.gap),
    y: y + TILE.gap + Math.floor(at / COLUMNS) * (TILE.height + TILE.gap),
  });
  return [
    `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y}" y2="${y}" stroke="#c9cfd0"/>`,
    textAt({ x: MARGIN, y: y + 25 }, shortened(code, FITS.number), 'font-weight="700"'),
    name === ''
      ? ''
      : textAt({ x: MARGIN, y: y + 42 }, shortened(name, FITS.floor), 'font-size="12"'),
    tiles.length === 0
      ? textAt({ x: MARGIN + FLOOR, y: y + 30 }, 'bez prostorů', 'font-size="13"')
      : tiles.map((tile, at) => tileAt(spot(at), tile)).join(''),
  ].join('');
}

const HATCH =
  '<defs><pattern id="unknown" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="9" fill="#ffffff"/><rect width="2" height="9" fill="#c9cfd0"/></pattern></defs>';

/** The drawing as a file of its own; everything in it is drawn, so any viewer shows it the same. */
export function drawingSvg({ title, notes, floors, legend }: Drawing): string {
  const head = [
    textAt({ x: MARGIN, y: 34 }, title, 'font-size="20" font-weight="700"'),
    ...notes.map((note, at) => textAt({ x: MARGIN, y: 58 + at * 19 }, note, 'font-size="13"')),
  ];
  const legendY = 52 + notes.length * 19;
  const colours = legend.flatMap(({ colour, text }, at) => [
    boxAt({ x: MARGIN + at * LEGEND, y: legendY }, 28, 16, colour),
    textAt({ x: MARGIN + at * LEGEND + 34, y: legendY + 13 }, text, 'font-size="13"'),
  ]);
  let y = legendY + 32;
  const drawn = floors.map((floor) => {
    const at = y;
    y += heightOf(floor);
    return floorAt(at, floor);
  });
  const height = y + MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" lang="cs" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, Segoe UI, Arial, sans-serif" font-size="15" fill="${INK}">`,
    `<title>${escaped(title)}</title>${HATCH}<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...head,
    ...colours,
    ...drawn,
    '</svg>',
  ].join('\n');
}
