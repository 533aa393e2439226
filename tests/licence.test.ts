import { describe, expect, test } from 'vitest';
import { codeOf } from './endpoints/ask.ts';
import { closed, walk } from './endpoints/walk.ts';

const walking = walk();

/** Creating calls that an ended licence does not stop, each for its reason. */
const FREE: Record<string, string> = {
  'POST /v1/user/client/users/invite': 'people have to come in to extend the licence',
  'POST /v1/user/consents': 'agrees to terms, and makes no record of the client',
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/result':
    'what a crew has done is kept; nothing new is written of it',
  'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/photo': 'belongs to what a crew has done',
  'POST /v1/imports/{unit_id}': 'a file may be tried; its rows are not accepted',
  'POST /v1/imports/{unit_id}/readings': 'readings may be tried; they are not accepted',
  'POST /v1/pasport/move/{unit_id}/{pasport_id}': 'somebody moves out; nobody new can move in',
  'POST /v1/personal-data/{unit_id}/{address_id}/anonymise':
    'erases, and is the right of the person',
};

const creating = closed.filter(
  ([name, { creates, access }]) => creates && access !== 'system-admin' && !(name in FREE),
);
const reading = closed.filter(([, { reads, access }]) => reads && access !== 'system-admin');

async function expired() {
  const scene = await walking.own();
  const text = `update clients set licence_valid_to = '2001-01-01' where client_id = $1`;
  await walking.world.db.owner.query(text, [scene.client_id]);
  return scene;
}

describe('an ended licence', () => {
  test('stops everything that creates records', async () => {
    expect(creating.length).toBeGreaterThan(15);
    const scene = await expired();
    const created = [];
    for (const [name, endpoint] of creating) {
      const token = await scene.token(endpoint.access);
      const code = codeOf(await walking.answer(endpoint, scene, { token }));
      if (code !== 'licence-expired') created.push([name, code]);
    }
    expect(created).toEqual([]);
  }, 120_000);

  test('stops no reading', async () => {
    const scene = await expired();
    const refused = [];
    for (const [name, endpoint] of reading) {
      const token = await scene.token(endpoint.access);
      const code = codeOf(await walking.answer(endpoint, scene, { token }));
      if (code === 'licence-expired') refused.push(name);
    }
    expect(refused).toEqual([]);
  }, 120_000);
});
