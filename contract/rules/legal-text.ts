/** A piece of a plain text: a heading, a paragraph, or a list. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

function blockOf(lines: readonly string[]): TextBlock[] {
  const [first = ''] = lines;
  if (first.startsWith('# ')) {
    const rest = lines.slice(1);
    const heading: TextBlock = { kind: 'heading', text: first.slice(2).trim() };
    return rest.length === 0 ? [heading] : [heading, ...blockOf(rest)];
  }
  if (first.startsWith('- ')) {
    const end = lines.findIndex((line) => !line.startsWith('- '));
    const items = end === -1 ? lines : lines.slice(0, end);
    const list: TextBlock = { kind: 'list', items: items.map((line) => line.slice(2).trim()) };
    return end === -1 ? [list] : [list, ...blockOf(lines.slice(end))];
  }
  const end = lines.findIndex((line) => /^[#-] /.test(line));
  const own = end === -1 ? lines : lines.slice(0, end);
  const paragraph: TextBlock = { kind: 'paragraph', text: own.join(' ').trim() };
  return end === -1 ? [paragraph] : [paragraph, ...blockOf(lines.slice(end))];
}

/**
 * The pieces of a plain text: a line beginning with `# ` is a heading, with `- ` an item of a list, an
 * empty line ends a paragraph. Everything else is text, whatever it looks like.
 */
export function textBlocks(content: string): TextBlock[] {
  return content
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(blockOf);
}
