import { beforeEach, describe, expect, test } from 'vitest';
import {
  addObjection,
  answerObjection,
  listObjections,
  writeObjection,
  type ObjectionAnswer,
} from '#contract/settlement/objections.ts';
import { createStatementLink, openStatementLink } from '#contract/settlement/statement-links.ts';
import { deliverStatements } from '#contract/settlement/statements.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

const secretOf = (text: string) => /\/vyuctovani\/([\w-]{43})/u.exec(text)?.[1] ?? '';
const link = async () => {
  const body = { days: 200 };
  const made = await at.world.call(createStatementLink, { ...(await on.ofStatement()), body });
  return secretOf(made.result.url);
};
const open = async (secret: string) =>
  (await at.world.call(openStatementLink, { body: { secret } })).result;
const write = (secret: string, content = 'Výtah nepoužívám.', service_id: number | null = null) =>
  at.world.call(writeObjection, { body: { secret, service_id, content } });
const list = async () => (await at.world.call(listObjections, scene.of(on.id))).result.values;
const answer = (id: number, state: ObjectionAnswer, text = '') =>
  at.world.call(answerObjection, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, id },
    body: { state, answer: text },
  });
const byHand = async (received_on: string, content = 'Došlo poštou.') =>
  at.world.call(addObjection, {
    ...scene.of(on.id),
    body: { settlement_statement_id: await on.onlyId(), service_id: null, content, received_on },
  });
const hand = async (delivered_on: string) =>
  at.world.call(deliverStatements, {
    ...scene.of(on.id),
    body: { statements: [await on.onlyId()], state: 'handed', delivered_on },
  });
const onDay = (day: string) => at.world.setNow(`${day}T10:00:00Z`);

beforeEach(async () => {
  await scene.reviewed(on.id);
  await on.issue();
});

