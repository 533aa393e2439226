import type { Client } from '#contract/clients.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import type { ClientValues } from './client-form.ts';
import { clientLabels } from './client-labels.ts';

/** What the form of the client and its panels are told. */
export interface ClientPanelProps {
  client: Client;
  form: ContractForm<ClientValues>;
  mayChange: boolean;
}

/** Makes the properties of an input for a field of the client. */
export function clientInput(form: ContractForm<ClientValues>, readOnly: boolean) {
  return <N extends keyof ClientValues>(name: N) => {
    const field = form.field(name);
    return {
      ...field,
      required: field.required && !readOnly,
      label: clientLabels[name],
      readOnly,
      autoComplete: 'off',
    };
  };
}
