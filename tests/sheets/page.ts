/** One picture of the sheet. */
export interface Picture {
  readonly look: string;
  /** The screen, and what is open over it. */
  readonly name: string;
  readonly file: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A name as a name of a file. */
export function fileName(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, 90);
}

function rowOf(name: string, pictures: readonly Picture[]): string {
  const cells = pictures.map(
    ({ look, file }) =>
      `<a href="${file}" target="_blank"><img loading="lazy" src="${file}" alt=""><br>${look}</a>`,
  );
  return `<section><h2>${escaped(name)}</h2><div>${cells.join('')}</div></section>`;
}

/** The page that shows all pictures, a screen in all its looks beside each other. */
export function sheetPage(pictures: readonly Picture[]): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const rows = names.map((name) =>
    rowOf(
      name,
      pictures.filter((each) => each.name === name),
    ),
  );
  return `<!doctype html><html lang="cs"><meta charset="utf-8"><title>Obrazovky</title>
<style>body{font:14px sans-serif;margin:16px;background:#888}h2{font-size:15px;margin:20px 0 4px}
section div{display:flex;gap:8px;align-items:start;overflow-x:auto}a{color:#000;text-decoration:none}
img{width:320px;max-height:420px;object-fit:cover;object-position:top;border:1px solid #444}</style>
<h1>${names.length} obrazovek a dialogů, ${pictures.length} obrázků</h1>${rows.join('\n')}</html>\n`;
}
