import type { Token, Tokens } from 'marked';
import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { linkKind } from '#contract/rules/news-link.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** A text as people wrote it: the few names of signs become the signs; React writes them as text. */
function decoded(text: string): string {
  return text.replaceAll(
    /&(amp|lt|gt|quot|nbsp);/g,
    (whole, name: string) => entities[name] ?? whole,
  );
}

/** Elements side by side, without keys: they never change their places. */
export function sideBySide(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/** Tokens of a line. What is not known here, raw markup and pictures above all, stays the text it is. */
export function inline(tokens: readonly Token[]): ReactNode {
  return sideBySide(tokens.map(piece));
}

function piece(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline((token as Tokens.Strong).tokens)}</strong>;
    case 'em':
      return <em>{inline((token as Tokens.Em).tokens)}</em>;
    case 'del':
      return <del>{inline((token as Tokens.Del).tokens)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <TextLink link={token as Tokens.Link} />;
    case 'checkbox':
      return (token as Tokens.Checkbox).checked ? '☑ ' : '☐ ';
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'text':
      return textPiece(token as Tokens.Text);
    default:
      return token.raw;
  }
}

function textPiece({ tokens, text }: Tokens.Text): ReactNode {
  return tokens === undefined ? decoded(text) : inline(tokens);
}

function TextLink({ link: { href, tokens, raw } }: { link: Tokens.Link }) {
  const kind = linkKind(href);
  if (kind === null) return raw;
  if (kind === 'inner') return <InnerLink href={href}>{inline(tokens)}</InnerLink>;
  if (kind === 'mail') return <a href={href}>{inline(tokens)}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inline(tokens)}
      <span className="k-hidden"> (otevře se v novém okně)</span>
    </a>
  );
}
