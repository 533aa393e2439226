import { NEWS_FEED } from '#contract/news.ts';
import type { NewsItem } from '#server/core/news/news.sql.ts';
import { excerptOf } from './plain-text.ts';

// What XML 1.0 cannot hold at all: control characters, halves of pairs, the two non-characters.
const unspeakable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replaceAll(unspeakable, '\uFFFD').replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');
}

/** When the item last changed for a reader: saved, or come to its day. */
export function changedAt({ updated, public_date }: NewsItem): string {
  const published = public_date === null ? '' : `${public_date}T00:00:00.000Z`;
  return published > updated ? published : updated;
}

function entryOf(item: NewsItem, publicUrl: string): string {
  const address = `${publicUrl}/blog/detail/${item.portal_news_id}`;
  const link = item.link_is_external && item.link_detail !== '' ? item.link_detail : address;
  return [
    '  <entry>',
    `    <id>${escaped(address)}</id>`,
    `    <title type="text">${escaped(item.title)}</title>`,
    `    <link rel="alternate" href="${escaped(link)}"/>`,
    `    <published>${item.news_date}T00:00:00Z</published>`,
    `    <updated>${changedAt(item)}</updated>`,
    ...(item.tag === '' ? [] : [`    <category term="${escaped(item.tag)}"/>`]),
    `    <summary type="text">${escaped(excerptOf(item.news_content))}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** The items, the newest first, as an Atom feed (RFC 4287). */
export function feedText(items: readonly NewsItem[], publicUrl: string): string {
  const updated = items.map(changedAt).toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="cs">',
    `  <id>${escaped(`${publicUrl}/blog`)}</id>`,
    '  <title type="text">Kastelán – novinky</title>',
    `  <link rel="self" type="application/atom+xml" href="${escaped(publicUrl + NEWS_FEED)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(`${publicUrl}/blog`)}"/>`,
    `  <updated>${updated}</updated>`,
    '  <author><name>Kastelán</name></author>',
    ...items.map((item) => entryOf(item, publicUrl)),
    '</feed>',
    '',
  ].join('\n');
}
