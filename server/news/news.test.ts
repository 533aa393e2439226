import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import {
  createNews,
  deleteNews,
  listNews,
  listNewsHistory,
  readNews,
  updateNews,
} from '#contract/news.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { insertRow } from '#tests/builders.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
type User = Awaited<ReturnType<World['makeUser']>>;
let system: User;
let user: User;
beforeAll(async () => {
  world = await createWorld();
  system = await world.makeUser({ is_sys_admin: true });
  user = await world.makeUser({ is_client_admin: true });
});
beforeEach(async () => {
  world.setNow('2025-01-20T12:00:00Z');
  await world.db.owner.query('delete from portal_news');
  await world.db.owner.query('truncate settings_log');
});
afterAll(() => world.close());

async function add(columns: Record<string, unknown> = {}): Promise<number> {
  const row = await insertRow(world.db, 'portal_news', {
    title: 'Zpráva',
    news_date: '2025-01-10',
    is_enabled: true,
    ...columns,
  });
  return Number(row['portal_news_id']);
}
const titles = async (by?: User, search?: string) => {
  const asked = search === undefined ? {} : { query: { search } };
  const { result } = await world.call(listNews, { token: by?.token, ...asked });
  return result.values.map(({ title }) => title);
};
const read = (portal_news_id: number, by?: User) =>
  world.call(readNews, { token: by?.token, params: { portal_news_id } });
const save = (portal_news_id: number, body: object, by = system) =>
  world.call(updateNews, { token: by.token, params: { portal_news_id }, body });
const draft = {
  title: 'Nová verze',
  news_content: '# Co je nového\n\nPřibyly **revize**.',
  link_detail: '',
  link_is_external: false,
  is_public: true,
  is_enabled: false,
  news_date: '2025-01-15',
  public_date: null,
  tag: 'novinka ve verzi',
  app_version: '2025.01.20.01',
};

describe('the overview of news', () => {
  test('tells anybody the public items, the newest first, with the beginning of their plain text', async () => {
    await add({ title: 'Starší', news_date: '2024-12-01' });
    await add({ title: 'Novější', news_content: '# Nadpis\n\nText **tučně** &amp; [odkaz](/x)' });
    const { result } = await world.call(listNews);
    expect(result.values.map(({ title }) => title)).toEqual(['Novější', 'Starší']);
    expect(result.values[0]).toMatchObject({ excerpt: 'Nadpis: Text tučně & odkaz' });
    expect(result.values[0]).not.toHaveProperty('news_content');
  });

  test('tells items for signed-in people to them alone', async () => {
    await add({ title: 'Veřejná' });
    await add({ title: 'Pro přihlášené', is_public: false });
    expect(await titles()).toEqual(['Veřejná']);
    expect(await titles(user)).toEqual(['Pro přihlášené', 'Veřejná']);
  });

  test('tells drafts and what is yet to come to a system admin alone, marked', async () => {
    await add({ title: 'Koncept', is_enabled: false });
    await add({ title: 'Naplánovaná', public_date: '2025-01-21' });
    await add({ title: 'Dnešní', public_date: '2025-01-20' });
    expect(await titles()).toEqual(['Dnešní']);
    expect(await titles(user)).toEqual(['Dnešní']);
    const { result } = await world.call(listNews, { token: system.token });
    expect(result.values.map(({ title, state }) => [title, state])).toEqual([
      ['Dnešní', 'published'],
      ['Naplánovaná', 'scheduled'],
      ['Koncept', 'draft'],
    ]);
  });

  test('publishes at midnight of Prague, without anybody saving anything', async () => {
    await add({ title: 'Naplánovaná', public_date: '2025-01-21' });
    world.setNow('2025-01-20T22:59:59Z');
    expect(await titles()).toEqual([]);
    world.setNow('2025-01-20T23:00:00Z');
    expect(await titles()).toEqual(['Naplánovaná']);
  });

  test('is searched without case and diacritics, in titles, tags and whole texts', async () => {
    await add({ title: 'Příliš žluťoučký', news_content: `${'slovo '.repeat(300)}kůň` });
    await add({ title: 'Jiná', tag: 'Údržba' });
    expect(await titles(undefined, 'PRILIS KUN')).toEqual(['Příliš žluťoučký']);
    expect(await titles(undefined, 'udrzba')).toEqual(['Jiná']);
    expect(await titles(undefined, '%')).toEqual([]);
    expect(await titles(undefined, '')).toHaveLength(2);
  });

  test('finds nothing in what the caller may not read', async () => {
    await add({ title: 'Tajná', news_content: 'tajemství', is_enabled: false });
    expect(await titles(user, 'tajemstvi')).toEqual([]);
    expect(await titles(system, 'tajemstvi')).toEqual(['Tajná']);
  });

  test('is refused with a token that does not hold, as every call is', async () => {
    const reply = await world.call(listNews, { token: 'x'.repeat(43) });
    expect(reply.error.errorCode).toBe(errors.unauthorized.errorCode);
    for (const open of [listNews, readNews]) expect(refusalsOf(open)).toContain('unauthorized');
  });
});

