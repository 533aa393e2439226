import { beforeAll, describe, expect, test } from 'vitest';
import { crewMenu, crewModules } from '#contract/crew-member.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/fill-path.ts';
import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { listUserModules } from '#contract/modules.ts';
import { CANARIES, CANARY_NAME, makeCanary } from './canary-person.ts';
import { codeOf } from './endpoints/ask.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';
import { closed, walk } from './endpoints/walk.ts';
import { addCrewRow, addRoundRow, addVisitRow, addWorkRow } from './fieldwork.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';

const walking = walk();
const owner = () => walking.world.db.owner;

const theirs = [...crewModules, ...crewMenu].toSorted();

/** What a member of a crew may call, and why; everything else is closed to him. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  'what his crew has to do': [
    'GET /v1/fieldwork/calendar',
    'GET /v1/fieldwork/crews/{show_hidden}',
    'GET /v1/fieldwork/crew/{id}',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/move',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/unplace',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/end',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/reopen',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/again',
    'GET /v1/fieldwork/crew-day/{crew_id}/{day}',
    'GET /v1/fieldwork/visit/{unit_id}/{visit_id}/job',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/result',
    'POST /v1/fieldwork/visit/{unit_id}/{visit_id}/photo',
    'GET /v1/fieldwork/feeds',
    'POST /v1/fieldwork/feeds',
    'DELETE /v1/fieldwork/feeds/{id}',
  ],
  'takes back his own changes, by calls that he may make': [
    'POST /v1/history/{unit_id}/{audit_id}/undo',
    'POST /v1/history/client/{audit_id}/undo',
  ],
  'the frame of the portal': [
    'POST /v1/reads',
    'GET /v1/app/modules/byuser',
    'GET /v1/user/clientunits',
    'GET /v1/events',
    'GET /v1/celery/user/proceses',
    'GET /v1/user/settings',
    'PUT /v1/user/settings',
    'GET /v1/systemmessages/byuser',
    'GET /v1/systemmessage/{system_message_id}',
    'POST /v1/systemmessage/{system_message_id}/userhide',
    'POST /v1/systemmessage/{system_message_id}/reset',
  ],
  'his own messages': [
    'GET /v1/user/messages',
    'GET /v1/user/messages/all',
    'POST /v1/user/messages',
    'POST /v1/user/message/{client_user_message_id}/confirm',
    'PUT /v1/user/message/{client_user_message_id}',
  ],
  'his own account': [
    'GET /v1/user/profile',
    'PUT /v1/user/profile/{client_user_id}',
    'PUT /v1/user/profile/pass/{client_user_id}',
    'GET /v1/user/account/export',
    'GET /v1/user/consents',
    'POST /v1/user/consents',
    'GET /v1/user/sessions',
    'DELETE /v1/user/sessions/{session_id}',
    'DELETE /v1/user/sessions',
    'POST /v1/user/logout',
    'GET /v1/user/secondstep',
    'POST /v1/user/secondstep/authenticator',
    'POST /v1/user/secondstep/authenticator/prove',
    'POST /v1/user/secondstep/authenticator/remove',
    'POST /v1/user/secondstep/passkeys/begin',
    'POST /v1/user/secondstep/passkeys',
    'POST /v1/user/secondstep/passkeys/{passkey_id}/remove',
    'POST /v1/user/secondstep/recovery',
  ],
};
const open = new Set(Object.values(OPEN).flat());

test('calls that are for crews are those that are named here', () => {
  const marked = endpoints.filter(({ forCrews }) => forCrews).map(nameOf);
  expect(marked.toSorted()).toEqual([...open].toSorted());
});

test('what is for crews is asked by no admin alone, and belongs to a module that they have, or to none', () => {
  const known = new Set<string>(crewModules);
  const wrong = endpoints
    .filter(({ forCrews }) => forCrews)
    .filter(({ access, modules }) => {
      const isTheirs = modules.length === 0 || modules.some((name) => known.has(name));
      return !isTheirs || (access !== 'user' && access !== 'import');
    });
  expect(wrong.map(nameOf)).toEqual([]);
});

/** A user of the client who is in the crew. */
async function memberOf(client_id: number, crew_id: number, rights: object = {}) {
  const member = await walking.world.makeUser({ client_id, ...rights });
  await owner().query('update client_users set assembly_crew_id = $2 where client_user_id = $1', [
    member.client_user_id,
    crew_id,
  ]);
  return member;
}

const refused = closed.filter(([name]) => !open.has(name));

describe.each(refused)('%s', (_name, endpoint) => {
  test('is closed to a member of a crew', async () => {
    const { still } = walking;
    const { token } = await memberOf(still.client_id, still.records.visits.round_crew_id);
    const answer = await walking.answer(endpoint, still, { token });
    expect(answer.statusCode).toBe(403);
    const isOfAdmins = endpoint.access === 'client-admin' || endpoint.access === 'system-admin';
    expect(codeOf(answer)).toBe(isOfAdmins ? 'forbidden' : 'module-off');
  });
});

