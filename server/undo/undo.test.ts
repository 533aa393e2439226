import { beforeEach, describe, expect, test } from 'vitest';
import { createAddressContact } from '#contract/address-contacts.ts';
import { createAddress, deleteAddress, getAddress, updateAddress } from '#contract/addresses.ts';
import { CHANGE_HEADER, readChange, type ChangeKey } from '#contract/change-key.ts';
import { errorByNumber } from '#contract/errors.ts';
import { createFloor } from '#contract/pasports/floors.ts';
import { createBuilding, getBuilding } from '#contract/pasports/buildings.ts';
import { createTenant, getTenant, updateTenant } from '#contract/pasports/tenants.ts';
import { listServices, orderServices, updateService } from '#contract/lists/services.ts';
import { updateProfile } from '#contract/profile.ts';
import { listRecordHistory } from '#contract/record-history.ts';
import { undoChange, undoClientChange } from '#contract/undo.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { spaceWorld } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

const NONE: ChangeKey = { audit_id: 0, unit_id: null };
const changeOf = ({ headers }: { headers: Record<string, unknown> }) => {
  const named = headers[CHANGE_HEADER];
  return readChange(typeof named === 'string' ? named : null) ?? NONE;
};

function undo({ audit_id, unit_id }: ChangeKey, token = at.user.token) {
  return unit_id === null
    ? at.world.call(undoClientChange, { token, params: { audit_id } })
    : at.world.call(undoChange, { token, params: { unit_id, audit_id } });
}
const refusal = async (change: ChangeKey, token?: string) => {
  const { error } = await undo(change, token);
  return errorByNumber(error.errorCode);
};

let address_id: number;
beforeEach(async () => {
  address_id = await addAddressRow(at.world.db, at.unit, { last_name: 'Dvořák', note: 'původní' });
});

const save = (body: Record<string, unknown>, token = at.user.token) =>
  at.world.call(updateAddress, { ...at.of(address_id), token, body });
const read = async (id = address_id) => (await at.world.call(getAddress, at.of(id))).result;
const history = async (id = address_id) => {
  const params = { record_type: 'addresses', unit_id: at.unit.unit_id, record_id: id };
  return (await at.world.call(listRecordHistory, { token: at.user.token, params })).result.values;
};
const colleague = () => at.world.makeUser({ client_id: at.user.client_id });

