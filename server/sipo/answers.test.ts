import { beforeEach, describe, expect, test } from 'vitest';
import {
  deleteSipoAnswer,
  getSipoAnswer,
  listSipoAnswers,
  uploadSipoAnswer,
} from '#contract/sipo/answers.ts';
import { deleteSipoHandOver } from '#contract/sipo/hand-overs.ts';
import { SIPO, sipoScene } from '#tests/sipo-scene.ts';

const sipo = sipoScene();
const { at } = sipo.space;
beforeEach(() => at.world.setNow('2025-01-20T11:00:00Z'));

/** A payment of the file ZA. */
const paid = (payer: string, crowns: string, { period = '022025', organisation = '999999' } = {}) =>
  `${organisation}${payer}${period}210${crowns.padStart(9)}15.02.2025`;
/** A refused record of the file ZZ. */
const refused = (payer: string, codes: string) =>
  `  0220251${payer}999999      210  3450.00         Byt 1, Zkušební   ${codes}`;

let calls = 0;
/** Another address for each call: what one address may send within a minute is tested elsewhere. */
const from = () => `198.51.100.${(calls += 1)}`;
const upload = (text: string | Buffer, file_name = 'ZA999999.TXT') => {
  const content_base64 = Buffer.from(text).toString('base64');
  return at.world.call(uploadSipoAnswer, {
    ...sipo.call(),
    body: { file_name, content_base64 },
    from: from(),
  });
};
const list = async () => (await at.world.call(listSipoAnswers, sipo.call())).result.values;
const load = async (sipo_answer_id: number) =>
  (await at.world.call(getSipoAnswer, sipo.call({ sipo_answer_id }))).result;
const told = async (id: number) =>
  (await load(id)).rows.map(({ payer_name, sipo: number, state, paid: sum }) => [
    payer_name === '' ? number : payer_name,
    state,
    sum,
  ]);

async function handedOver(columns: Record<string, unknown> = {}) {
  await sipo.settings(columns);
  await sipo.payer('Alda', { sipo: SIPO[0] });
  await sipo.payer('Bára', { sipo: SIPO[1] });
  await sipo.payer('Cyril', { sipo: SIPO[2] });
  return (await sipo.handOver()).result;
}

