import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { day, id } from '#contract/fields.ts';
import { handedStates } from '#contract/metering/handed-states.ts';
import { occupantInput } from './occupants.ts';
import { dayOrNone, spaceParams } from './record-calls.ts';
import { tenant } from './tenants.ts';

export const moveTenant = endpoint({
  method: 'POST',
  path: '/v1/pasport/move/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['pasports'],
  summary:
    'Stěhování v jednom kroku: ukončí nájemce dnem, se společnými nájemci jeho smlouvy, a dalším dnem založí nového',
  creates: true,
  params: spaceParams,
  body: z.object({
    /** Last day of the present tenant. */
    last_day: day,
    pasport_tenant_id: id,
    /** The next tenant from the following day; null leaves the space empty. */
    next: z
      .object({
        address_id: id,
        /** Others of the same contract, such as the spouse. */
        joint_address_ids: z.array(id).max(20).default([]),
        contract_valid_to: dayOrNone.default(null),
        users_count: occupantInput.users_count,
      })
      .nullable(),
    /** Roommates who stay; the others end on the last day. */
    staying_roommate_ids: z.array(id).max(100),
    /** Costs whose advances the next tenant takes over. */
    carried_cost_ids: z.array(id).max(100),
    /** States of meters at the end of the last day; what is known already stays. */
    states: handedStates,
    version: z.int().min(1).optional(),
  }),
  result: z.object({ ended: tenant, next: tenant.nullable() }),
  refuses: ['licence-expired', 'overlapping-validity'],
});