describe('a change of a record', () => {
  test('is taken back to what it was, and done again by the same way', async () => {
    const change = changeOf(await save({ note: 'nová', hidden: true }));
    const back = await undo(change);
    expect(back.result.values).toEqual([
      { record_type: 'addresses', record_id: address_id, action: 'update' },
    ]);
    expect(await read()).toMatchObject({ note: 'původní', hidden: false, version: 3 });
    await undo(changeOf(back));
    expect(await read()).toMatchObject({ note: 'nová', hidden: true, version: 4 });
  });

  test('stays in history beside its taking back, which says that it is one', async () => {
    await undo(changeOf(await save({ note: 'nová' })));
    const [back, changed] = await history();
    expect(back).toMatchObject({
      is_undo: true,
      user_identity: at.user.user_identity,
      changes: [{ field: 'note', old_value: 'nová', new_value: 'původní' }],
    });
    expect(changed).not.toHaveProperty('is_undo');
  });

  test('is not offered where nothing has changed', async () => {
    expect(changeOf(await save({ note: 'původní' }))).toEqual(NONE);
  });

  test('is not taken back over a later one, whoever made it, and nothing is written', async () => {
    const other = await at.world.makeSession(await colleague());
    const first = changeOf(await save({ note: 'moje' }));
    const second = changeOf(await save({ phone: '602111222' }, other));
    const before = await read();
    expect(await refusal(first)).toBe('change-overtaken');
    expect(await read()).toEqual(before);
    expect((await undo(second, other)).status).toBe(200);
    // What was taken back is a later change too.
    expect(await refusal(first)).toBe('change-overtaken');
  });

  test('is taken back once', async () => {
    const change = changeOf(await save({ note: 'nová' }));
    await undo(change);
    expect(await refusal(change)).toBe('change-overtaken');
  });

  test('is taken back once by two who are quick', async () => {
    const change = changeOf(await save({ note: 'nová' }));
    const answers = await Promise.all([undo(change), undo(change)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('is taken back by nobody else, in no other unit, and for an hour only', async () => {
    const change = changeOf(await save({ note: 'nová' }));
    const { near, far } = await at.neighbours();
    const foreign = await at.world.makeSession(
      await at.world.makeUser({ client_id: far.client_id }),
    );
    expect(await refusal(change, await at.world.makeSession(await colleague()))).toBe('not-found');
    expect(await refusal({ ...change, unit_id: far.unit_id }, foreign)).toBe('not-found');
    expect(await refusal({ ...change, unit_id: near.unit_id })).toBe('change-overtaken');
    expect(await refusal({ ...change, unit_id: null })).toBe('not-found');
    await at.world.db.owner.query(
      `update audit_log set at = at - interval '61 minutes' where audit_id = $1`,
      [change.audit_id],
    );
    expect(await refusal(change)).toBe('not-found');
    expect((await read()).note).toBe('nová');
  });

  test('goes back also when the licence has ended, as it could be made then', async () => {
    const change = changeOf(await save({ note: 'nová' }));
    await endLicence();
    expect((await undo(change)).status).toBe(200);
  });
});

const endLicence = () =>
  at.world.db.owner.query(
    `update clients set licence_valid_to = '2001-01-01' where client_id = $1`,
    [at.user.client_id],
  );

describe('a new record', () => {
  const create = async () => {
    const body = { address_type: 'person', last_name: 'Nová', first_name: 'Eva' };
    return at.world.call(createAddress, { ...at.of(0), body });
  };

  test('is gone when it is taken back', async () => {
    const reply = await create();
    await undo(changeOf(reply));
    const gone = await at.world.call(getAddress, at.of(reply.result.address_id));
    expect(gone.status).toBe(404);
  });

  test('stays when somebody has hung something on it since', async () => {
    const reply = await create();
    const { address_id: id } = reply.result;
    const params = { unit_id: at.unit.unit_id, address_id: id, id: 0 };
    const token = await at.world.makeSession(await colleague());
    const body = { contact_kind: 'email', contact: 'eva@example.cz' };
    await at.world.call(createAddressContact, { token, params, body });
    expect(await refusal(changeOf(reply))).toBe('change-overtaken');
    expect((await read(id)).last_name).toBe('Nová');
  });

  test('stays when its own rule says so', async () => {
    const reply = await at.world.call(createBuilding, {
      ...at.of(0),
      body: { pasport_name: 'Lipová 12' },
    });
    const { pasport_id, pasport_building_id } = reply.result;
    const params = { unit_id: at.unit.unit_id, pasport_id, id: 0 };
    const floor = { floor: 1, code: '1', name: 'První' };
    const added = await at.world.call(createFloor, { token: at.user.token, params, body: floor });
    expect(added.status).toBe(200);
    expect(await refusal(changeOf(reply))).toBe('record-used');
    const kept = await at.world.call(getBuilding, at.of(pasport_building_id));
    expect(kept.status).toBe(200);
  });
});

describe('a deleted record', () => {
  test('comes back with what went with it', async () => {
    const params = { unit_id: at.unit.unit_id, address_id, id: 0 };
    const contact = { contact_kind: 'email', contact: 'dvorak@example.cz', label: 'práce' };
    const { token } = at.user;
    await at.world.call(createAddressContact, { token, params, body: contact });
    const former = await read();
    const change = changeOf(await at.world.call(deleteAddress, at.of(address_id)));
    const { result, error } = await undo(change);
    expect(error).toBeUndefined();
    expect(result.values.map(({ record_type, action }) => [record_type, action])).toEqual([
      ['addresses', 'insert'],
      ['address_contacts', 'insert'],
    ]);
    const id = Number(result.values[0]?.record_id);
    expect(await read(id)).toMatchObject({
      last_name: former.last_name,
      note: 'původní',
      full_name: former.full_name,
    });
    expect((await made.rowsOf('address_contacts')).map((row) => row['address_id'])).toEqual([id]);
  });

  test('does not come back when the licence has ended', async () => {
    const change = changeOf(await at.world.call(deleteAddress, at.of(address_id)));
    await endLicence();
    expect(await refusal(change)).toBe('licence-expired');
  });
});

describe('a change of more records', () => {
  test('is taken back as a whole: the new tenant goes and the former one stays', async () => {
    const flat = await made.flat();
    const body = { address_id, valid_from: '2020-01-01' };
    const former = await at.world.call(createTenant, { ...made.on(flat), body });
    const { pasport_tenant_id: id, version } = former.result;
    const next = await at.world.call(createTenant, {
      ...made.on(flat),
      body: { ...body, valid_from: '2024-01-01', endings: [{ id, version }] },
    });
    expect(next.status).toBe(200);
    const tenant = async () => (await at.world.call(getTenant, made.on(flat, id))).result;
    expect((await tenant()).valid_to).toBe('2023-12-31');
    await undo(changeOf(next));
    expect((await tenant()).valid_to).toBeNull();
    expect(await made.rowsOf('pasport_tenants')).toHaveLength(1);
  });

  test('is judged by the rules of the records as they are now', async () => {
    const flat = await made.flat();
    const body = { address_id, valid_from: '2020-01-01', valid_to: '2023-12-31' };
    const first = await at.world.call(createTenant, { ...made.on(flat), body });
    const { pasport_tenant_id: id } = first.result;
    const shorter = await at.world.call(updateTenant, {
      ...made.on(flat, id),
      body: { valid_to: '2021-12-31' },
    });
    await at.world.call(createTenant, {
      ...made.on(flat),
      body: { ...body, valid_from: '2022-01-01' },
    });
    expect(await refusal(changeOf(shorter))).toBe('overlapping-validity');
  });

  test('puts rows of a list in their former order', async () => {
    const admin = await at.world.makeUser({ client_id: at.user.client_id, is_client_admin: true });
    const token = await at.world.makeSession(admin);
    const list = async () =>
      (await at.world.call(listServices, { token })).result.values.map((row) => row.service_id);
    const before = await list();
    const reply = await at.world.call(orderServices, {
      token,
      body: { ids: before.toReversed() },
    });
    expect(await list()).toEqual(before.toReversed());
    await undo(changeOf(reply), token);
    expect(await list()).toEqual(before);
  });
});

describe('a right', () => {
  test('that is lost is needed for taking back as well', async () => {
    const admin = await at.world.makeUser({ client_id: at.user.client_id, is_client_admin: true });
    const token = await at.world.makeSession(admin);
    const { values } = (await at.world.call(listServices, { token })).result;
    const id = Number(values[0]?.service_id);
    const reply = await at.world.call(updateService, {
      token,
      params: { id },
      body: { hidden: true },
    });
    await at.world.db.owner.query(
      'update client_users set is_client_admin = false where client_user_id = $1',
      [admin.client_user_id],
    );
    expect(await refusal(changeOf(reply), token)).toBe('forbidden');
  });

  test('to a module that was closed since is needed as well', async () => {
    const change = changeOf(await save({ note: 'nová' }));
    const turn = (enabled: boolean) =>
      at.world.db.owner.query('update modules set enabled = $1 where name = any ($2)', [
        enabled,
        updateAddress.modules,
      ]);
    await turn(false);
    const code = await refusal(change);
    await turn(true);
    expect(code).toBe('module-off');
  });
});

test('what has no way back is refused', async () => {
  const { client_user_id } = at.user;
  const reply = await at.world.call(updateProfile, {
    token: at.user.token,
    params: { client_user_id },
    body: { first_name: 'Jiná' },
  });
  const change = changeOf(reply);
  await at.world.db.owner.query(
    `update audit_log set changes = '{"password_hash": ["•••", "•••"]}' where audit_id = $1`,
    [change.audit_id],
  );
  expect(await refusal(change)).toBe('change-fixed');
});