describe('the file of paid payments', () => {
  test('tells who paid as prescribed, otherwise, not at all, and who was not handed over', async () => {
    await handedOver();
    const lines = [paid(SIPO[0], '3450.00'), paid(SIPO[1], '3000.00'), paid(SIPO[3], '1.00')];
    const { result } = await upload(`${lines.join('\r\n')}\r\n`);
    expect(result).toMatchObject({ kind: 'paid', period: '2025-02', row_count: 3, total: 645_100 });
    expect(await told(result.sipo_answer_id)).toEqual([
      ['Alda', 'paid', 345_000],
      ['Bára', 'different', 300_000],
      ['Cyril', 'unpaid', null],
      [SIPO[3], 'unknown', 100],
    ]);
    expect((await load(result.sipo_answer_id)).rows[0]?.paid_on).toBe('2025-02-15');
  });

  test('is added to the files of the same period before it', async () => {
    await handedOver();
    await upload(paid(SIPO[0], '1000.00'));
    const { result } = await upload(paid(SIPO[0], '2450.00'), 'ZA-doplneni.TXT');
    expect((await told(result.sipo_answer_id))[0]).toEqual(['Alda', 'paid', 345_000]);
    expect((await list()).map(({ file_name }) => file_name)).toEqual([
      'ZA-doplneni.TXT',
      'ZA999999.TXT',
    ]);
  });

  test('comes for later months too after a hand-over of changes, not after the whole register', async () => {
    await handedOver({ change_indication: 'changes' });
    at.world.setNow('2025-03-20T11:00:00Z');
    expect((await upload(paid(SIPO[0], '3450.00', { period: '032025' }))).status).toBe(200);
    const future = await upload(paid(SIPO[0], '3450.00', { period: '042025' }));
    expect(future.error.errorMsg).toBe('Řádek 1: za období 4/2025 nebylo nic předáno');
    await sipo.change(
      "update sipo_hand_overs set change_indication = 'full' where unit_id = $1",
      at.unit.unit_id,
    );
    const whole = await upload(paid(SIPO[1], '3450.00', { period: '032025' }));
    expect(whole.error.errorCode).toBe(68108400);
  });

  test.each([
    [
      [paid(SIPO[0], '3450.00'), paid(SIPO[1], '1.00', { organisation: '888888' })],
      'Řádek 2: číslo organizace 888888 není 999999',
    ],
    [
      [paid(SIPO[0], '3450.00'), paid(SIPO[1], '1.00', { period: '012025' })],
      'Řádek 2: období 1/2025 se liší od období 2/2025 prvního záznamu',
    ],
    [[paid(SIPO[0], '1.00', { period: '012025' })], 'Řádek 1: za období 1/2025 nebylo nic předáno'],
    [
      [paid(SIPO[0], '3450.00'), paid(SIPO[1], '1.00').slice(1)],
      'Řádek 2: záznam má 43 znaků místo 44',
    ],
    [['<!doctype html><title>Chyba</title>'], 'Soubor je webová stránka, ne soubor České pošty.'],
    [[''], 'Soubor je prázdný.'],
    [
      ['PK\u0003\u0004'],
      'Řádek 1: záznam má 4 znaků. Zaplacené platby (ZA) mají 44, chybné záznamy (ZZ) 71 až 80.',
    ],
  ])('%j is refused with the line, and nothing is kept', async (lines, sentence) => {
    await handedOver();
    const { status, error } = await upload(lines.join('\r\n'));
    expect([status, error.errorCode, error.errorMsg]).toEqual([400, 68108400, sentence]);
    expect(await list()).toEqual([]);
    expect(await sipo.space.rowsOf('sipo_answer_rows')).toEqual([]);
  });

  test('over one megabyte is refused', async () => {
    await handedOver();
    const { status, error } = await upload(Buffer.alloc(1024 * 1024 + 10, 'x'));
    expect(status).toBe(400);
    expect(error.fields).toEqual([
      { field: 'content_base64', message: 'Soubor je větší než 1 MB' },
    ]);
  });

  test('read twice is recognised, under any name', async () => {
    await handedOver();
    await upload(paid(SIPO[0], '3450.00'));
    const { status, error } = await upload(paid(SIPO[0], '3450.00'), 'jiny.txt');
    expect([status, error.errorCode]).toEqual([409, 68107409]);
    expect(error.errorMsg).toMatch(
      /^Tento soubor už byl načten .* jako ZA999999\.TXT za období 2\/2025\.$/,
    );
    const both = await Promise.all([1, 2].map(() => upload(paid(SIPO[1], '3450.00'))));
    expect(both.map(({ status: one }) => one).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await list()).toHaveLength(2);
  });

  test('taken away may be read again; until then its hand-over stays', async () => {
    const { sipo_hand_over_id } = await handedOver();
    const { sipo_answer_id } = (await upload(paid(SIPO[0], '3450.00'))).result;
    const takeBack = () => at.world.call(deleteSipoHandOver, sipo.call({ sipo_hand_over_id }));
    expect((await takeBack()).error.errorCode).toBe(68106409);
    const remove = () => at.world.call(deleteSipoAnswer, sipo.call({ sipo_answer_id }));
    expect((await remove()).result).toEqual({ deleted: true });
    expect((await remove()).status).toBe(404);
    expect(await sipo.space.rowsOf('sipo_answer_rows')).toEqual([]);
    expect((await upload(paid(SIPO[0], '3450.00'))).status).toBe(200);
  });

  test('is not read after the licence has ended', async () => {
    await handedOver();
    const ended = "update clients set licence_valid_to = '2025-01-19' where client_id = $1";
    await sipo.change(ended, at.unit.client_id);
    expect((await upload(paid(SIPO[0], '3450.00'))).error.errorCode).toBe(63002409);
  });
});

/** Whom the next hand-over would bring or end. */
const changesNow = async () =>
  (await sipo.register('2025-03')).lines
    .filter(({ change }) => change !== 'same')
    .map(({ payer_name, change }) => `${payer_name} ${change}`);

describe('the file of refused records', () => {
  test('tells the letters of errors, and they stand at their payers', async () => {
    await handedOver();
    const text = [refused(SIPO[1], 'D'), refused(SIPO[2], 'FG')].join('\r\n');
    const { result } = await upload(text, 'ZZ999999.TXT');
    expect(result).toMatchObject({ kind: 'refused', period: '2025-02', row_count: 2 });
    const { rows } = await load(result.sipo_answer_id);
    expect(rows).toMatchObject([
      { payer_name: 'Bára', sipo: SIPO[1], codes: 'D', state: 'refused', prescribed: 345_000 },
      { payer_name: 'Cyril', sipo: SIPO[2], codes: 'FG', state: 'refused' },
    ]);
    expect((await sipo.payerOf('Alda'))?.refused).toBe('');
    expect((await sipo.payerOf('Bára'))?.refused).toBe('D');
    expect((await sipo.payerOf('Cyril'))?.refused).toBe('FG');
    // The post does not have them, so the next file brings them again.
    expect(await changesNow()).toEqual(['Bára new', 'Cyril new']);
    const { sipo_answer_id } = result;
    await at.world.call(deleteSipoAnswer, sipo.call({ sipo_answer_id }));
    expect((await sipo.payerOf('Bára'))?.refused).toBe('');
    expect(await changesNow()).toEqual([]);
  });
});
