import { errors } from '#contract/errors.ts';
import { listAccountsOf } from '#contract/money/account-papers.ts';
import {
  cancelCorrection,
  correctSettlement,
  issueSettlement,
  listStatements,
  readStatement,
} from '#contract/settlement/statements.ts';
import { beforeEach } from 'vitest';
import { settlementScene } from './settlement-scene.ts';

/** The day by which balances of the scene are due. */
export const DUE = '2026-06-30';

export const codeOf = (name: keyof typeof errors) => errors[name].errorCode;

/**
 * A settlement of 2025 whose lift cost 1,120 Kč, of which the tenant bears 60 of 100 m²: 672 Kč; of 800 Kč of
 * advances he has paid 500.
 */
export function statementScene() {
  const scene = settlementScene();
  const { at } = scene;
  let id = 0;
  beforeEach(async () => {
    await scene.paid({ '2025-01-01': 40_000, '2025-02-01': 40_000 }, 50_000);
    id = await scene.begin();
  });
  const unit = () => [at.unit.unit_id];
  const statements = async () => (await at.world.call(listStatements, scene.of(id))).result.values;
  const onlyId = async () => (await statements())[0]?.settlement_statement_id ?? 0;
  const ofStatement = async () => ({
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, settlement_statement_id: await onlyId() },
  });
  return {
    scene,
    at,
    get id() {
      return id;
    },
    unit,
    statements,
    onlyId,
    ofStatement,
    issue: async (body: object = {}) => {
      const settlement_count_id = await scene.lastCount(id);
      return at.world.call(issueSettlement, {
        ...scene.of(id),
        body: { settlement_count_id, due_on: DUE, ...body },
      });
    },
    correct: (reason = 'Chyběla faktura') =>
      at.world.call(correctSettlement, { ...scene.of(id), body: { reason } }),
    cancel: () => at.world.call(cancelCorrection, scene.of(id)),
    paper: async () => (await at.world.call(readStatement, await ofStatement())).result,
    /** What settlements have claimed in the unit. */
    claims: async () =>
      (
        await scene.sql(
          `select name, to_char(due_on, 'YYYY-MM-DD') as due_on, amount::float8 as amount
             from ledger_claims where unit_id = $1 and origin = 'settlement' order by ledger_claim_id`,
          unit(),
        )
      ).rows,
    /** How the tenant's account stands at the end of a day. */
    balance: async (day: string) => {
      at.world.setNow(`${day}T10:00:00Z`);
      const { result } = await at.world.call(listAccountsOf, {
        token: at.user.token,
        params: { unit_id: at.unit.unit_id },
        query: { address_id: String(scene.made.tenant) },
      });
      return result.values[0]?.balance;
    },
  };
}
