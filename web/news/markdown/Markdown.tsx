import { Lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { newsDepthRule } from '#contract/rules/news-depth.ts';
import { inline, sideBySide } from './Inline.tsx';
import styles from './markdown.module.css';

/** Markdown as elements of React. No markup of the text gets through: it is shown as the text it is. */
export function Markdown({ text }: { text: string }) {
  const content = useMemo(
    // A text that the form refuses anyway could drown the lexer.
    () => (newsDepthRule(text) === null ? blocks(new Lexer({ gfm: true }).lex(text)) : text),
    [text],
  );
  return <div className={styles.text}>{content}</div>;
}

function blocks(tokens: readonly Token[]): ReactNode {
  return sideBySide(tokens.map(block));
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <Heading heading={token as Tokens.Heading} />;
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens)}</p>;
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens)}</blockquote>;
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'html':
      return <p>{token.raw.trim()}</p>;
    default:
      return inline([token]);
  }
}

function itemOf({ tokens }: Tokens.ListItem): ReactNode {
  return <li>{blocks(tokens)}</li>;
}

/** The page has its own first heading. */
function Heading({ heading: { depth, tokens } }: { heading: Tokens.Heading }) {
  const Tag = (['h2', 'h3', 'h4', 'h5'] as const)[depth - 1] ?? 'h6';
  return <Tag>{inline(tokens)}</Tag>;
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const rows = sideBySide(items.map(itemOf));
  if (!ordered) return <ul>{rows}</ul>;
  return <ol start={start === '' ? 1 : start}>{rows}</ol>;
}

function cellOf({ header, align, tokens }: Tokens.TableCell): ReactNode {
  const Tag = header ? 'th' : 'td';
  return <Tag data-align={align ?? undefined}>{inline(tokens)}</Tag>;
}

function rowOf(cells: readonly Tokens.TableCell[]): ReactNode {
  return <tr>{sideBySide(cells.map(cellOf))}</tr>;
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <table>
      <thead>{rowOf(header)}</thead>
      <tbody>{sideBySide(rows.map(rowOf))}</tbody>
    </table>
  );
}
