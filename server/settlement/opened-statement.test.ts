import { beforeEach, describe, expect, test } from 'vitest';
import {
  createStatementLink,
  listStatementLinks,
  openStatementLink,
  readStatementDocument,
  revokeStatementLink,
} from '#contract/settlement/statement-links.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { addFileRow } from '#tests/revisions.ts';
import { statementScene } from '#tests/statement-scene.ts';

const on = statementScene();
const { scene, at } = on;

describe('whoever has the link of a statement', () => {
  const make = async () =>
    (await at.world.call(createStatementLink, { ...(await on.ofStatement()), body: { days: 30 } }))
      .result;
  const secretOf = (url: string) => /\/vyuctovani\/([\w-]{43})/u.exec(url)?.[1] ?? '';
  const open = (secret: string) => at.world.call(openStatementLink, { body: { secret } });
  const read = (secret: string, file_id: number) =>
    at.world.call(readStatementDocument, { body: { secret, file_id } });

  beforeEach(async () => {
    await scene.reviewed(on.id);
    await on.issue();
  });

  test('reads it with the documents of its costs, and no others (§ 8)', async () => {
    const { rows } = await scene.sql(
      `select billing_document_id from billing_documents where billing_place_id = $1`,
      [scene.made.lift],
    );
    const { billing_document_id } = rows[0] as { billing_document_id: number };
    const other = await addDocumentRow(at.world.db, at.unit, scene.made.lift, {
      number: 'JINÝ',
      period_from: '2023-01-01',
      period_to: '2023-12-31',
    });
    const file = { record_type: 'billing_documents', file_name: 'faktura.pdf' };
    const own = await addFileRow(at.world.db, at.unit, billing_document_id, file);
    const foreign = await addFileRow(at.world.db, at.unit, other, file);
    const forAdmins = await addFileRow(at.world.db, at.unit, billing_document_id, {
      ...file,
      seen_by: 'admins',
    });
    const secret = secretOf((await make()).url);
    const { result } = await open(secret);
    expect(result).toMatchObject({ balance: 17_200, expires: '2026-03-31' });
    expect(result.files.map(({ file_id }) => file_id)).toEqual([own]);
    expect((await read(secret, own)).result).toMatchObject({ file_name: 'faktura.pdf' });
    expect((await read(secret, foreign)).status).toBe(404);
    expect((await read(secret, forAdmins)).status).toBe(404);
  });

  test('sees nothing when it has expired, was revoked or is not whole', async () => {
    const { url, settlement_link_id } = await make();
    const secret = secretOf(url);
    expect((await open(`${secret.slice(0, -1)}x`)).status).toBe(404);
    at.world.setNow('2026-04-01T10:00:00Z');
    expect((await open(secret)).error.errorMsg).toContain('Platnost odkazu skončila 31. 3. 2026');
    at.world.setNow('2026-03-02T10:00:00Z');
    await at.world.call(revokeStatementLink, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, id: settlement_link_id },
    });
    expect((await open(secret)).error.errorMsg).toContain('zrušil');
    const links = await at.world.call(listStatementLinks, await on.ofStatement());
    expect(links.result.values).toMatchObject([{ opened: '', recipient: '' }]);
    expect(links.result.values[0]?.revoked).not.toBe('');
  });

  test('is told that a correction has taken its place', async () => {
    const secret = secretOf((await make()).url);
    await on.correct('Omyl');
    expect((await open(secret)).result.is_superseded).toBe(false);
    await scene.reviewed(on.id);
    await on.issue();
    expect((await open(secret)).result).toMatchObject({
      number: 1,
      is_superseded: true,
      // Nothing is paid by it any more.
      payment: { to_pay: 0, spayd: null },
    });
  });
});

test('what was issued without an account is paid to the one that is told later, and never twice', async () => {
  await scene.reviewed(on.id);
  await on.issue();
  const body = { days: 300 };
  const made = await at.world.call(createStatementLink, { ...(await on.ofStatement()), body });
  const secret = /\/vyuctovani\/([\w-]{43})/u.exec(made.result.url)?.[1] ?? '';
  const payment = async () =>
    (await at.world.call(openStatementLink, { body: { secret } })).result.payment;
  expect(await payment()).toMatchObject({ lacking: 'no-account', spayd: null });
  const account = { name: 'Běžný', account_number: '1265098001', bank_code: '5500' };
  await scene.row('bank_accounts', account);
  expect((await payment()).spayd).toContain('AM:172.00');
  at.world.setNow('2026-07-01T10:00:00Z');
  expect(await payment()).toMatchObject({ spayd: null, lacking: 'past', to_pay: 17_200 });
});
