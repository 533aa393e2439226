import { describe, expect, test } from 'vitest';
import { plainCode } from '#contract/rules/sheet-code.ts';
import { declarationsWorld } from '#tests/declarations.ts';
import { remindDue } from './remind.ts';

const world = declarationsWorld();
const { at, flat, started, secretsFor, open, declare, sheets, ask, rowOf, protocol, end } = world;
const owner = () => at.world.db.owner;

/** A flat whose tenant has the mail address. */
async function mailed(space_number: string, email: string): Promise<number> {
  const pasport_id = await flat(space_number);
  await owner().query(
    `update addresses set email = $1 where address_id in (
       select address_id from pasport_tenants where pasport_id = $2)`,
    [email, pasport_id],
  );
  return pasport_id;
}

const mails = async () => {
  const { rows } = await owner().query<{ recipient: string; subject: string; body: string }>(
    `select recipient, subject, body from outbox_mails where recipient like '%@osoby.example.cz'
      order by outbox_mail_id`,
  );
  return rows;
};
const to = async (recipient: string) =>
  (await mails()).filter((mail) => mail.recipient === recipient);

describe('a mail', () => {
  test('asks each who has an address once, by a link that only he gets, and names nobody', async () => {
    const one = await mailed('1', 'jedna@osoby.example.cz');
    const two = await flat('2');
    const campaign = await started();
    expect((await ask(campaign, 'invitation')).result).toEqual({ asked_count: 1 });
    expect((await ask(campaign, 'invitation')).result).toEqual({ asked_count: 0 });
    const [mail, ...more] = await to('jedna@osoby.example.cz');
    expect(more).toEqual([]);
    const { link } = await secretsFor(campaign, one);
    expect(mail?.body).toContain(`/osoby/${link}\n`);
    expect(mail?.body).toContain('do 31. 1. 2027');
    expect(mail?.body).not.toContain('Novák');
    expect((await open(link)).status).toBe(200);
    expect((await rowOf(campaign, one)).asked).toMatchObject({ kind: 'invitation' });
    expect((await rowOf(campaign, two)).asked).toBeNull();
  });

  test('reminds those who have not answered, nobody twice a day, and it is written who and when', async () => {
    const one = await mailed('1', 'prvni@osoby.example.cz');
    await mailed('2', 'druhy@osoby.example.cz');
    const campaign = await started();
    await ask(campaign, 'invitation');
    expect((await ask(campaign, 'reminder')).result).toEqual({ asked_count: 0 });
    await declare((await secretsFor(campaign, one)).link);
    at.world.setNow('2027-01-12T10:00:00Z');
    expect((await ask(campaign, 'reminder')).result).toEqual({ asked_count: 1 });
    expect(await to('prvni@osoby.example.cz')).toHaveLength(1);
    expect(await to('druhy@osoby.example.cz')).toHaveLength(2);
    const { askings } = (await protocol(campaign)).result;
    expect(askings.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['invitation', 'prvni@osoby.example.cz'],
      ['invitation', 'druhy@osoby.example.cz'],
      ['reminder', 'druhy@osoby.example.cz'],
    ]);
  });

  test('comes by itself so many days before the term, once, and not of an ended campaign', async () => {
    await mailed('1', 'sam@osoby.example.cz');
    const [campaign, cancelled] = [await started(), await started()];
    await end(cancelled, 'cancelled');
    at.world.setNow('2027-01-23T10:00:00Z');
    await remindDue(at.world.portal);
    expect(await to('sam@osoby.example.cz')).toEqual([]);
    at.world.setNow('2027-01-24T10:00:00Z');
    await Promise.all([remindDue(at.world.portal), remindDue(at.world.portal)]);
    await remindDue(at.world.portal);
    const sent = await to('sam@osoby.example.cz');
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Připomenutí: nahlaste počet osob – prostor 1',
    ]);
    const { askings } = (await protocol(campaign)).result;
    expect(askings).toMatchObject([{ kind: 'reminder', user_name: '' }]);
  });

  test('is sent of no campaign that ended or whose term has passed', async () => {
    await mailed('1', 'pozde@osoby.example.cz');
    const campaign = await started();
    at.world.setNow('2027-02-01T10:00:00Z');
    expect((await ask(campaign, 'reminder')).status).toBe(409);
    await end(campaign, 'closed');
    expect((await ask(campaign, 'invitation')).status).toBe(409);
  });
});

describe('a sheet', () => {
  test('has a code that answers as the link does, the same when it is printed again', async () => {
    const one = await flat('1');
    const campaign = await started();
    const [sheet] = (await sheets(campaign)).result.values;
    const { code } = await secretsFor(campaign, one);
    expect(plainCode(sheet?.code ?? '')).toBe(code);
    expect(sheet).toMatchObject({ payer_names: 'Novák', space_number: '1' });
    expect(sheet?.url.endsWith(`/osoby/${sheet.code}`)).toBe(true);
    expect((await sheets(campaign)).result.values).toEqual([sheet]);
    expect((await declare(sheet?.code ?? '')).status).toBe(200);
    expect((await rowOf(campaign, one)).asked).toMatchObject({ kind: 'sheet' });
  });

  test('is printed of all, of those without a mail, of those without an answer, or of one', async () => {
    await mailed('1', 'ma@osoby.example.cz');
    const [two, three] = [await flat('2'), await flat('3')];
    const campaign = await started();
    await declare((await secretsFor(campaign, two)).link);
    const numbers = async (body: Parameters<typeof sheets>[1]) =>
      (await sheets(campaign, body)).result.values.map(({ space_number }) => space_number);
    expect(await numbers({ of: 'all' })).toEqual(['1', '2', '3']);
    expect(await numbers({ of: 'without-email' })).toEqual(['2', '3']);
    expect(await numbers({ of: 'unanswered' })).toEqual(['1', '3']);
    expect(await numbers({ of: 'all', pasport_id: three })).toEqual(['3']);
  });

  test('is found by a code of the new key once the old key is lost', async () => {
    const one = await flat('1');
    const campaign = await started();
    await owner().query(
      `update person_campaign_spaces set code_hash = '\\x01', link_hash = '\\x02'
        where person_campaign_id = $1`,
      [campaign],
    );
    const { code } = await secretsFor(campaign, one);
    expect((await open(code)).status).toBe(404);
    await sheets(campaign);
    expect((await open(code)).status).toBe(200);
  });
});
