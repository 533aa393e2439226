import { beforeEach, describe, expect, test } from 'vitest';
import { createAddress } from '#contract/addresses.ts';
import {
  anonymisePerson,
  exportAccount,
  exportPersonalData,
  readPersonalOverview,
} from '#contract/personal-data.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { addRelationRow } from '#tests/addresses.ts';
import { addFlat, CANARY_NAME, foundCanaries, makeCanary } from '#tests/canary-person.ts';
import { HANDED_OVER } from '#tests/canary-year.ts';
import { insertRow } from '#tests/builders.ts';
import { unitWorld } from '#tests/unit-world.ts';

const at = unitWorld();
type User = typeof at.user;
let admin: User;
beforeEach(async () => {
  admin = await at.world.makeUser({ client_id: at.unit.client_id, is_client_admin: true });
});

const owner = () => at.world.db.owner;
const params = (address_id: number) => ({ unit_id: at.unit.unit_id, address_id });
const request = { confirmation: CANARY_NAME, requested_on: '2025-01-10', reason: 'Žádost o výmaz' };
const anonymise = (address_id: number, body: object = {}, token = admin.token) =>
  at.world.call(anonymisePerson, {
    token,
    params: params(address_id),
    body: { ...request, ...body },
  });

describe('an anonymisation', () => {
  test('leaves the person nowhere in the data of the client, and other clients as they were', async () => {
    const { far } = await at.neighbours();
    const stranger = await at.world.makeUser({ client_id: far.client_id });
    await makeCanary(at.world, far, stranger.token);
    const before = await foundCanaries(at.world, far.client_id);
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    expect((await foundCanaries(at.world, at.unit.client_id)).length).toBeGreaterThan(15);
    const { status, result } = await anonymise(address_id);
    expect(status).toBe(200);
    expect(result).toMatchObject({ full_name: `Anonymizovaná osoba č. ${address_id}` });
    expect(await foundCanaries(at.world, at.unit.client_id)).toEqual([]);
    expect(await foundCanaries(at.world, far.client_id)).toEqual(before);
  });

  test('keeps the records of tenancy, the accounts and other rows of imported files', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const { result } = await anonymise(address_id);
    const kept = Object.fromEntries(result.kept.map(({ part, count }) => [part, count]));
    const parts = `person_askings monthly_info_choices monthly_infos person_declarations
      pasport_tenants pasport_ownerships pasport_roommates pasport_users
      pasport_tenant_costs address_orders ledger_account_people ledger_claims
      ledger_parts account_links confirmation_links debt_confirmations refund_items ledger_payers reminders
      settlement_statements settlement_objections settlement_links account_rates instalment_agreements prescription_mails
      revisions revision_reports sipo_lines billing_places
      unit_contracts todos todo_comments visit_notices`.split(/\s+/);
    expect(kept).toEqual(Object.fromEntries(parts.map((part) => [part, 1])));
    const { rows } = await owner().query(
      `select l.payer_name, l.amount, l.sipo, r.cells from sipo_lines l
         join import_rows r using (client_id) where l.client_id = $1 order by row_number`,
      [at.unit.client_id],
    );
    const payer_name = `Anonymizovaná osoba č. ${address_id}`;
    const line = { payer_name, amount: 100, sipo: '9999999999' };
    expect(rows).toEqual([
      { ...line, cells: ['', '', ''] },
      { ...line, cells: ['Kanárkovádová', 'Jana', 'Lipová 3'] },
    ]);
  });

  test('names the law by which accounts stay, and until when', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const { result } = await anonymise(address_id);
    const of = (name: string) => result.kept.find(({ part }) => part === name);
    expect(of('sipo_lines')?.until).toBe(`${HANDED_OVER + 5}-12-31`);
    expect(of('sipo_lines')?.law).toContain('563/1991');
    expect(of('pasport_tenants')?.until).toBeNull();
  });

  test('takes the number of SIPO out of what the law no longer keeps: lines, answers and the file', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const { client_id, unit_id } = at.unit;
    await owner().query(
      `update sipo_hand_overs set period = '2015-05', change_file = $2 where client_id = $1`,
      [client_id, Buffer.from('08999999999900010008888888888', 'latin1')],
    );
    const { rows: overs } = await owner().query<{ sipo_hand_over_id: number }>(
      'select sipo_hand_over_id from sipo_hand_overs where client_id = $1',
      [client_id],
    );
    const { sipo_answer_id } = await insertRow(at.world.db, 'sipo_answers', {
      client_id,
      unit_id,
      ...overs[0],
      kind: 'paid',
      period: '2015-05',
      file_name: 'ZA.txt',
      file_hash: 'x',
      row_count: 1,
      total: 100,
    });
    await insertRow(at.world.db, 'sipo_answer_rows', {
      client_id,
      unit_id,
      sipo_answer_id,
      row_number: 1,
      sipo: '9999999999',
      fee_code: '210',
      amount: 100,
    });
    expect((await anonymise(address_id)).status).toBe(200);
    const { rows } = await owner().query(
      `select l.sipo, r.sipo as answered, convert_from(h.change_file, 'LATIN1') as file
         from sipo_lines l join sipo_hand_overs h using (client_id, sipo_hand_over_id)
         join sipo_answer_rows r using (client_id) where client_id = $1`,
      [client_id],
    );
    expect(rows).toEqual([{ sipo: '#1', answered: '', file: '08000000000000010008888888888' }]);
  });

  test('is told beforehand, changing nothing', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const before = await foundCanaries(at.world, at.unit.client_id);
    const call = { token: at.user.token, params: params(address_id) };
    const { result } = await at.world.call(readPersonalOverview, call);
    expect(result).toMatchObject({ full_name: CANARY_NAME, obstacles: [], anonymised: '' });
    const replaced = Object.fromEntries(result.replaced.map(({ part, count }) => [part, count]));
    expect(replaced).toMatchObject({
      addresses: 1,
      pasport_tenants: 1,
      sipo_lines: 1,
      import_rows: 1,
    });
    expect(replaced['audit_log']).toBeGreaterThan(5);
    expect(await foundCanaries(at.world, at.unit.client_id)).toEqual(before);
  });

  test('is written down with who did it and why, without what was erased', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    await anonymise(address_id);
    const { rows } = await owner().query<{ user_name: string; changes: object }>(
      `select user_name, changes from audit_log
        where client_id = $1 and record_type = 'anonymisations'`,
      [at.unit.client_id],
    );
    expect(rows).toMatchObject([
      { user_name: 'Jana Zkušební', changes: { reason: [null, 'Žádost o výmaz'] } },
    ]);
    const { rows: covered } = await owner().query<{ changes: Record<string, unknown> }>(
      `select changes from audit_log where client_id = $1 and record_type = 'addresses'
          and record_id = $2 and action = 'insert'`,
      [at.unit.client_id, address_id],
    );
    expect(covered[0]?.changes).toMatchObject({
      last_name: [null, '•••'],
      birth_date: [null, '•••'],
      address_type: [null, 'person'],
    });
    const told = await at.world.call(readPersonalOverview, {
      token: at.user.token,
      params: params(address_id),
    });
    expect(told.result).toMatchObject({ anonymised_by: 'Jana Zkušební', replaced: [] });
  });

  test('is refused while the person uses, owns or lives in a space, which the sentence names', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const pasport_id = await addFlat(at.world, at.unit, '12');
    await addRelationRow(at.world.db, at.unit, 'tenant', { pasport_id, address_id });
    const future = { pasport_id, address_id, valid_from: '2190-01-01', valid_to: '2191-12-31' };
    await addRelationRow(at.world.db, at.unit, 'owner', future);
    const before = await foundCanaries(at.world, at.unit.client_id);
    const { status, error } = await anonymise(address_id);
    expect(status).toBe(409);
    expect(error.errorMsg).toBe(
      'Osobu nelze anonymizovat, dokud trvá: vlastnictví prostoru 12, Lipová 1 (do 31. 12. 2191); nájem prostoru 12, Lipová 1 (bez konce platnosti).',
    );
    expect(await foundCanaries(at.world, at.unit.client_id)).toEqual(before);
  });

  test.each([
    ['another name than the person’s', { confirmation: 'Kanárková' }, 'confirmation'],
    ['a reason that tells the name', { reason: 'Kanarkova si přeje výmaz' }, 'reason'],
    ['a request of a day to come', { requested_on: '2190-01-01' }, 'requested_on'],
  ])('is refused with %s', async (_title, body, field) => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const { status, error } = await anonymise(address_id, body);
    expect([status, error.fields?.[0]?.field]).toEqual([400, field]);
    expect((await foundCanaries(at.world, at.unit.client_id)).length).toBeGreaterThan(15);
  });

  test('is refused against an older version of the record, and done twice', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    expect((await anonymise(address_id, { version: 1 })).status).toBe(409);
    await anonymise(address_id, { version: 2 });
    const again = await anonymise(address_id, {
      confirmation: `Anonymizovaná osoba č. ${address_id}`,
    });
    expect([again.status, again.error.errorCode]).toEqual([409, 66012409]);
  });

  test('is done by an admin of the client only', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    expect((await anonymise(address_id, {}, at.user.token)).status).toBe(403);
  });
});

