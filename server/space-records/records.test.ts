import { beforeEach, describe, expect, test } from 'vitest';
import { COMMENT as comment, recordKinds as kinds } from '#tests/record-kinds.ts';
import { spaceWorld, type MadeSpace } from '#tests/space-world.ts';

const made = spaceWorld();
const { at } = made;

let flat: MadeSpace;
let address_id: number;
let pasport_tenant_id: number;
beforeEach(async () => {
  at.world.setNow('2025-01-20T10:00:00Z');
  flat = await made.flat();
  address_id = await made.person();
});

describe.each(kinds)('%s', (_name, table, { calls, fields, told, change, bad }) => {
  const [get, create, update, remove] = calls;
  const idName = `${table.replace(/s$/, '')}_id`;
  const idOf = (record: object) => Number((record as Record<string, unknown>)[idName]);
  const read = (id: number, space = flat) => at.world.call(get, made.on(space, id));
  const add = (body: object, space = flat) => at.world.call(create, { ...made.on(space), body });
  const save = (id: number, body: object, space = flat) =>
    at.world.call(update, { ...made.on(space, id), body });
  const drop = (id: number, space = flat) => at.world.call(remove, made.on(space, id));
  const form = () => fields(address_id, pasport_tenant_id);

  beforeEach(async () => {
    pasport_tenant_id =
      table === 'pasport_tenants'
        ? 0
        : Number(
            (
              await made.add('pasport_tenants', {
                pasport_id: flat.pasport_id,
                address_id,
                valid_from: '2000-01-01',
              })
            )['pasport_tenant_id'],
          );
  });

  test('keeps every field of its form', async () => {
    const { status, result } = await add(form());
    expect(status).toBe(200);
    expect(result).toMatchObject({
      ...form(),
      ...told,
      unit_id: at.unit.unit_id,
      pasport_id: flat.pasport_id,
      version: 1,
    });
    expect((await read(idOf(result))).result).toEqual(result);
  });

  test('is changed only where it was sent, and becomes newer', async () => {
    const { result } = await add(form());
    const saved = await save(idOf(result), { ...change, version: 1 });
    expect(saved.status).toBe(200);
    expect(saved.result).toMatchObject({ ...form(), ...change, version: 2 });
    expect((await save(idOf(result), { version: 2 })).result).toEqual(saved.result);
  });

  test('meets a newer version with 409 and the record as it stands', async () => {
    const { result } = await add(form());
    await save(idOf(result), { comment: 'první', version: 1 });
    const { status, error } = await save(idOf(result), { comment: 'druhý', version: 1 });
    expect([status, error.errorCode]).toEqual([409, 60000409]);
    expect(error.current).toMatchObject({ comment: 'první', version: 2 });
  });

  test('is refused with what it may not be, and changes nothing', async () => {
    const [body, field, message] = bad;
    const refused = await add({ ...form(), ...body });
    expect([refused.status, refused.error.fields]).toEqual([400, [{ field, message }]]);
    const { result } = await add(form());
    const before = await made.rowsOf(table);
    const kept = await save(idOf(result), { comment: 'x', ...body });
    expect([kept.status, kept.error.fields]).toEqual([400, [{ field, message }]]);
    expect(await made.rowsOf(table)).toEqual(before);
  });

  test('may last one day and may not end before it begins', async () => {
    const { result } = await add({ ...form(), valid_to: '2024-02-29' });
    const { status, error } = await save(idOf(result), { valid_to: '2024-02-28' });
    expect(status).toBe(400);
    expect(error.fields).toEqual([
      { field: 'valid_to', message: 'Konec platnosti nesmí být dříve než její začátek' },
    ]);
    expect((await save(idOf(result), { valid_to: null })).result.valid_to).toBeNull();
  });

  test.each([
    '2025-02-29',
    '2024-04-31',
    '2024-13-01',
    '1799-12-31',
    '2200-01-01',
    '0000-01-01',
    '',
    5,
  ])('does not begin on %j', async (valid_from) => {
    const { status, error } = await add({ ...form(), valid_from });
    expect([status, error.fields?.[0]?.field]).toEqual([400, 'valid_from']);
    expect((await made.rowsOf(table)).filter((row) => row['comment'] === comment)).toEqual([]);
  });

  test('is made by POST with id 0 only, and changed by PUT with its id only', async () => {
    const { result } = await add(form());
    const posted = await at.world.call(create, {
      ...made.on(flat, idOf(result)),
      body: form(),
    });
    expect([posted.status, (await save(0, change)).status]).toEqual([405, 405]);
    expect([posted.error.errorCode, (await read(0)).status]).toEqual([60000405, 404]);
  });

  test('is gone when it was deleted', async () => {
    const { result } = await add(form());
    expect((await drop(idOf(result))).result).toEqual({ deleted: true });
    expect((await read(idOf(result))).status).toBe(404);
    expect((await drop(idOf(result))).status).toBe(404);
  });

  test('is not created after the licence has ended', async () => {
    const { result } = await add(form());
    await at.world.db.owner.query(
      "update clients set licence_valid_to = '2025-01-19' where client_id = $1",
      [at.unit.client_id],
    );
    const { error } = await add({ ...form(), valid_from: '2023-01-01', valid_to: '2023-02-01' });
    expect(error.errorCode).toBe(63002409);
    expect((await save(idOf(result), change)).status).toBe(200);
  });

  test('of another space, unit or client is as good as missing', async () => {
    const { result } = await add(form());
    const { near, far } = await at.neighbours();
    const spaces = [await made.flat(), await made.flat({}, near), await made.flat({}, far)];
    for (const space of spaces) {
      const id = idOf(result);
      const replies = [await read(id, space), await save(id, change, space), await drop(id, space)];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    for (const space of spaces.slice(1)) expect((await add(form(), space)).status).toBe(404);
    const house = { pasport_id: 2_000_000_000, pasport_space_id: 0 };
    expect((await add(form(), house)).status).toBe(404);
    expect(await made.rowsOf(table)).toHaveLength(1);
  });

  test('writes who did what into the history', async () => {
    const { result } = await add(form());
    await save(idOf(result), { comment: 'jiná' });
    await drop(idOf(result));
    const { rows } = await at.world.db.owner.query<{ action: string; user_identity: string }>(
      `select action, user_identity from audit_log
        where client_id = $1 and record_type = $2 and record_id = $3 order by audit_id`,
      [at.unit.client_id, table, idOf(result)],
    );
    expect(rows).toEqual(
      ['insert', 'update', 'delete'].map((action) => ({
        action,
        user_identity: at.user.user_identity,
      })),
    );
  });
});
