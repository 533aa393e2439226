import type { z } from 'zod';
import { clientFields } from '#contract/client-record.ts';
import { clientInput, needsBusinessId } from '#contract/clients.ts';
import type { Client } from '#contract/clients.ts';
import { ruled } from '#contract/fields.ts';
import type { FormOf } from '#contract/record.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import type { OwnLook } from '#web/values/FieldControl.tsx';

/** Fields of a client as its form holds them. */
export type ClientValues = FormOf<typeof clientFields>;

/** What the form of the client and its panels are told. */
export interface ClientPanelProps {
  client: Client;
  form: ContractForm<ClientValues>;
  mayChange: boolean;
}

/** Nothing is asked for of whoever only reads. */
export const onlyRead = Object.fromEntries(
  Object.keys(clientFields).map((name) => [name, { readOnly: true, required: false }]),
) as Record<keyof ClientValues, OwnLook>;

const company = clientInput.extend({
  business_id: ruled(clientInput.shape.business_id, businessIdRule),
});

/** Rules of the client's form; only a company has to have its business ID (specification, section 5). */
export function clientSchema(client: Client): z.ZodType {
  return needsBusinessId(client) ? company : clientInput;
}