test('an admin who is in a crew is closed out of nothing', async () => {
  const { still } = walking;
  const crew = still.records.visits.round_crew_id;
  const overview = endpoints.find(({ path }) => path === '/v1/dashboard') as Endpoint;
  const codes = [];
  for (const rights of [{ is_client_admin: true }, { is_sys_admin: true }, {}]) {
    const { token } = await memberOf(still.client_id, crew, rights);
    codes.push(codeOf(await walking.answer(overview, still, { token })));
  }
  expect(codes).toEqual([undefined, undefined, 'module-off']);
});

test('modules that are open to a member of a crew are the field ones, with what they stand under', async () => {
  const { still, world } = walking;
  const { token } = await memberOf(still.client_id, still.records.visits.round_crew_id);
  const { result } = await world.call(listUserModules, { token });
  expect(result.open.toSorted()).toEqual(theirs);
  const names = result.values.map(({ name }) => name);
  expect(names).toContain('field-work');
  // What stands above them is told too, and opens nothing.
  expect(names.filter((name) => !theirs.includes(name)).toSorted()).toEqual([
    'account',
    'field-work',
    'portal',
  ]);
  const field = result.values.find(({ name }) => name === 'field-work');
  expect(field?.submodules).toBe(1);
});

test('a system admin who looks as a member of a crew sees what the member sees', async () => {
  const { still, world } = walking;
  const member = await memberOf(still.client_id, still.records.visits.round_crew_id);
  const view = endpoints.find(({ path }) => path.endsWith('/view')) as Endpoint;
  const viewing = await world.request({
    method: 'POST',
    url: fillPath(view.path, member as unknown as Record<string, unknown>),
    payload: {},
    headers: {
      'x-application-auth': world.portal.config.applicationAuth,
      authorization: `Bearer ${await still.token('system-admin')}`,
    },
  });
  const { token } = viewing.json<{ result: { token: string } }>().result;
  const { result } = await world.call(listUserModules, { token });
  expect(result.open.toSorted()).toEqual(theirs);
});

/** Words of the office's that no member of a crew may read. */
const OFFICE = [
  ...CANARIES,
  CANARY_NAME,
  'Zatajená',
  'Sousedský',
  'Poznámka kanceláře',
  'kancelar@',
  '12345000',
  '999 666',
];

describe('what a member of a crew is told', () => {
  let member: Awaited<ReturnType<typeof memberOf>>;
  let crew_id = 0;
  let own = { unit_id: 0, visit_id: 0 };
  beforeAll(async () => {
    const { world } = walking;
    const { client_id } = await world.makeClient();
    const office = await world.makeUser({ client_id, last_name: 'Zatajená' });
    const made = await world.makeUnit(client_id, {
      comment: 'Poznámka kanceláře',
      email: 'kancelar@example.cz',
      sipo: '999666',
    });
    const unit = { client_id, unit_id: made.unit_id };
    await makeCanary(world, unit, office.token);
    crew_id = await addCrewRow(world.db, unit, { name: 'Četa A' });
    const other = await addCrewRow(world.db, unit, { name: 'Četa Sousedský' });
    const work_id = await addWorkRow(world.db, unit, { name: 'Výměna' });
    await owner().query('update work_versions set price = 12345000 where work_id = $1', [work_id]);
    const house = await addBuildingRow(world.db, unit, { pasport_name: 'Lipová 3' });
    const at = async (space_number: string) =>
      (await addSpaceRow(world.db, unit, house.pasport_id, { space_number })).pasport_id;
    const round_id = await addRoundRow(world.db, unit, { work_id, crew_id, name: 'Obchůzka' });
    const of = { round_id, crew_id };
    const pasport_id = await at('1');
    const visit_id = await addVisitRow(world.db, unit, {
      ...of,
      pasport_id,
      note: 'klíče v dílně',
    });
    own = { unit_id: unit.unit_id, visit_id };
    const ofOther = { round_id, crew_id: other, note: 'Sousedský byt' };
    await addVisitRow(world.db, unit, { ...ofOther, pasport_id: await at('2') });
    await addVisitRow(world.db, unit, { round_id, pasport_id: await at('3'), note: 'Zatajená' });
    member = await memberOf(client_id, crew_id);
  });

  test('is what his own crew has to know', async () => {
    const query = { from: '2026-02-20', to: '2026-03-20' };
    const { text } = await walking.world.call(readWorkCalendar, { token: member.token, query });
    expect(text).toContain('klíče v dílně');
  });

  const reads = endpoints.filter(
    ({ method, streams, forCrews }) => forCrews && method === 'GET' && !streams,
  );
  test.each(reads.map((one) => [nameOf(one), one] as const))(
    '%s tells nothing of other people, money and crews',
    async (_name, endpoint) => {
      const params = {
        show_hidden: '1',
        id: crew_id,
        crew_id,
        day: '2026-03-02',
        ...own,
        system_message_id: walking.still.system_message_id,
      };
      const query = { from: '2026-02-20', to: '2026-03-20' };
      const named = 'from' in endpoint.query.shape ? { query } : {};
      const { status, text } = await walking.world.call(endpoint, {
        token: member.token,
        params,
        ...named,
      });
      expect(status).toBe(200);
      expect(OFFICE.filter((word) => text.includes(word))).toEqual([]);
    },
  );
});
