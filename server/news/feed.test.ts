import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NEWS_FEED } from '#contract/news.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.setNow('2025-01-20T12:00:00Z');
  await world.db.owner.query('delete from portal_news');
  await world.db.owner.query('update runtime_settings set maintenance_mode = false');
});
afterAll(() => world.close());

const add = (columns: Record<string, unknown>) =>
  insertRow(world.db, 'portal_news', { news_date: '2025-01-10', is_enabled: true, ...columns });
const feed = (headers: Record<string, string> = {}) => world.request({ url: NEWS_FEED, headers });

/** Elements that are not closed, or closed in another order. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, closes, name = '', closed] of xml.matchAll(/<(\/?)([a-z]+)(?: [^<>]*?)?(\/?)>/g)) {
    if (closes !== '/' && closed !== '/') open.push(name);
    if (closes === '/' && open.pop() !== name) open.push(`not ${name}`);
  }
  return open;
}

// What XML 1.0 allows in a text.
const speakable = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

describe('the feed of news', () => {
  test('needs neither a token nor a header of ours, and is an Atom feed', async () => {
    const { portal_news_id } = await add({
      title: 'Nová verze',
      tag: 'verze',
      news_content: '**a**',
    });
    const answer = await feed();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const address = `https://portal.example.cz/blog/detail/${String(portal_news_id)}`;
    for (const part of [
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="cs">',
      '<link rel="self" type="application/atom+xml" href="https://portal.example.cz/blog/feed.atom"/>',
      `<id>${address}</id>`,
      `<link rel="alternate" href="${address}"/>`,
      '<title type="text">Nová verze</title>',
      '<category term="verze"/>',
      '<summary type="text">a</summary>',
      '<published>2025-01-10T00:00:00Z</published>',
    ])
      expect(answer.body).toContain(part);
    expect(answer.body).toMatch(/<updated>\d{4}-\d\d-\d\dT[\d:.]+Z<\/updated>/);
  });

  test('tells of public items only, whoever asks', async () => {
    const system = await world.makeUser({ is_sys_admin: true });
    await add({ title: 'Veřejná' });
    await add({ title: 'Kanárek přihlášených', is_public: false });
    await add({ title: 'Kanárek koncept', is_enabled: false });
    await add({ title: 'Kanárek zítra', public_date: '2025-01-21' });
    const { body } = await feed({ authorization: `Bearer ${system.token}` });
    expect(body).toContain('Veřejná');
    expect(body).not.toContain('Kanárek');
  });

  test.each([
    '</title><script>alert(1)</script>',
    ']]>',
    '&amp; & &#0; &lt;',
    `"'><!-- -->`,
    'tabulátor\ta\u0008\u000b\u001f\u007f',
    'neznak \ufffe \uffff',
  ])('is well-formed with the title %j', async (title) => {
    await add({ title, news_content: title, tag: title.slice(0, 40) });
    const { body } = await feed();
    expect(body).toMatch(speakable);
    const [, inside = ''] = /<entry>[^]*<title type="text">([^]*?)<\/title>/.exec(body) ?? [];
    expect(inside).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/);
    expect(body.match(/<entry>/g)).toHaveLength(1);
    expect(unclosed(body)).toEqual([]);
  });

  test('leads to another site where the item says so, and keeps the id of the portal', async () => {
    await add({
      title: 'Jinde',
      link_detail: 'https://example.cz/?a=1&b=2',
      link_is_external: true,
    });
    const { body } = await feed();
    expect(body).toContain('<link rel="alternate" href="https://example.cz/?a=1&amp;b=2"/>');
    expect(body).toMatch(/<id>https:\/\/portal\.example\.cz\/blog\/detail\/\d+<\/id>/);
  });

  test('is not sent again to a reader who has it, until something changes', async () => {
    await add({ title: 'První' });
    const first = await feed();
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await feed(known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const since = { 'if-modified-since': String(first.headers['last-modified']) };
    expect((await feed(since)).statusCode).toBe(304);
    await add({ title: 'Druhá' });
    expect((await feed(known)).statusCode).toBe(200);
  });

  test('is empty but valid where nothing was published, and closed in maintenance', async () => {
    expect((await feed()).body).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    await world.db.owner.query('update runtime_settings set maintenance_mode = true');
    expect((await feed()).statusCode).toBe(503);
  });
});