describe('an item of news', () => {
  test('is read with its neighbours of those the caller may read', async () => {
    const oldest = await add({ title: 'První', news_date: '2025-01-01' });
    await add({ title: 'Koncept', news_date: '2025-01-02', is_enabled: false });
    const middle = await add({ title: 'Druhá', news_date: '2025-01-03', news_content: '*x*' });
    const newest = await add({ title: 'Třetí', news_date: '2025-01-03' });
    const { result } = await read(middle);
    expect(result).toMatchObject({ title: 'Druhá', news_content: '*x*', state: 'published' });
    expect(result.previous).toEqual({ portal_news_id: oldest, title: 'První' });
    expect(result.next).toEqual({ portal_news_id: newest, title: 'Třetí' });
    expect((await read(newest)).result.next).toBeNull();
    expect((await read(middle, system)).result.previous?.title).toBe('Koncept');
  });

  test('that the caller may not read is as missing as one that never was', async () => {
    const hidden = [
      await add({ is_enabled: false }),
      await add({ public_date: '2025-01-21' }),
      await add({ is_public: false }),
      2_000_000_000,
    ];
    for (const id of hidden) {
      const reply = await read(id);
      expect([reply.status, reply.error.errorCode]).toEqual([404, errors['not-found'].errorCode]);
    }
    expect((await read(hidden[0] ?? 0, user)).status).toBe(404);
    expect((await read(hidden[2] ?? 0, user)).status).toBe(200);
  });
});

describe('the writing of news', () => {
  test('begins with a draft and is published by a change', async () => {
    const { result } = await world.call(createNews, { token: system.token, body: draft });
    expect(result).toMatchObject({ ...draft, state: 'draft', version: 1 });
    expect(await titles()).toEqual([]);
    const { result: saved } = await save(result.portal_news_id, { is_enabled: true, version: 1 });
    expect(saved).toMatchObject({ state: 'published', version: 2 });
    expect(await titles()).toEqual(['Nová verze']);
  });

  test('creates once what is sent twice with the same key', async () => {
    const call = { token: system.token, body: draft, headers: { 'idempotency-key': 'a' } };
    const [one, other] = [await world.call(createNews, call), await world.call(createNews, call)];
    expect(other.result).toEqual(one.result);
    expect(await titles(system)).toHaveLength(1);
  });

  test('belongs to system admins', async () => {
    const id = await add();
    const by = { token: user.token };
    const replies = [
      await world.call(createNews, { ...by, body: draft }),
      await save(id, { title: 'Cizí' }, user),
      await world.call(deleteNews, { ...by, params: { portal_news_id: id } }),
      await world.call(listNewsHistory, { ...by, params: { portal_news_id: id } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await titles()).toEqual(['Zpráva']);
  });

  test('refuses an older version and shows what holds now', async () => {
    const id = await add();
    await save(id, { title: 'Moje', version: 1 });
    const late = await save(id, { title: 'Pozdní', version: 1 });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ title: 'Moje', version: 2 });
    expect(await titles()).toEqual(['Moje']);
  });

  test.each([
    ['no title', { title: '' }, 'Toto pole je povinné'],
    ['a title too long', { title: 'x'.repeat(201) }, /200/],
    ['a day that is none', { news_date: '31. 1. 2025' }, 'Zadejte datum'],
    ['a day too old', { public_date: '1700-01-01' }, 'Zadejte datum v letech 1800 až 2199'],
    ['quotations too deep', { news_content: '>'.repeat(21) }, /nejvýše do 20 úrovní/],
    ['a text too long', { news_content: 'x'.repeat(20_001) }, /20/],
    ['a script', { link_detail: 'javascript:alert(1)', link_is_external: true }, /https/],
    ['a hidden server', { link_detail: '//zly.example', link_is_external: false }, /lomítkem/],
    ['a hidden name', { link_detail: 'https://a@zly.example', link_is_external: true }, /https/],
  ])('refuses %s and changes nothing', async (_title, fields, message) => {
    const call = { token: system.token, body: { ...draft, ...fields } };
    const created = await world.call(createNews, call);
    const changed = await save(await add(), fields);
    for (const { status, error } of [created, changed]) {
      expect(status).toBe(400);
      const [first] = error.fields ?? [];
      expect(first?.field).toBe(Object.keys(fields)[0]);
      expect(first?.message).toMatch(message);
    }
    expect(await titles(system)).toEqual(['Zpráva']);
  });

  test('judges a changed link with the kind that the item already has', async () => {
    const id = await add({ link_detail: 'https://example.cz', link_is_external: true });
    const reply = await save(id, { link_is_external: false });
    expect(reply.error.fields?.[0]?.field).toBe('link_detail');
    expect((await save(id, { link_detail: '', link_is_external: false })).status).toBe(200);
  });

  test('is written down, and the history tells who changed what', async () => {
    const { result } = await world.call(createNews, { token: system.token, body: draft });
    const params = { portal_news_id: result.portal_news_id };
    await save(result.portal_news_id, { title: 'Nová verze 2' });
    await save(result.portal_news_id, {});
    const history = await world.call(listNewsHistory, { token: system.token, params });
    const [changed, made, ...rest] = history.result.values;
    expect(rest).toEqual([]);
    expect(changed).toMatchObject({
      user_identity: system.user_identity,
      action: 'update',
      changes: [{ field: 'title', old_value: 'Nová verze', new_value: 'Nová verze 2' }],
    });
    expect(made?.action).toBe('insert');
  });

  test('ends by a deletion, after which the item is missing and what it said stays in the log', async () => {
    const id = await add({ title: 'Smazaná' });
    const call = { token: system.token, params: { portal_news_id: id } };
    expect((await world.call(deleteNews, call)).status).toBe(200);
    expect((await world.call(deleteNews, call)).status).toBe(404);
    expect((await read(id, system)).status).toBe(404);
    const { rows } = await world.db.owner.query<{ changes: object }>(
      'select changes from settings_log',
    );
    expect(rows[0]?.changes).toMatchObject({ [`portal_news.${id}.title`]: ['Smazaná', null] });
  });
});
