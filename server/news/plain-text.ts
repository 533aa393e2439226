import { Lexer, type Token, type Tokens } from 'marked';

const SHORT = 240;
/** Read of a text for its beginning; a long one would cost time with each overview. */
const READ = 2000;

/** What a token says in running text: raw markup, tables and code say nothing there. */
function textOf(token: Token): string {
  if (silent.has(token.type)) return ' ';
  if (token.type === 'list') return joined((token as Tokens.List).items);
  const { tokens, text } = token as { tokens?: Token[]; text?: string };
  const said = tokens === undefined ? (text ?? '') : joined(tokens);
  return token.type === 'heading' && /[\p{L}\p{N}]$/u.test(said) ? `${said}:` : said;
}

const silent = new Set(['html', 'def', 'space', 'br', 'hr', 'checkbox', 'table', 'code']);
const blocks = new Set(['paragraph', 'heading', 'list', 'list_item', 'blockquote']);

function joined(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (blocks.has(token.type) ? ` ${textOf(token)} ` : textOf(token)))
    .join('');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Markdown as plain text in one line. */
export function plainText(markdown: string): string {
  return joined(new Lexer().lex(markdown))
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The beginning of the text, about two lines of it; cut between words. */
export function excerptOf(markdown: string): string {
  const text = plainText(markdown.slice(0, READ));
  if (text.length <= SHORT) return text;
  const cut = text.slice(0, SHORT);
  const end = cut.lastIndexOf(' ');
  // In a text of one long word the last sign may be cut in its half.
  const whole = end > 0 ? cut.slice(0, end) : Array.from(cut).slice(0, -1).join('');
  return `${whole.trimEnd()}…`;
}
