import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import { CLOSES, FROM, declarationsWorld } from '#tests/declarations.ts';

const world = declarationsWorld();
const { at, flat, started, secretsFor, open, declare, rowOf, protocol } = world;

describe('whoever has a link or a code', () => {
  test('is told what is asked for and of nobody', async () => {
    const one = await flat('12', 4);
    const { code } = await secretsFor(await started(), one);
    const { status, result } = await open(writtenCode(code).toLowerCase());
    expect(status).toBe(200);
    expect(result).toEqual({
      campaign_name: 'Hlášení 2027',
      space_number: '12',
      declared: null,
      valid_from: FROM,
      closes: CLOSES,
      place: '',
      building_name: 'Zkušební',
      unit_name: expect.stringMatching(/\S/u),
    });
    expect(JSON.stringify(result)).not.toContain('Novák');
  });

  test('declares by either of them, and it is known by which', async () => {
    const [one, two] = [await flat('1'), await flat('2')];
    const campaign = await started();
    const first = await declare((await secretsFor(campaign, one)).link, { note: 'narodil se syn' });
    expect(first.status).toBe(200);
    expect(first.result).toMatchObject({
      persons_count: 3,
      declared_by: 'Eva Nováková',
      valid_from: FROM,
      shown: 'Prohlašuji, že v prostoru 1, Zkušební, mají ode dne 1. 1. 2027 domácnost 3 osoby.',
    });
    await declare((await secretsFor(campaign, two)).code, { persons_count: 0 });
    expect((await rowOf(campaign, one)).declaration).toMatchObject({
      way: 'link',
      persons_count: 3,
      note: 'narodil se syn',
      user_name: '',
      delivered: '2027-01-10',
    });
    expect((await rowOf(campaign, two)).declaration).toMatchObject({
      way: 'code',
      persons_count: 0,
    });
  });

  test('may declare again until the term; each answer stays', async () => {
    const one = await flat('1');
    const campaign = await started();
    const { link } = await secretsFor(campaign, one);
    await declare(link);
    await declare(link, { persons_count: 4, valid_from: '2027-03-01' });
    expect((await open(link)).result.declared).not.toBeNull();
    const { answers_count, declaration } = await rowOf(campaign, one);
    expect(answers_count).toBe(2);
    expect(declaration).toMatchObject({ persons_count: 4, valid_from: '2027-03-01' });
    const { declarations } = (await protocol(campaign)).result;
    expect(declarations.map(({ persons_count }) => persons_count)).toEqual([3, 4]);
  });

  test('is told that the term has passed, on the day after it and not on it', async () => {
    const one = await flat('1');
    const { link } = await secretsFor(await started(), one);
    at.world.setNow('2027-01-31T22:59:00Z');
    expect((await declare(link)).status).toBe(200);
    at.world.setNow('2027-01-31T23:01:00Z');
    const { status, error } = await declare(link);
    expect(status).toBe(410);
    expect(error?.errorMsg).toBe(
      'Hlášení osob skončilo 31. 1. 2027. Počet osob oznamte přímo správci.',
    );
  });

  test('declares for a day within a year only', async () => {
    const one = await flat('1');
    const { link } = await secretsFor(await started(), one);
    const { error } = await declare(link, { valid_from: '2020-01-01' });
    expect(error?.fields?.[0]?.field).toBe('valid_from');
  });

  test('gets nowhere when the client has not the module', async () => {
    const one = await flat('1');
    const { link } = await secretsFor(await started(), one);
    await at.world.db.owner.query(`update modules set enabled = false where name = 'pasports'`);
    const { status } = await open(link);
    await at.world.db.owner.query(`update modules set enabled = true where name = 'pasports'`);
    expect(status).toBe(403);
  });
});

describe('what was declared', () => {
  test('is changed and removed by nobody, not even by the application', async () => {
    const one = await flat('1');
    const { link } = await secretsFor(await started(), one);
    await declare(link);
    const tried = (text: string) =>
      at.world.db.database.transaction(async (db) => {
        await sql`select set_config('app.client_id', ${String(at.unit.client_id)}, true)`.execute(
          db,
        );
        await sql.raw(text).execute(db);
      });
    await expect(tried('update person_declarations set persons_count = 9')).rejects.toThrow(
      /permission denied/u,
    );
    await expect(tried(`update person_declarations set note = ''`)).rejects.toThrow(
      /does not change/u,
    );
    await expect(tried('delete from person_declarations')).rejects.toThrow(/permission denied/u);
  });
});

describe('whoever guesses', () => {
  test('is told nothing, and is stopped after thirty wrong ones, while right ones do not count', async () => {
    const one = await flat('1');
    const { code } = await secretsFor(await started(), one);
    for (let time = 0; time < 5; time += 1) expect((await open(code)).status).toBe(200);
    for (let time = 0; time < 30; time += 1) {
      const wrong = await open(`AAAA-BBBB-CC${String(time + 22)}`);
      expect(wrong.error?.errorCode).toBe(66100404);
    }
    expect((await open(code)).status).toBe(429);
  });
});
