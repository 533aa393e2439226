import { z } from 'zod';
import { clientFields, needsBusinessId } from '#contract/clients.ts';
import type { Client } from '#contract/clients.ts';
import { ruled } from '#contract/fields.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';

export type ClientValues = z.output<z.ZodObject<typeof clientFields>>;

const anybody = z.object(clientFields);
const company = anybody.extend({ business_id: ruled(clientFields.business_id, businessIdRule) });

/** Rules of the client's form; only a company has to have its business ID (specification, section 5). */
export function clientSchema(client: Client): z.ZodType {
  return needsBusinessId(client) ? company : anybody;
}

/** The editable fields of a client. */
export function clientValues(client: Client): ClientValues {
  const names = Object.keys(clientFields) as (keyof ClientValues)[];
  return Object.fromEntries(names.map((name) => [name, client[name]])) as unknown as ClientValues;
}
