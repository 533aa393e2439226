import { describe, expect, test } from 'vitest';
import {
  createConfirmationLink,
  listConfirmationLinks,
  openConfirmationLink,
  printConfirmationLink,
  revokeConfirmationLink,
} from '#contract/money/confirmation-links.ts';
import {
  issueConfirmation,
  revokeConfirmation,
  verifyConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { anonymisePerson } from '#contract/personal-data.ts';
import { accountScene, pagesOf, TODAY } from '#tests/account-papers.ts';

const { at, account, claim, pay, token, params } = accountScene();

type Account = Awaited<ReturnType<typeof account>>;

const issue = async (one: Account, body: object = {}) =>
  (
    await at.world.call(issueConfirmation, {
      token: token(),
      params: params(one),
      body: {
        as_of: TODAY,
        unsettled_since: 2026,
        requester: 'transferor',
        requester_name: '',
        consent_on: null,
        consent_note: '',
        replaces_id: null,
        revoked_reason: '',
        ...body,
      },
    })
  ).result;
const of = (debt_confirmation_id: number) => ({
  token: token(),
  params: { unit_id: at.unit.unit_id, debt_confirmation_id },
});
const make = (id: number, body: object = {}) =>
  at.world.call(createConfirmationLink, {
    ...of(id),
    body: { made_for: 'JUDr. Alena Nová, notářka', recipient: '', days: 30, ...body },
  });
const links = async (id: number) =>
  (await at.world.call(listConfirmationLinks, of(id))).result.values;
const open = (secret: string) => at.world.call(openConfirmationLink, { body: { secret } });
const secretOf = (url: string) => /\/potvrzeni\/([\w-]{43})/u.exec(url)?.[1] ?? '';
const copied = async (id: number) => secretOf((await make(id)).result.url);

/** An account that owes 1 000 Kč, confirmed. */
async function confirmed(number = '12') {
  const one = await account(number);
  await claim(one, '2026-10-15', 100_000, { name: 'Fond oprav' });
  const { debt_confirmation_id: id } = await issue(one);
  return { one, id };
}

describe('whoever has the link of a confirmation', () => {
  test('sees that one as it was issued, whatever is paid since, with its PDF and what verifies it', async () => {
    const { one, id } = await confirmed();
    const other = await confirmed('27');
    const secret = await copied(id);
    await pay(one, '2026-11-20', 100_000);
    const { status, result } = await open(secret);
    expect(status).toBe(200);
    expect(result).toMatchObject({
      number: '2026/1',
      revoked: '',
      replaced_by: '',
      tells_interest: true,
      expires: '2026-12-25',
      content: { space_number: '12', names: 'Nováková Jana', debts_sum: 100_000 },
    });
    expect(JSON.stringify(result)).not.toContain('"27"');
    const { result: file } = await at.world.call(printConfirmationLink, { body: { secret } });
    const paper = (await pagesOf(file)).join(' ');
    expect(paper).toContain('Potvrzení o dluzích č. 2026/1');
    expect(paper).toContain(result.code);
    const checked = await at.world.call(verifyConfirmation, {
      body: { number: result.number, code: result.code },
    });
    expect(checked.result).toMatchObject({ debts_sum: 100_000, space_number: '12' });
    expect((await open(await copied(other.id))).result.content.space_number).toBe('27');
  });

  test('is told that it was revoked, why, and which one stands in its stead', async () => {
    const { one, id } = await confirmed();
    const secret = await copied(id);
    await issue(one, { replaces_id: id, revoked_reason: 'Chyběl doplatek' });
    expect((await open(secret)).result).toMatchObject({
      number: '2026/1',
      revoked: '2026-11-25T09:00:00.000Z',
      revoked_reason: 'Chyběl doplatek',
      replaced_by: '2026/2',
    });
    const { result: file } = await at.world.call(printConfirmationLink, { body: { secret } });
    expect((await pagesOf(file)).join(' ')).toContain('NEPLATNÉ od 25. 11. 2026: Chyběl doplatek');
    const alone = await confirmed('27');
    const other = await copied(alone.id);
    await at.world.call(revokeConfirmation, {
      token: token(),
      params: { unit_id: at.unit.unit_id, id: alone.id },
      body: { revoked_reason: 'Omyl' },
    });
    expect((await open(other)).result).toMatchObject({ revoked_reason: 'Omyl', replaced_by: '' });
  });

  test('of one that was issued before interest was reckoned is told none', async () => {
    const { id } = await confirmed();
    await at.world.db.owner.query(
      `update debt_confirmations set content = content - 'interest' - 'interest_sum' - 'agreement'
        where debt_confirmation_id = $1`,
      [id],
    );
    expect((await open(await copied(id))).result).toMatchObject({
      tells_interest: false,
      content: { interest: [], interest_sum: null, agreement: null },
    });
  });

  test('is refused when it was guessed, has ended, was revoked or is of another purpose', async () => {
    const { id } = await confirmed();
    const secret = await copied(id);
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await open(`${secret}x`)).status).toBe(404);
    expect((await open('')).status).toBe(400);
    at.world.setNow('2026-12-25T09:00:00Z');
    expect((await open(secret)).status).toBe(200);
    at.world.setNow('2026-12-26T09:00:00Z');
    expect((await open(secret)).error.errorMsg).toContain('skončila 25. 12. 2026');
    at.world.setNow('2026-11-25T09:00:00Z');
    const [link] = await links(id);
    expect(link).toMatchObject({ opened_count: 1, created_by: 'Jana Zkušební' });
    const which = { unit_id: at.unit.unit_id, id: link?.confirmation_link_id ?? 0 };
    const stranger = await at.world.makeUser();
    const foreign = { token: stranger.token, params: which };
    expect((await at.world.call(revokeConfirmationLink, foreign)).status).toBe(404);
    expect((await open(secret)).status).toBe(200);
    const own = { token: token(), params: which };
    expect((await at.world.call(revokeConfirmationLink, own)).status).toBe(200);
    expect((await open(secret)).error.errorMsg).toContain('zrušil');
    const print = await at.world.call(printConfirmationLink, { body: { secret } });
    expect(print.status).toBe(404);
    expect((await links(id))[0]).toMatchObject({ opened_count: 2 });
  });

  test('guesses thirty times within an hour at most, and a right link takes nothing of it', async () => {
    const { id } = await confirmed();
    const secret = await copied(id);
    for (let tries = 0; tries < 3; tries += 1) await open(secret);
    const statuses = [];
    for (let guess = 0; guess < 31; guess += 1)
      statuses.push((await open(`${String(guess).padStart(3, '0')}${'g'.repeat(40)}`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  test('sees nothing once the transferor was erased, and who it was for is gone', async () => {
    const { one, id } = await confirmed();
    const other = await confirmed('27');
    const [own, foreign] = [await copied(id), await copied(other.id)];
    const { client_id, unit_id } = at.unit;
    const admin = await at.world.makeUser({ client_id, is_client_admin: true });
    const body = { confirmation: 'Nováková Jana', requested_on: '2026-11-20', reason: 'Žádost' };
    const whose = { unit_id, address_id: one.address_id };
    const call = { token: admin.token, params: whose, body };
    expect((await at.world.call(anonymisePerson, call)).status).toBe(200);
    expect((await open(own)).status).toBe(404);
    expect((await links(id))[0]).toMatchObject({ made_for: '', recipient: '' });
    expect((await links(id))[0]?.revoked).not.toBe('');
    expect((await open(foreign)).status).toBe(200);
  });
});

describe('a link of a confirmation', () => {
  test('is kept as a hash alone', async () => {
    const { id } = await confirmed();
    const secret = await copied(id);
    const { rows } = await at.world.db.owner.query<{ row: string }>(
      `select to_jsonb(l)::text as row from confirmation_links l where debt_confirmation_id = $1
       union all select to_jsonb(r)::text from replies r`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(secret);
  });

  test('is mailed to whom it is for, not told to who mailed it, and not twice at once', async () => {
    const { id } = await confirmed();
    const mailed = { recipient: 'notarka@example.cz' };
    expect((await make(id, mailed)).result).toMatchObject({
      url: '',
      recipient: 'notarka@example.cz',
      expires: '2026-12-25',
    });
    expect((await make(id, mailed)).status).toBe(429);
    const { rows } = await at.world.db.owner.query<{ recipient: string; body: string }>(
      'select recipient, body from outbox_mails',
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['notarka@example.cz']);
    // It names nobody and tells no amounts.
    expect(rows[0]?.body).toContain('potvrzení o dluzích č. 2026/1 ke dni 25. 11. 2026');
    expect(rows[0]?.body).not.toMatch(/Nováková|Kč/u);
    expect((await open(secretOf(rows[0]?.body ?? ''))).status).toBe(200);
    expect((await links(id))[0]).toMatchObject({
      made_for: 'JUDr. Alena Nová, notářka',
      recipient: 'notarka@example.cz',
      mail_state: 'waiting',
    });
  });

  test('says for whom it is, and holds for a day to four hundred', async () => {
    const { id } = await confirmed();
    expect((await make(id, { made_for: '' })).status).toBe(400);
    expect((await make(id, { recipient: 'nikam' })).status).toBe(400);
    expect((await make(id, { days: 0 })).status).toBe(400);
    expect((await make(id, { days: 401 })).status).toBe(400);
    expect((await make(id, { days: 400 })).status).toBe(200);
    expect((await make(999_999)).status).toBe(404);
  });
});
