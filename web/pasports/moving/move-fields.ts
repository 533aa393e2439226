import { z } from 'zod';
import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { day } from '#contract/fields.ts';
import { moveTenant } from '#contract/pasports/moving.ts';
import { occupantInput } from '#contract/pasports/occupants.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { nextContractFault } from '#contract/rules/tenancy.ts';
import type { Tenant } from '#contract/pasports/tenants.ts';
import { handedBody, handedRows, type HandedRow } from '../states/handed-states.ts';

const { staying_roommate_ids, carried_cost_ids } = moveTenant.body.shape;

const fields = z.object({
  last_day: day,
  /** Null leaves the space empty. */
  next_address_id: z.int().nullable(),
  /** Another tenant of the new contract; null where there is one alone. */
  joint_address_id: z.int().nullable(),
  contract_valid_to: day.nullable(),
  users_count: occupantInput.users_count.nullable(),
  staying_roommate_ids,
  carried_cost_ids,
  states: handedRows,
});

export type MoveValues = Omit<z.output<typeof fields>, 'last_day' | 'users_count' | 'states'> & {
  states: HandedRow[];
  last_day: string | null;
  users_count: number | string | null;
  [field: string]: unknown;
};

export const moveLabels = {
  last_day: 'Poslední den dosavadního nájemce',
  next_address_id: 'Nový nájemce',
  joint_address_id: 'Společný nájemce',
  contract_valid_to: 'Nová smlouva do',
  users_count: 'Počet osob',
  staying_roommate_ids: 'Kdo v prostoru zůstává',
  carried_cost_ids: 'Které zálohy nový nájemce převezme',
  states: 'Stavy měřidel',
} as const;

/** Rules of moving: the tenant does not end before the beginning, and of the next one persons are known. */
export function moveRules(tenant: Pick<Tenant, 'valid_from'>) {
  return fields.superRefine((values, context) => {
    const fault = (field: keyof MoveValues & string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (values.last_day < tenant.valid_from)
      fault('last_day', 'Nájemce nemůže skončit dříve, než začal');
    if (values.next_address_id !== null && values.users_count === null)
      fault('users_count', 'Zadejte číselnou hodnotu');
    if (values.joint_address_id !== null && values.joint_address_id === values.next_address_id)
      fault('joint_address_id', 'Vyberte někoho jiného, než je nový nájemce');
    const reversed = nextContractFault(values.last_day, values.contract_valid_to);
    if (reversed !== null) fault('contract_valid_to', reversed);
  });
}

/** What moving starts with: the end of this month, or the day on which the tenant is known to end. */
export function moveValues(
  tenant: Pick<Tenant, 'valid_from' | 'valid_to'>,
  today: string,
): MoveValues {
  const monthEnd = endOfMonth(today);
  return {
    last_day: tenant.valid_to ?? (monthEnd < tenant.valid_from ? tenant.valid_from : monthEnd),
    next_address_id: null,
    joint_address_id: null,
    contract_valid_to: null,
    users_count: null,
    staying_roommate_ids: [],
    carried_cost_ids: [],
    states: [],
  };
}

/** The move as its call takes it; who and what is not there to stay or carry is left out. */
export function moveBody(
  values: MoveValues,
  tenant: Pick<Tenant, 'pasport_tenant_id' | 'version'>,
): BodyOf<typeof moveTenant> {
  const read = fields.parse(values);
  const { last_day, next_address_id, joint_address_id, contract_valid_to, users_count } = read;
  const next = {
    address_id: next_address_id ?? 0,
    joint_address_ids: joint_address_id === null ? [] : [joint_address_id],
    contract_valid_to,
    users_count: users_count ?? 0,
  };
  return {
    last_day,
    pasport_tenant_id: tenant.pasport_tenant_id,
    next: next_address_id === null ? null : next,
    staying_roommate_ids: read.staying_roommate_ids,
    carried_cost_ids: next_address_id === null ? [] : read.carried_cost_ids,
    states: handedBody(read.states),
    version: tenant.version,
  };
}

function endOfMonth(today: string): string {
  const { year, month } = parseIsoDate(today);
  return formatIsoDate({ year, month, day: daysInMonth(year, month) });
}
