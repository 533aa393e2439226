import { beforeEach, describe, expect, test } from 'vitest';
import {
  createSipoHandOver,
  deleteSipoHandOver,
  getSipoFiles,
  getSipoHandOver,
  listSipoHandOvers,
} from '#contract/sipo/hand-overs.ts';
import { SIPO, sipoScene } from '#tests/sipo-scene.ts';

const sipo = sipoScene();
const { at } = sipo.space;
beforeEach(() => at.world.setNow('2025-01-20T11:00:00Z'));

const NEXT_MONTH = '2025-02-20T11:00:00Z';
const list = async () => (await at.world.call(listSipoHandOvers, sipo.call())).result.values;
const load = async (sipo_hand_over_id: number) =>
  (await at.world.call(getSipoHandOver, sipo.call({ sipo_hand_over_id }))).result;
const takeBack = (sipo_hand_over_id: number) =>
  at.world.call(deleteSipoHandOver, sipo.call({ sipo_hand_over_id }));
const textOf = (base64: string) =>
  new TextDecoder('windows-1250').decode(Buffer.from(base64, 'base64'));
const codeOf = async (reply: ReturnType<typeof sipo.handOver>) => (await reply).error.errorCode;

describe('a hand-over', () => {
  test('keeps its lines and files as they were, who made it and when', async () => {
    await sipo.settings();
    const payer = await sipo.payer('Dvořák', { sipo: SIPO[0], space: { space_number: '12' } });
    await sipo.payer('Bezčísla');
    const seen = await sipo.register();
    const { result } = await sipo.handOver();
    expect(result).toMatchObject({
      period: '2025-02',
      change_indication: 'full',
      change_file_name: 'ZM999999.TXT',
      cover_file_name: 'OP999999.TXT',
      record_count: 1,
      total: 345_000,
      new_count: 1,
      changed_count: 0,
      cancelled_count: 0,
      user_name: 'Jana Zkušební',
    });
    await sipo.advance(payer, 100_000);
    await sipo.change(
      'update addresses set last_name = $1 where address_id = $2',
      'Jiný',
      payer.address_id,
    );
    await sipo.change(
      'update sipo_settings set organisation_number = $1 where unit_id = $2',
      '111111',
      at.unit.unit_id,
    );
    const kept = await load(result.sipo_hand_over_id);
    expect(kept.lines).toEqual(seen.lines);
    expect(kept.lines).toMatchObject([{ payer_name: 'Dvořák', amount: 345_000, change: 'new' }]);
    const record = '  02202511234567897999999      210  3450.00         Byt 12, Zkušební  ';
    expect(textOf(kept.change_base64)).toBe(`${record}\r\n`);
    expect(textOf(kept.cover_base64)).toBe('999999022025       120012025\r\n');
    expect(kept.change_file_name).toBe('ZM999999.TXT');
    expect(await list()).toEqual([result]);
  });

  test('is what its files said before it was marked', async () => {
    await sipo.settings();
    await sipo.payer('Dvořák', { sipo: SIPO[0] });
    await sipo.payer('Nula', { sipo: SIPO[1], advances: [] });
    const { period, seal } = await sipo.register();
    const ask = (query: Record<string, string>) =>
      at.world.call(getSipoFiles, { ...sipo.call(), query: { period, seal, ...query } });
    expect((await ask({})).error.errorCode).toBe(68101409);
    expect((await ask({ seal: 'jiná' })).error.errorCode).toBe(68102409);
    const files = (await ask({ without_faulty: '1' })).result;
    const { result } = await sipo.handOver(undefined, { without_faulty: true });
    const { change_base64, cover_base64 } = await load(result.sipo_hand_over_id);
    expect(files).toEqual({
      change_file_name: 'ZM999999.TXT',
      cover_file_name: 'OP999999.TXT',
      change_base64,
      cover_base64,
    });
    expect((await ask({ without_faulty: '1' })).error.errorCode).toBe(68103409);
  });

  test('writes letters with hooks in the code page of the unit', async () => {
    await sipo.settings({ code_page: 'cp852', decimal_mark: 'comma' });
    await sipo.payer('Dvořák', { sipo: SIPO[0], space: { space_number: 'Ř' } });
    const { result } = await sipo.handOver();
    const bytes = Buffer.from((await load(result.sipo_hand_over_id)).change_base64, 'base64');
    expect(bytes).toHaveLength(72);
    expect(bytes[56]).toBe(0xfc);
    expect(bytes.subarray(34, 43).toString()).toBe('  3450,00');
  });

  test('of changes tells new and changed payers, with what was prescribed before', async () => {
    await sipo.settings({ change_indication: 'changes', original_checked: true });
    const changing = await sipo.payer('Alda', { sipo: SIPO[0] });
    await sipo.payer('Bára', { sipo: SIPO[1] });
    const leaving = await sipo.payer('Cyril', { sipo: SIPO[2] });
    expect((await sipo.handOver()).result).toMatchObject({ record_count: 3, new_count: 3 });
    at.world.setNow(NEXT_MONTH);
    await sipo.advance(changing, 15_000);
    await sipo.change(
      "update pasport_tenants set valid_to = '2025-02-28' where pasport_tenant_id = $1",
      leaving.pasport_tenant_id,
    );
    await sipo.payer('Dana', { sipo: SIPO[3] });
    const { result } = await sipo.handOver();
    expect(result).toMatchObject({
      record_count: 2,
      new_count: 1,
      changed_count: 1,
      cancelled_count: 1,
    });
    const { lines, change_base64 } = await load(result.sipo_hand_over_id);
    expect(lines.map(({ payer_name, change }) => [payer_name, change])).toEqual([
      ['Alda', 'changed'],
      ['Bára', 'same'],
      ['Dana', 'new'],
      ['Cyril', 'cancelled'],
    ]);
    const records = textOf(change_base64).split('\r\n');
    expect(records.map((record) => record.slice(8, 52))).toEqual([
      '21234567897999999      210  3600.00  3450.00',
      '26001002009999999      210  3450.00         ',
      '',
    ]);
  });

  test('is refused to whoever has seen something else, and nothing is kept', async () => {
    await sipo.settings();
    const payer = await sipo.payer('Novák', { sipo: SIPO[0] });
    const { period, seal } = await sipo.register();
    await sipo.advance(payer, 10_000);
    const body = { period, seal };
    const { status, error } = await at.world.call(createSipoHandOver, { ...sipo.call(), body });
    expect([status, error.errorCode]).toEqual([409, 68102409]);
    expect(await list()).toEqual([]);
  });

  test('of two at the same time is made once', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const { period, seal } = await sipo.register();
    const send = () =>
      at.world.call(createSipoHandOver, { ...sipo.call(), body: { period, seal } });
    const replies = await Promise.all([send(), send(), send()]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  test('repeated with its key gives the same answer', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const { period, seal } = await sipo.register();
    const send = () =>
      at.world.call(createSipoHandOver, {
        ...sipo.call(),
        body: { period, seal },
        headers: { 'idempotency-key': `predani-${seal}` },
      });
    const first = await send();
    expect((await send()).result).toEqual(first.result);
    expect(await list()).toHaveLength(1);
  });

  test('is refused while a payer has a fault, unless he is left out on purpose', async () => {
    await sipo.settings();
    await sipo.payer('Haléř', { sipo: SIPO[0], advances: [345_050] });
    await sipo.payer('Novák', { sipo: SIPO[1] });
    expect(await codeOf(sipo.handOver())).toBe(68101409);
    const { result } = await sipo.handOver(undefined, { without_faulty: true });
    expect(result.record_count).toBe(1);
    const { lines } = await load(result.sipo_hand_over_id);
    expect(lines.map(({ payer_name }) => payer_name)).toEqual(['Novák']);
  });

  test('needs the numbers agreed with the post, somebody to hand over and an open period', async () => {
    await sipo.payer('Novák', { sipo: SIPO[0] });
    expect(await codeOf(sipo.handOver())).toBe(68100409);
    await sipo.settings();
    expect((await sipo.register()).open_periods).toEqual(['2025-01', '2025-02', '2025-03']);
    expect(await codeOf(sipo.handOver('2025-04'))).toBe(60000400);
    expect(await codeOf(sipo.handOver('2024-12'))).toBe(60000400);
    await sipo.change('update addresses set sipo = $1 where unit_id = $2', '', at.unit.unit_id);
    expect(await codeOf(sipo.handOver())).toBe(68104409);
  });

  test('is made once for a period, and not for one before', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    expect((await sipo.handOver()).status).toBe(200);
    expect(await codeOf(sipo.handOver())).toBe(68103409);
    expect(await codeOf(sipo.handOver('2025-01'))).toBe(68103409);
    expect((await sipo.handOver('2025-03')).status).toBe(200);
  });

  test('is not made after the licence has ended', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const ended = "update clients set licence_valid_to = '2025-01-19' where client_id = $1";
    await sipo.change(ended, at.unit.client_id);
    expect(await codeOf(sipo.handOver())).toBe(63002409);
    expect(await list()).toEqual([]);
  });
});