describe('the history', () => {
  /** Runs a statement as the application does in a transaction of the client, after another one. */
  async function asClient(statement: string, first = 'select 1'): Promise<number | null> {
    await owner().query('begin');
    try {
      await owner().query(`set local role ${APP_ROLE}`);
      await owner().query(`select set_config('app.client_id', $1, true)`, [
        String(at.unit.client_id),
      ]);
      await owner().query(first);
      return (await owner().query(statement)).rowCount;
    } finally {
      await owner().query('rollback');
    }
  }

  const erasing =
    () => `insert into anonymisations (client_id, unit_id, address_id, requested_on, reason)
    values (${at.unit.client_id}, ${at.unit.unit_id}, 1, '2025-01-10', 'výmaz')`;
  const cover = `update audit_log set changes = access.covered(changes, array['last_name'])`;

  test('is covered only where an anonymisation was written down in the same transaction', async () => {
    await makeCanary(at.world, at.unit, admin.token);
    await expect(asClient(cover)).rejects.toThrow('History does not change');
    expect(await asClient(cover, erasing())).toBeGreaterThan(0);
  });

  test.each([
    `update audit_log set changes = '{}'`,
    `update audit_log set changes = changes || '{"last_name": [null, "Jiná"]}'`,
  ])('is never rewritten: %s', async (statement) => {
    await makeCanary(at.world, at.unit, admin.token);
    await expect(asClient(statement, erasing())).rejects.toThrow('History does not change');
  });

  test.each([
    [`update audit_log set user_name = 'Někdo jiný'`, 'History does not change'],
    [`update audit_log set user_name = '•••', user_identity = '•••'`, 'History does not change'],
    [`update audit_log set at = now()`, 'permission denied'],
  ])('never says another author or time: %s', async (statement, refusal) => {
    await makeCanary(at.world, at.unit, admin.token);
    await expect(asClient(statement, erasing())).rejects.toThrow(refusal);
  });
});

