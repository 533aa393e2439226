import { z } from 'zod';
import { client } from './clients.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment, version } from './fields.ts';
import { historyEntry } from './history.ts';
import { readOf, writeOf } from './record.ts';
import { importTokenAction, importTokenState } from './tokens.ts';
import { unitFields } from './unit-record.ts';

/** A managed unit (jednotka) as the wire carries it (specification, section 3). */
export const unit = z
  .object({
    unit_id: z.int(),
    client_id: z.int(),
    created: moment,
    updated: moment,
    version: z.int(),
    /** Import token in full for client admins; empty for others and when none is assigned. */
    external_token: z.string(),
    has_external_token: z.boolean(),
    ...readOf(unitFields),
  })
  .meta({ id: 'Unit' });
export type Unit = z.infer<typeof unit>;

/** A unit as its settings save it. */
export const unitInput = z.object(writeOf(unitFields));
export type UnitInput = z.output<typeof unitInput>;

/** The unit's key in lists: 'UNIT' plus the id (specification, section 3). */
export const unitKey = (row: Pick<Unit, 'unit_id'>) => `UNIT${row.unit_id}`;

export const listClientUnits = endpoint({
  method: 'GET',
  path: '/v1/user/clientunits',
  access: 'user',
  forCrews: true,
  summary: 'Klient přihlášeného uživatele a jeho jednotky',
  result: z.object({ client, units: z.array(unit) }),
});

export const createUnit = endpoint({
  method: 'POST',
  path: '/v1/user/clientunits/new',
  access: 'client-admin',
  summary: 'Nová jednotka; zadaný název se stane jejím názvem i plným názvem',
  creates: true,
  body: z.object({ new_unit: unitInput.shape.name }),
  result: unit,
  refuses: ['licence-expired', 'unit-limit-reached', 'unit-name-taken'],
});

export const updateUnit = endpoint({
  method: 'PUT',
  path: '/v1/user/client/unit/{client_id}/{unit_id}',
  access: 'client-admin',
  summary: 'Změna údajů jednotky; posílají se jen změněná pole',
  params: z.object({ client_id: id, unit_id: id }),
  body: z.object({
    unit_id: id.optional(),
    version,
    ...unitInput.partial().shape,
  }),
  result: unit,
});

export const changeUnitToken = endpoint({
  method: 'POST',
  path: '/v1/user/clientunits/importtoken',
  access: 'client-admin',
  summary: 'Vytvoření, prodloužení nebo odstranění importního tokenu jednotky',
  body: z.object({ unit_id: id, action: importTokenAction }),
  result: unit,
  refuses: ['token-exists', 'token-missing'],
});

export const readUnitToken = endpoint({
  method: 'GET',
  path: '/v1/user/clientunits/importtoken/{unit_id}',
  access: 'client-admin',
  summary: 'Platnost importního tokenu jednotky, jeho poslední použití a volání',
  params: z.object({ unit_id: id }),
  result: importTokenState,
});

export const listUnitHistory = endpoint({
  method: 'GET',
  path: '/v1/user/client/unit/history/{unit_id}',
  access: 'user',
  summary: 'Historie změn jednotky, nejnovější první',
  params: z.object({ unit_id: id }),
  result: listOf(historyEntry),
});
