import { createSipoHandOver, type SipoHandOver } from '#contract/sipo/hand-overs.ts';
import { getSipoRegister, type SipoPayer } from '#contract/sipo/register.ts';
import { insertRow } from './builders.ts';
import { addAddressRow } from './addresses.ts';
import { spaceWorld, type SpaceWorld } from './space-world.ts';

/** Synthetic numbers of payers with right check digits. */
export const SIPO = ['1234567897', '9876543213', '4545454542', '6001002009'] as const;

interface Draft {
  readonly sipo?: string;
  /** Monthly advances in hellers. */
  readonly advances?: readonly number[];
  readonly space?: Record<string, unknown>;
  readonly valid_to?: string;
}

/** A tenant with his flat and advances. */
interface Payer {
  readonly address_id: number;
  readonly pasport_id: number;
  readonly pasport_tenant_id: number;
}

/** A world with makers of what SIPO is made of, at noon of 20 January 2025. */
export interface SipoScene {
  readonly space: SpaceWorld;
  readonly call: (params?: object) => { token: string; params: { unit_id: number } };
  readonly settings: (columns?: Record<string, unknown>) => Promise<void>;
  readonly payer: (last_name: string, draft?: Draft) => Promise<Payer>;
  readonly advance: (payer: Payer, hellers: number, columns?: object) => Promise<void>;
  /** A statement of the owner of the database. */
  readonly change: (statement: string, ...values: unknown[]) => Promise<void>;
  readonly register: (period?: string) => Promise<Awaited<ReturnType<typeof ask>>>;
  readonly payerOf: (last_name: string, period?: string) => Promise<SipoPayer | undefined>;
  /** Hands over what is there; the reply is not judged. */
  readonly handOver: (
    period?: string,
    body?: object,
  ) => Promise<{ status: number; result: SipoHandOver; error: { errorCode: number } }>;
}

async function ask({ at }: SpaceWorld, period?: string) {
  const { token } = at.user;
  const params = { unit_id: at.unit.unit_id };
  const query: Record<string, string> = period === undefined ? {} : { period };
  return (await at.world.call(getSipoRegister, { token, params, query })).result;
}

/** Makes the scene of a test file; ready inside its tests. */
export function sipoScene(): SipoScene {
  const space = spaceWorld();
  const { at } = space;
  const call = (params: object = {}) => ({
    token: at.user.token,
    params: { unit_id: at.unit.unit_id, ...params },
  });
  const advance: SipoScene['advance'] = async (payer, monthly_advance, columns = {}) => {
    const { pasport_id, pasport_tenant_id } = payer;
    const row = { ...at.unit, pasport_id, pasport_tenant_id, monthly_advance };
    const cost = { service_name: 'Teplo', valid_from: '2020-01-01', ...row, ...columns };
    await insertRow(at.world.db, 'pasport_tenant_costs', cost);
  };
  const payer: SipoScene['payer'] = async (last_name, draft = {}) => {
    const { sipo = '', advances = [345_000], space: columns = {}, valid_to = null } = draft;
    const { pasport_id } = await space.flat(columns);
    const address_id = await addAddressRow(at.world.db, at.unit, { last_name, sipo });
    const held = { pasport_id, address_id, valid_from: '2020-01-01', valid_to };
    const row = await space.add('pasport_tenants', held);
    const made = { address_id, pasport_id, pasport_tenant_id: Number(row['pasport_tenant_id']) };
    for (const hellers of advances) await advance(made, hellers);
    return made;
  };
  return {
    space,
    call,
    settings: async (columns = {}) => {
      const numbers = { organisation_number: '999999', fee_code: '210' };
      await insertRow(at.world.db, 'sipo_settings', { ...at.unit, ...numbers, ...columns });
    },
    payer,
    advance,
    change: async (statement, ...values) => {
      await at.world.db.owner.query(statement, values);
    },
    register: (period) => ask(space, period),
    payerOf: async (last_name, period) =>
      (await ask(space, period)).payers.find(({ payer_name }) => payer_name === last_name),
    handOver: async (period, body = {}) => {
      const seen = await ask(space, period);
      const sent = { period: seen.period, seal: seen.seal, ...body };
      return at.world.call(createSipoHandOver, { ...call(), body: sent });
    },
  };
}