describe('taking back', () => {
  test('the last hand-over takes it away whole, and its period is open again', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const first = (await sipo.handOver()).result;
    expect((await takeBack(first.sipo_hand_over_id)).result).toEqual({ deleted: true });
    expect(await sipo.space.rowsOf('sipo_lines')).toEqual([]);
    expect((await takeBack(first.sipo_hand_over_id)).status).toBe(404);
    expect((await sipo.handOver()).result.new_count).toBe(1);
  });

  test('is possible until the next hand-over is made', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const first = (await sipo.handOver()).result;
    at.world.setNow(NEXT_MONTH);
    const second = (await sipo.handOver()).result;
    expect((await takeBack(first.sipo_hand_over_id)).error.errorCode).toBe(68105409);
    expect((await takeBack(second.sipo_hand_over_id)).status).toBe(200);
    expect((await takeBack(first.sipo_hand_over_id)).status).toBe(200);
  });

  test('leaves a trace of who did it', async () => {
    await sipo.settings();
    await sipo.payer('Novák', { sipo: SIPO[0] });
    const { sipo_hand_over_id } = (await sipo.handOver()).result;
    await takeBack(sipo_hand_over_id);
    const { rows } = await at.world.db.owner.query(
      `select action, user_identity, changes ? 'change_file' as has_file from audit_log
        where client_id = $1 and record_type = 'sipo_hand_overs' order by audit_id`,
      [at.unit.client_id],
    );
    const { user_identity } = at.user;
    expect(rows).toEqual([
      { action: 'insert', user_identity, has_file: false },
      { action: 'delete', user_identity, has_file: false },
    ]);
  });
});
