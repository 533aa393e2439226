import { beforeEach, describe, expect, test } from 'vitest';
import {
  askBoard,
  decideBoard,
  listBoardReviews,
  openBoardLink,
  revokeBoardLink,
} from '#contract/settlement/board.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

const ask = async (email = '', more: object = {}) =>
  at.world.call(askBoard, {
    ...scene.of(on.id),
    body: {
      settlement_count_id: await scene.lastCount(on.id),
      name: 'Jana Výborová',
      email,
      days: 21,
      ...more,
    },
  });
const secretOf = (url: string) => /\/vybor\/([\w-]{43})$/u.exec(url)?.[1] ?? '';
const asked = async () => secretOf((await ask()).result.url);
const open = (secret: string) => at.world.call(openBoardLink, { body: { secret } });
const decide = (secret: string, body: object = {}) =>
  at.world.call(decideBoard, {
    body: { secret, state: 'signed', signed_name: 'Jana Výborová', comment: '', ...body },
  });
const reviews = async () => (await at.world.call(listBoardReviews, scene.of(on.id))).result.values;

beforeEach(() => scene.counted(on.id));

describe('a member of the board', () => {
  test('sees sums against documents and nobody’s name', async () => {
    const { result } = await open(await asked());
    expect(result).toMatchObject({
      name: 'Jana Výborová',
      cost: 112_000,
      is_overtaken: false,
      state: 'asked',
      services: [{ cost: 112_000, divided: 112_000 }],
    });
    const [service] = result.services;
    expect(service?.documents.reduce((sum, { part }) => sum + part, 0)).toBe(112_000);
    // Nothing of the year before is counted.
    expect(result.changed).toEqual([]);
    expect(JSON.stringify(result)).not.toContain('Nájemná');
  });

  test('sees the spaces that changed most, with why', async () => {
    await scene.counted(await scene.begin({ period_from: '2024-01-01', period_to: '2024-12-31' }));
    await scene.counted(on.id);
    const { result } = await open(await asked());
    // The year before nothing was charged: 672 and 448 Kč more.
    expect(result.changed.map(({ cost, former }) => [cost, former])).toEqual([
      [67_200, 0],
      [44_800, 0],
    ]);
    expect(result.changed[0]?.reasons[0]).toContain('za službu nikdo nic neúčtoval');
  });

  test('signs once, with his name, and the manager reads when', async () => {
    const secret = await asked();
    const empty = await decide(secret, { signed_name: ' ' });
    expect([empty.status, empty.error.fields?.[0]?.field]).toEqual([400, 'signed_name']);
    expect((await decide(secret)).result).toMatchObject({
      state: 'signed',
      signed_name: 'Jana Výborová',
      decided: '2026-03-01T10:00:00.000Z',
    });
    const again = await decide(secret, { state: 'objected', comment: 'Přece ne.' });
    expect(again.error.errorCode).toBe(codeOf('board-decided'));
    expect(await reviews()).toMatchObject([
      { name: 'Jana Výborová', state: 'signed', number: 1, opened_count: 1, recipient: '' },
    ]);
  });

  test('writes what is to be mended instead, and does not sign by that', async () => {
    const secret = await asked();
    const empty = await decide(secret, { state: 'objected' });
    expect([empty.status, empty.error.fields?.[0]?.field]).toEqual([400, 'comment']);
    await decide(secret, { state: 'objected', comment: 'Chybí faktura za únor.' });
    expect(await reviews()).toMatchObject([
      { state: 'objected', signed_name: '', comment: 'Chybí faktura za únor.' },
    ]);
  });

  test('does not sign a count that was made anew since', async () => {
    const secret = await asked();
    await scene.counted(on.id);
    expect((await open(secret)).result.is_overtaken).toBe(true);
    expect((await decide(secret)).error.errorCode).toBe(codeOf('board-overtaken'));
    const old = (await reviews())[0]?.settlement_count_id;
    expect((await ask('', { settlement_count_id: old })).error.errorCode).toBe(
      codeOf('settlement-not-last'),
    );
  });

  test('has a link that ends by its day, or when it is revoked', async () => {
    const secret = await asked();
    const [review] = await reviews();
    at.world.setNow('2026-03-22T10:00:00Z');
    expect((await open(secret)).status).toBe(200);
    at.world.setNow('2026-03-23T10:00:00Z');
    expect((await open(secret)).error.errorCode).toBe(codeOf('statement-link-unknown'));
    at.world.setNow('2026-03-02T10:00:00Z');
    await at.world.call(revokeBoardLink, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, id: review?.settlement_review_id ?? 0 },
    });
    expect((await decide(secret)).error.errorCode).toBe(codeOf('statement-link-unknown'));
    expect((await open('x'.repeat(43))).status).toBe(404);
  });
});

test('a link goes by mail where there is an address, once', async () => {
  const { result } = await ask('vybor@example.cz');
  const mails = await scene.sql(
    `select recipient, subject, body from outbox_mails where recipient = 'vybor@example.cz'`,
    [],
  );
  expect(mails.rows).toHaveLength(1);
  expect(mails.rows[0]?.['body']).toContain(result.url);
  expect(mails.rows[0]?.['subject']).toContain('Vyúčtování služeb 2025 ke schválení');
});