describe('a recipient objects by the link', () => {
  test('to a line of the statement, and it waits for an answer by the term of the law', async () => {
    const secret = await link();
    const { services } = await open(secret);
    const { service_id, service_name } = services[0]!;
    const { result } = await write(secret, 'Výtah nepoužívám.', service_id);
    // Thirty days behind Sunday 1 March end on Tuesday 31 March.
    const objection = {
      service_id,
      service_name,
      content: 'Výtah nepoužívám.',
      received_on: '2026-03-01',
      answer_until: '2026-03-31',
      state: 'open',
      answer: '',
    };
    expect(result).toMatchObject({ until: null, is_open: true, values: [objection] });
    expect((await open(secret)).objections).toEqual(result);
    expect(await list()).toMatchObject([{ ...objection, origin: 'link', space_name: '1' }]);
    expect(await scene.stored(on.id)).toMatchObject({
      objections: 1,
      objections_open: 1,
      answer_until: '2026-03-31',
    });
  });

  test('up to the last day of the term and not the day after', async () => {
    await hand('2026-03-01');
    const secret = await link();
    onDay('2026-03-31');
    expect((await write(secret)).result).toMatchObject({ until: '2026-03-31', is_open: true });
    onDay('2026-04-01');
    const { error } = await write(secret, 'Ještě jedna.');
    expect(error).toMatchObject({ errorCode: codeOf('objection-late') });
    expect(error.errorMsg).toContain('skončila 31. 3. 2026');
    expect((await open(secret)).objections).toMatchObject({ is_open: false, values: [{}] });
  });

  test('once, however often it is sent', async () => {
    const secret = await link();
    await Promise.all([write(secret), write(secret)]);
    const { result } = await write(secret, ' Výtah  nepoužívám.\n');
    expect(result.values).toHaveLength(1);
    expect((await write(secret, 'Něco jiného.')).result.values).toHaveLength(2);
  });

  test('not more often than can be read', async () => {
    const secret = await link();
    await scene.sql(
      `insert into settlement_objections (client_id, unit_id, settlement_id, settlement_statement_id, address_id,
              content, origin, received_on)
       select client_id, unit_id, settlement_id, settlement_statement_id, address_id, 'Námitka ' || n, 'link', '2026-03-01'
         from settlement_statements, generate_series(1, 20) n where settlement_id = $1`,
      [on.id],
    );
    expect((await write(secret)).error.errorCode).toBe(codeOf('objections-full'));
  });

  test('not to a service of another statement, by a foreign link, or with nothing', async () => {
    const secret = await link();
    expect((await write(secret, 'Text', 999_999)).status).toBe(404);
    expect((await write(`${secret.slice(0, -1)}x`)).status).toBe(404);
    expect((await write(secret, '  ')).status).toBe(400);
    expect((await write(secret, 'x'.repeat(4001))).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe('an objection', () => {
  test('that is accepted leads to a correction, which puts it right and says so', async () => {
    const secret = await link();
    await write(secret);
    const id = (await list())[0]?.settlement_objection_id ?? 0;
    expect((await answer(id, 'accepted', 'Opravíme.')).result).toMatchObject({
      state: 'accepted',
      answered_on: '2026-03-01',
      corrected_on: null,
    });
    await on.correct('Námitka k výtahu');
    await scene.reviewed(on.id);
    onDay('2026-03-02');
    await on.issue();
    expect(await list()).toMatchObject([{ state: 'accepted', corrected_on: '2026-03-02' }]);
    const former = await open(secret);
    expect(former.objections).toMatchObject({ is_open: false, values: [{ answer: 'Opravíme.' }] });
    expect((await write(secret, 'Další')).error.errorMsg).toContain('nahradila oprava');
    // Whoever reads the correction sees what he objected to before it.
    expect((await open(await link())).objections).toMatchObject({
      is_open: true,
      values: [{ corrected_on: '2026-03-02' }],
    });
  });

  test('is answered once; a refusal says why', async () => {
    const { result } = await byHand('2026-03-01');
    const id = result.settlement_objection_id;
    expect((await answer(id, 'refused', ' ')).status).toBe(400);
    expect((await answer(id, 'refused', 'Odečet souhlasí.')).status).toBe(200);
    expect((await answer(id, 'accepted')).error.errorCode).toBe(codeOf('objection-answered'));
    expect((await open(await link())).objections.values).toMatchObject([
      { state: 'refused', answer: 'Odečet souhlasí.' },
    ]);
  });

  test('is answered by mail with a link, where the recipient has an address', async () => {
    const email = `namita${on.id}@example.cz`;
    await scene.sql('update addresses set email = $2 where address_id = $1', [
      scene.made.tenant,
      email,
    ]);
    const { result } = await byHand('2026-03-01');
    expect(result.email).toBe(email);
    const answered = await answer(result.settlement_objection_id, 'refused', 'Odečet\nsouhlasí.');
    expect(answered.result.mailed_to).toBe(email);
    const { rows } = await scene.sql(
      'select subject, body from outbox_mails where recipient = $1',
      [email],
    );
    expect(rows).toMatchObject([{ subject: 'Odpověď na námitku k vyúčtování 2025 – prostor 1' }]);
    const { body } = rows[0] as { body: string };
    expect(body).toContain('Odpověď správce: Odečet souhlasí.');
    expect((await open(secretOf(body))).objections.values).toHaveLength(1);
  });

  test('that came on paper is of a day from the issue to today', async () => {
    expect((await byHand('2026-02-28')).status).toBe(400);
    expect((await byHand('2026-03-02')).status).toBe(400);
    onDay('2026-03-20');
    expect((await byHand('2026-03-05')).result).toMatchObject({
      origin: 'hand',
      received_on: '2026-03-05',
      // Thirty days end on Saturday 4 April, and Monday is a holiday.
      answer_until: '2026-04-07',
    });
  });

  test('of another unit is neither read nor answered', async () => {
    const { result } = await byHand('2026-03-01');
    const { near } = await at.neighbours();
    const token = at.user.token;
    const params = { unit_id: near.unit_id, id: result.settlement_objection_id };
    const body = { state: 'accepted', answer: '' } as const;
    expect((await at.world.call(answerObjection, { token, params, body })).status).toBe(404);
    const of = { unit_id: near.unit_id, settlement_id: on.id };
    expect((await at.world.call(listObjections, { token, params: of })).status).toBe(404);
  });

  test('holds the settlement from being closed until it is settled, and put right when accepted', async () => {
    await hand('2026-03-01');
    const { result } = await byHand('2026-03-01');
    onDay('2026-04-15');
    expect((await scene.stored(on.id)).state).toBe('delivered');
    await answer(result.settlement_objection_id, 'withdrawn');
    expect(await scene.stored(on.id)).toMatchObject({ state: 'closed', answer_until: null });
    const again = await byHand('2026-03-01');
    expect((await scene.stored(on.id)).state).toBe('delivered');
    await answer(again.result.settlement_objection_id, 'accepted');
    expect(await scene.stored(on.id)).toMatchObject({ state: 'delivered', objections_open: 0 });
  });
});
