import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, type Endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { moment, momentOrEmpty } from '#contract/fields.ts';
import { listUsers } from '#contract/users.ts';
import { replyJudge } from './judge-reply.ts';
import { replyWriter } from './reply.ts';

const user = z.object({
  client_user_id: z.int(),
  name: z.string(),
  share: z.number().nullable(),
  rights: z.object({ admin: z.boolean() }),
  tags: z.array(z.string()),
  created: moment,
  confirmed: momentOrEmpty,
  told: z.record(z.string(), z.unknown()).optional(),
});
const path = '/v1/user/client/users';
const users = endpoint({
  method: 'GET',
  path,
  access: 'client-admin',
  summary: 'Uživatelé',
  result: listOf(user).extend({ total: z.int() }),
});

const right = (client_user_id: number) => ({
  client_user_id,
  name: `Jana "${client_user_id}" Nováková\n`,
  share: client_user_id % 2 === 0 ? null : 0.5,
  rights: { admin: true },
  tags: ['ž', '1'],
  created: '2025-01-20T10:00:00Z',
  confirmed: '',
  told: { any: [1, null] },
});
const secret = { password_hash: 'scrypt$secret' };
const surplus = (id: number) => {
  const row = right(id);
  return { ...row, ...secret, rights: { ...row.rights, ...secret } };
};

async function written(result: unknown, of: Endpoint = users): Promise<string> {
  const app = Fastify();
  const write = replyWriter(of);
  app.get('/', (_request, reply) => reply.type('application/json').send(write(reply, result)));
  const { body } = await app.inject('/');
  await app.close();
  return body;
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe.each([0, 1, 25, 1000, 1001, 2500])('a list of %i rows', (count) => {
  test('leaves as its endpoint describes it', async () => {
    const result = { values: ids(count).map(right), total: count };
    expect(JSON.parse(await written(result))).toEqual({ result });
  });

  test('leaves without a column that its endpoint does not describe', async () => {
    const body = await written({ values: ids(count).map(surplus), total: count, ...secret });
    expect(body).not.toContain('password_hash');
    expect(JSON.parse(body)).toEqual({ result: { values: ids(count).map(right), total: count } });
  });
});

test("a hash of a password never leaves in the users' list", async () => {
  const person = {
    client_user_id: 1,
    user_identity: 'jana@example.cz',
    first_name: 'Jana',
    last_name: 'Nováková',
    is_client_admin: true,
    is_sys_admin: false,
    blocked: false,
    client_confirmed: '',
    last_sign_in: '',
    created: '2025-01-20T10:00:00Z',
    version: 1,
  };
  const leaking = { values: [{ ...person, ...secret }] };
  expect(JSON.parse(await written(leaking, listUsers))).toEqual({ result: { values: [person] } });
  const judge = replyJudge(listUsers, 'test');
  expect(() => judge({ values: [person] })).not.toThrow();
  expect(() => judge(leaking)).toThrow('password_hash');
});

test('in tests a reply that says more than it may, or not what it has to, is a fault', () => {
  const judge = replyJudge(users, 'test');
  const listed = (row: object) => () => judge({ values: [right(1), row], total: 2 });
  expect(listed(right(2))).not.toThrow();
  expect(listed({ ...right(2), ...secret })).toThrow('password_hash');
  expect(listed(surplus(2))).toThrow('password_hash');
  expect(listed({ ...right(2), share: '0.5' })).toThrow('share');
  expect(() => judge({ values: [] })).toThrow('total');
  expect(() => replyJudge(users, 'production')({ values: [surplus(1)] })).not.toThrow();
});