describe('an export', () => {
  test('holds everything of the person: the record, relations, orders, SIPO, imports and history', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const call = { token: at.user.token, params: params(address_id) };
    const { result, text } = await at.world.call(exportPersonalData, call);
    const parts = Object.fromEntries(result.parts.map(({ part, rows }) => [part, rows]));
    expect(parts['addresses']).toMatchObject([
      { last_name: 'Kanárková', birth_date: '1961-04-17' },
    ]);
    expect(parts['pasport_tenants']).toMatchObject([{ space_number: '7', valid_to: '2021-12-31' }]);
    expect(parts['pasport_roommates']).toMatchObject([{ relation: 'dcera Žluťena' }]);
    expect(parts['sipo_lines']).toMatchObject([{ period: `${HANDED_OVER}-05`, amount: 1 }]);
    expect(parts['import_rows']).toHaveLength(1);
    expect(parts['client_user_messages']).toHaveLength(1);
    expect(parts['audit_log']?.length).toBeGreaterThan(5);
    expect(text).not.toContain('Kanárkovádová');
  });

  test('says of payments when and how they came, of papers what they say, and no secret', async () => {
    const address_id = await makeCanary(at.world, at.unit, admin.token);
    const call = { token: at.user.token, params: params(address_id) };
    const { result } = await at.world.call(exportPersonalData, call);
    const parts = Object.fromEntries(result.parts.map(({ part, rows }) => [part, rows]));
    expect(parts['ledger_parts']).toMatchObject([
      { received_on: '2021-01-15', way: 'bank', amount: 1000, payment_amount: 1000 },
    ]);
    const [confirmation] = parts['debt_confirmations'] ?? [];
    expect(confirmation?.['confirmed']).toContain('Převodce');
    expect(parts['settlement_statements']?.[0]?.['issued']).toContain('Nájemce');
    expect(parts['settlement_objections']?.[0]?.['said']).toBe('Odečet nesouhlasí.');
    for (const told of ['seed', 'code_hash']) expect(confirmation).not.toHaveProperty(told);
  });

  test('of the own account holds no secret and nobody else', async () => {
    const body = { last_name: 'Nováková' };
    const params0 = { unit_id: at.unit.unit_id, id: 0 };
    await at.world.call(createAddress, { token: at.user.token, params: params0, body });
    const { result, text } = await at.world.call(exportAccount, { token: at.user.token });
    expect(result.account).toMatchObject({ user_identity: at.user.user_identity });
    expect(result.sessions).toHaveLength(1);
    expect(result.changes).toMatchObject([{ record_type: 'addresses', action: 'insert' }]);
    expect(text).not.toMatch(/hash|token/);
    expect(text).not.toContain(admin.user_identity);
  });
});
