import { beforeEach } from 'vitest';
import { createBankAccount } from '#contract/money/bank-accounts.ts';
import { listBankMovements } from '#contract/money/bank-movements.ts';
import {
  acceptBankFile,
  listBankStatements,
  previewBankFile,
} from '#contract/money/bank-statements.ts';
import type { MadeStatement } from './statement-files.ts';
import { unitWorld } from './unit-world.ts';

let calls = 0;
/** Another address for each call: what one address may send within a minute is tested elsewhere. */
const from = () => `198.51.100.${(calls = (calls % 250) + 1)}`;

const body = (text: string, bank_account_id?: number) => ({
  ...(bank_account_id === undefined ? {} : { bank_account_id }),
  file_name: 'vypis.gpc',
  content_base64: Buffer.from(text).toString('base64'),
});

/** A month of a year with one payment. */
export const monthStatement = (
  number: number,
  opening: number,
  own: MadeStatement = {},
): MadeStatement => ({
  number: String(number),
  from: `2025-0${number}-01`,
  to: `2025-0${number}-28`,
  opening,
  movements: [{ id: `${number}`, day: `2025-0${number}-10`, amount: 100_000, vs: String(number) }],
  ...own,
});

/** What a refused call says. */
export const refusal = ({ status, error }: { status: number; error: { errorMsg: string } }) => [
  status,
  error.errorMsg,
];

/** A world with a unit whose bank accounts and statements are made; ready inside its tests. */
export function bankScene() {
  const at = unitWorld();
  beforeEach(() => at.world.setNow('2025-03-20T11:00:00Z'));
  const call = (params: object = {}) => ({
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, ...params },
  });
  return {
    at,
    call,
    account: (changes: object = {}) =>
      at.world.call(createBankAccount, {
        ...call(),
        body: {
          name: 'Běžný účet',
          account_number: '1265098001',
          bank_code: '5500',
          ...changes,
        },
      }),
    send: (text: string, id?: number) =>
      at.world.call(acceptBankFile, { ...call(), body: body(text, id), from: from() }),
    look: (text: string, id?: number) =>
      at.world.call(previewBankFile, { ...call(), body: body(text, id), from: from() }),
    statements: async () => (await at.world.call(listBankStatements, call())).result.values,
    movements: async (query: Record<string, string> = {}) =>
      (await at.world.call(listBankMovements, { ...call(), query })).result,
  };
}
