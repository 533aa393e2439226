import { beforeEach, expect } from 'vitest';
import { browseAccounts } from '#contract/money/accounts.ts';
import { claimTheMonth, closeMonth, readMonth } from '#contract/money/months.ts';
import { listPayments } from '#contract/money/payments.ts';
import { uploadSipoAnswer } from '#contract/sipo/answers.ts';
import {
  bookSipoPayments,
  getSipoPayments,
  takeBackSipoPayments,
  type SipoPayments,
} from '#contract/sipo/payments.ts';
import { SIPO, sipoScene, type SipoScene } from './sipo-scene.ts';

export const PERIOD = '2025-02';
const MONTH = '2025-02-01';

/** A payment of the file ZA. */
export const paid = (payer: string, crowns: string, day = '15.02.2025') =>
  `999999${payer}022025210${crowns.padStart(9)}${day}`;
/** A refused record of the file ZZ. */
export const refused = (payer: string, codes: string, crowns = '3450.00') =>
  `  0220251${payer}999999      210${crowns.padStart(9)}         Byt 1, Zkušební   ${codes}`;

/** Accounts of the unit. */
function ledgerOf(sipo: SipoScene) {
  const { at } = sipo.space;
  const payments = async () =>
    (await at.world.call(listPayments, { ...sipo.call(), query: {} })).result.values;
  /** What each account has paid, by the name of its party and the number of its space. */
  const balances = async () => {
    const query = { as_of: '2025-03-20' };
    const { result } = await at.world.call(browseAccounts, { ...sipo.call(), query });
    return Object.fromEntries(
      result.values.map(({ names, paid: sum, balance, pasport_id }) => [
        `${names} ${pasport_id}`,
        [sum, balance],
      ]),
    );
  };
  const claim = async () => {
    const { result } = await at.world.call(readMonth, sipo.call({ month: MONTH }));
    const seen = result.differences.reduce((sum, one) => sum + one.prescribed - one.claimed, 0);
    const call = { ...sipo.call({ month: MONTH }), body: { seen } };
    expect((await at.world.call(claimTheMonth, call)).status).toBe(200);
  };
  const closeFebruary = async () => {
    const { token } = await at.world.makeUser({
      client_id: at.unit.client_id,
      is_client_admin: true,
    });
    const params = { unit_id: at.unit.unit_id, month: MONTH };
    expect((await at.world.call(closeMonth, { token, params })).status).toBe(200);
  };
  return { payments, balances, claim, closeFebruary };
}

/** Files of the post, and what is done with them. */
function postOf(sipo: SipoScene) {
  const { at } = sipo.space;
  let calls = 0;
  const upload = async (lines: readonly string[]) => {
    const content_base64 = Buffer.from(lines.join('\r\n')).toString('base64');
    const { status, result } = await at.world.call(uploadSipoAnswer, {
      ...sipo.call(),
      body: { file_name: `soubor${(calls += 1)}.txt`, content_base64 },
      from: `203.0.113.${calls % 250}`,
    });
    expect(status).toBe(200);
    return result.sipo_answer_id;
  };

  const preview = async (): Promise<SipoPayments> =>
    (await at.world.call(getSipoPayments, { ...sipo.call(), query: { period: PERIOD } })).result;
  const bookAs = (seal: string) =>
    at.world.call(bookSipoPayments, { ...sipo.call(), body: { period: PERIOD, seal } });
  const book = async () => bookAs((await preview()).seal);
  const takeBack = async (note?: string) => {
    const { seal } = await preview();
    const body = { period: PERIOD, seal, ...(note === undefined ? {} : { note }) };
    return at.world.call(takeBackSipoPayments, { ...sipo.call(), body });
  };
  const states = async () =>
    (await preview()).rows.map(({ payer_name, state, amount, codes }) =>
      [payer_name, state, amount, codes].join(' ').trim(),
    );
  return { upload, preview, bookAs, book, takeBack, states };
}

/** What the post has paid and the accounts of the unit, in a world of SIPO; ready inside the tests. */
export function postScene() {
  const sipo = sipoScene();
  const { at } = sipo.space;
  beforeEach(() => at.world.setNow('2025-01-20T11:00:00Z'));
  const ledger = ledgerOf(sipo);
  /** Three payers of one flat each, 3 450 Kč monthly, handed over and claimed. */
  async function three() {
    await sipo.settings();
    const alda = await sipo.payer('Alda', { sipo: SIPO[0] });
    const bara = await sipo.payer('Bára', { sipo: SIPO[1] });
    const cyril = await sipo.payer('Cyril', { sipo: SIPO[2] });
    await sipo.handOver();
    at.world.setNow('2025-03-20T11:00:00Z');
    await ledger.claim();
    return {
      alda: `Alda ${alda.pasport_id}`,
      bara: `Bára ${bara.pasport_id}`,
      cyril: `Cyril ${cyril.pasport_id}`,
    };
  }
  return { sipo, ...postOf(sipo), ...ledger, three };
}
