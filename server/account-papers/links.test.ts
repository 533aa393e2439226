import { describe, expect, test } from 'vitest';
import { paperNote } from '#contract/money/account-paper-text.ts';
import {
  createAccountLink,
  listAccountLinks,
  openAccountLink,
  printAccountLink,
  revokeAccountLink,
} from '#contract/money/account-links.ts';
import { anonymisePerson } from '#contract/personal-data.ts';
import { insertRow } from '#tests/builders.ts';
import { accountScene, pagesOf } from '#tests/account-papers.ts';

const { at, account, claim, pay, bank, token, params } = accountScene();

type Account = Awaited<ReturnType<typeof account>>;

const make = (one: Account, body: object = {}) =>
  at.world.call(createAccountLink, {
    token: token(),
    params: params(one),
    body: { address_id: one.address_id, by_mail: false, days: 30, ...body },
  });
const open = (secret: string) => at.world.call(openAccountLink, { body: { secret } });
const links = async (one: Account) =>
  (await at.world.call(listAccountLinks, { token: token(), params: params(one) })).result.values;
const secretOf = (url: string) => /\/konto\/([\w-]{43})/u.exec(url)?.[1] ?? '';
const copied = async (one: Account) => secretOf((await make(one)).result.url);

describe('whoever has the link of an account', () => {
  test('sees that account as it stands today, and nothing of others', async () => {
    const one = await account('12');
    const other = await account('27', { last_name: 'Cizí' });
    await bank();
    await claim(one, '2026-11-05', 100_000);
    await claim(other, '2026-11-05', 777_700);
    const secret = await copied(one);
    const { status, result } = await open(secret);
    expect(status).toBe(200);
    expect(result).toMatchObject({ space_number: '12', balance: 100_000, expires: '2026-12-25' });
    expect(JSON.stringify(result)).not.toMatch(/Cizí|777[ _]?700|"27"/u);
    await pay(one, '2026-11-20', 40_000);
    const later = (await open(secret)).result;
    expect(later.payment).toMatchObject({ to_pay: 60_000 });
    // Notes and who paid are the manager's own.
    expect(JSON.stringify(later)).not.toMatch(/tajná/u);
    const { result: file } = await at.world.call(printAccountLink, { body: { secret } });
    expect((await pagesOf(file)).join(' ')).toContain('K úhradě 600,00 Kč');
  });

  test('is told in which order his payments pay, as the unit has set it', async () => {
    const secret = await copied(await account('12'));
    const note = async () => paperNote((await open(secret)).result);
    expect(await note()).toMatch(
      /^Platby se započítávají na to, co bylo splatné nejdříve \(§ 1933 /u,
    );
    await insertRow(at.world.db, 'ledger_settings', {
      ...at.unit,
      due_day: 5,
      credit_order: 'penalties',
    });
    expect(await note()).toMatch(/^Platby se započítávají nejdříve na náklady, penále a úroky /u);
  });

  test('is noted with when he opened it first and last, beside who made the link', async () => {
    const one = await account();
    const secret = await copied(one);
    expect((await links(one))[0]).toMatchObject({ opened: '', opened_count: 0, recipient: '' });
    await open(secret);
    at.world.setNow('2026-11-26T10:00:00Z');
    await open(secret);
    expect((await links(one))[0]).toMatchObject({
      full_name: 'Nováková Jana',
      created_by: 'Jana Zkušební',
      opened: '2026-11-25T09:00:00.000Z',
      opened_last: '2026-11-26T10:00:00.000Z',
      opened_count: 2,
    });
  });

  test('is refused once the person for whom it was made was erased', async () => {
    const one = await account();
    const [own, other] = [await copied(one), await copied(await account('27'))];
    const { client_id, unit_id } = at.unit;
    const admin = await at.world.makeUser({ client_id, is_client_admin: true });
    const body = { confirmation: 'Nováková Jana', requested_on: '2026-11-20', reason: 'Žádost' };
    const of = { unit_id, address_id: one.address_id };
    const call = { token: admin.token, params: of, body };
    expect((await at.world.call(anonymisePerson, call)).status).toBe(200);
    expect((await open(own)).status).toBe(404);
    expect((await links(one))[0]?.revoked).not.toBe('');
    expect((await open(other)).status).toBe(200);
  });

  test('is refused when it was guessed, has ended or was revoked', async () => {
    const one = await account();
    const secret = await copied(one);
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await open(`${secret}x`)).status).toBe(404);
    expect((await open('')).status).toBe(400);
    at.world.setNow('2026-12-25T09:00:00Z');
    expect((await open(secret)).status).toBe(200);
    at.world.setNow('2026-12-26T09:00:00Z');
    expect((await open(secret)).error.errorMsg).toContain('skončila 25. 12. 2026');
    at.world.setNow('2026-11-25T09:00:00Z');
    const [link] = await links(one);
    const of = { unit_id: at.unit.unit_id, id: link?.account_link_id ?? 0 };
    const stranger = await at.world.makeUser();
    const foreign = { token: stranger.token, params: of };
    expect((await at.world.call(revokeAccountLink, foreign)).status).toBe(404);
    expect((await open(secret)).status).toBe(200);
    expect((await at.world.call(revokeAccountLink, { token: token(), params: of })).status).toBe(
      200,
    );
    expect((await open(secret)).error.errorMsg).toContain('zrušil');
    const print = await at.world.call(printAccountLink, { body: { secret } });
    expect(print.status).toBe(404);
    expect((await links(one))[0]).toMatchObject({ opened_count: 2 });
  });

  test('guesses thirty times within an hour at most, and a right link takes nothing of it', async () => {
    const secret = await copied(await account());
    for (let tries = 0; tries < 3; tries += 1) await open(secret);
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1)
      statuses.push((await open(`${String(guess).padStart(3, '0')}${'g'.repeat(40)}`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe('a link', () => {
  test('is kept as a hash alone', async () => {
    const one = await account();
    const secret = await copied(one);
    const { rows } = await at.world.db.owner.query<{ row: string }>(
      `select to_jsonb(l)::text as row from account_links l where ledger_account_id = $1
       union all select to_jsonb(r)::text from replies r`,
      [one.ledger_account_id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(secret);
  });

  test('is mailed to one of the people of the account, once a minute, and not told to who mailed it', async () => {
    const one = await account();
    const sent = await make(one, { by_mail: true });
    expect(sent.result).toMatchObject({ url: '', recipient: 'jana@example.cz' });
    expect((await make(one, { by_mail: true })).status).toBe(429);
    const { rows } = await at.world.db.owner.query<{ recipient: string; body: string }>(
      'select recipient, body from outbox_mails',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.recipient).toBe('jana@example.cz');
    expect(rows[0]?.body).not.toMatch(/Nováková|Kč/u);
    expect((await open(secretOf(rows[0]?.body ?? ''))).status).toBe(200);
    expect((await links(one))[0]).toMatchObject({ mail_state: 'waiting' });
  });

  test('is mailed with a word of the code of the payment only where there is one behind it', async () => {
    const mailed = async (one: Account) => {
      await at.world.db.owner.query('delete from sign_in_attempts');
      await at.world.db.owner.query('delete from outbox_mails');
      await make(one, { by_mail: true });
      const { rows } = await at.world.db.owner.query<{ body: string }>(
        'select body from outbox_mails',
      );
      return rows[0]?.body;
    };
    const [withoutCode, withCode] = [
      'bez přihlášení. Je tam i PDF k vytištění:',
      'bez přihlášení. Je tam i kód QR platby a PDF k vytištění:',
    ];
    const one = await account();
    await claim(one, '2026-11-05', 100_000);
    // The unit has no bank account.
    expect(await mailed(one)).toContain(withoutCode);
    await bank();
    expect(await mailed(one)).toContain(withCode);
    await pay(one, '2026-11-20', 100_000);
    expect(await mailed(one)).toContain(withoutCode);
  });

  test('is for nobody else, and is not mailed to whom no address is known', async () => {
    const one = await account('12', { email: '' });
    const other = await account('13');
    expect((await make(one, { by_mail: true })).error.errorMsg).toContain('nemá zapsaný e-mail');
    expect((await make(one, { address_id: other.address_id })).status).toBe(404);
    expect((await make(one, { days: 401 })).status).toBe(400);
    const stranger = await at.world.makeUser();
    const foreign = { token: stranger.token, params: params(one) };
    expect((await at.world.call(listAccountLinks, foreign)).status).toBe(404);
  });
});
