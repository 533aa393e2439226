import { describe, expect, test } from 'vitest';
import { endView, viewAsUser } from '#contract/admin-clients.ts';
import { codeOf } from './endpoints/ask.ts';
import { nameOf } from './endpoints/contract.ts';
import type { Scene } from './endpoints/scene.ts';
import { closed, walk } from './endpoints/walk.ts';

const walking = walk();

/** A token by which the scene's system admin looks as one of its users. */
async function viewToken(scene: Scene, as: 'user' | 'admin'): Promise<string> {
  const { client_id } = scene;
  const params = { client_id, client_user_id: scene[as].client_user_id };
  const { status, result } = await walking.world.call(viewAsUser, {
    params,
    token: scene.system.token,
  });
  expect(status).toBe(200);
  return result.token;
}

/** What stands in every table of the client, each as one text. */
async function everythingOf(client_id: number): Promise<Record<string, string>> {
  const { owner } = walking.world.db;
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await owner.query<{ all: string | null }>(
      `select md5(string_agg(t::text, ' ' order by t::text)) as all from ${name} t where client_id = $1`,
      [client_id],
    );
    found[name] = rows[0]?.all ?? '';
  }
  return found;
}

const writing = closed.filter(([, { reads }]) => !reads);
const reading = closed.filter(([, { reads, access }]) => reads && access !== 'system-admin');

describe('a session in which a system admin looks as somebody else', () => {
  test.each(['user', 'admin'] as const)(
    'writes nothing by any endpoint of the contract as the %s',
    async (as) => {
      const scene = await walking.own();
      const token = await viewToken(scene, as);
      const before = await everythingOf(scene.client_id);
      expect(Object.values(before).filter((text) => text !== '').length).toBeGreaterThan(20);
      for (const [name, endpoint] of writing) {
        const response = await walking.answer(endpoint, scene, { token });
        expect([name, response.statusCode]).toEqual([name, 403]);
        expect(['view-only', 'forbidden']).toContain(codeOf(response));
      }
      expect(await everythingOf(scene.client_id)).toEqual(before);
    },
    120_000,
  );

  test('reads whatever its user reads, and changes nothing by that', async () => {
    const scene = await walking.own();
    const token = await viewToken(scene, 'admin');
    const before = await everythingOf(scene.client_id);
    const refused = [];
    for (const [name, endpoint] of reading) {
      const response = await walking.answer(endpoint, scene, { token });
      if (codeOf(response) === 'view-only' || response.statusCode >= 500) refused.push(name);
    }
    expect(refused).toEqual([]);
    expect(await everythingOf(scene.client_id)).toEqual(before);
  }, 120_000);

  test('can reach nothing of system admins', async () => {
    const scene = await walking.own();
    const token = await viewToken(scene, 'admin');
    for (const [, endpoint] of closed.filter(([, { access }]) => access === 'system-admin')) {
      const response = await walking.answer(endpoint, scene, { token });
      expect([nameOf(endpoint), codeOf(response)]).toEqual([nameOf(endpoint), 'forbidden']);
    }
  }, 120_000);

  test('is the only one that the contract lets read by other methods than GET', () => {
    const others = closed.filter(([, { method, reads }]) => reads && method !== 'GET');
    expect(others.map(([name]) => name).toSorted()).toEqual([
      'POST /v1/billing/document/read/{unit_id}/{billing_place_id}',
      'POST /v1/fieldwork/place-access/{unit_id}/{pasport_id}/pdf',
      'POST /v1/fieldwork/protocols/{unit_id}',
      'POST /v1/fieldwork/round/{unit_id}/{round_id}/notices/preview',
      'POST /v1/fieldwork/rounds/preview/{unit_id}',
      'POST /v1/meters/monthly-pdf/{unit_id}/{id}',
      'POST /v1/meters/monthly-pdf/{unit_id}/{id}/{pasport_id}',
      'POST /v1/meters/standing/{unit_id}',
      'POST /v1/money/account-pdf/{unit_id}/{ledger_account_id}',
      'POST /v1/money/accounts-pdf/{unit_id}',
      'POST /v1/money/arrears/{unit_id}/instalments/{instalment_agreement_id}/pdf',
      'POST /v1/money/arrears/{unit_id}/lawyer',
      'POST /v1/money/arrears/{unit_id}/reminders/pdf',
      'POST /v1/money/arrears/{unit_id}/reminders/preview',
      'POST /v1/money/bank/preview/{unit_id}',
      'POST /v1/money/confirmation-pdf/{unit_id}/{id}',
      'POST /v1/pasports/building/floors',
      'POST /v1/pasports/groupsbuildings',
      'POST /v1/pasports/stats',
      'POST /v1/prescription/rule/{unit_id}/preview',
      'POST /v1/prescription/sheets/{unit_id}/mail/preview',
      'POST /v1/prescription/sheets/{unit_id}/pdf',
      'POST /v1/reads',
      'POST /v1/settlement/advances/{unit_id}/{settlement_id}/preview',
      'POST /v1/settlement/looked/{unit_id}/{settlement_id}',
      'POST /v1/settlement/rule-preview/{unit_id}/{billing_rule_id}',
      'POST /v1/settlement/simulated/{unit_id}/{settlement_id}',
      'POST /v1/settlement/simulated/{unit_id}/{settlement_id}/pdf',
      'POST /v1/settlement/statement/{unit_id}/{settlement_statement_id}/pdf',
    ]);
  });

  test('is ended by the admin and nobody else', async () => {
    const scene = await walking.own();
    const stranger = walking.foreign;
    const token = await viewToken(scene, 'user');
    const end = (by: string) => walking.world.call(endView, { body: { token }, token: by });
    expect((await end(stranger.system.token)).status).toBe(404);
    expect((await end(scene.system.token)).result).toEqual({ ended: true });
    expect((await end(scene.system.token)).status).toBe(404);
  });
});
