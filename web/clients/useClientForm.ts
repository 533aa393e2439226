import { clientFields } from '#contract/client-record.ts';
import type { Client } from '#contract/clients.ts';
import { labelsOf, valuesOf } from '#contract/record.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { log } from '#web/lib/log.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { clientSchema } from './client-form.ts';
import type { ClientValues } from './client-form.ts';
import { useSaveClient } from './clients.queries.ts';

// Specification, section 8.
const EXCEPTION = 'Výjimka při ukládání údajů klienta';

/** The form of the client's editable fields. */
export function useClientForm(client: Client, mayChange: boolean): ContractForm<ClientValues> {
  const saving = useSaveClient();
  const { client_id } = client;
  return useContractForm<ClientValues>({
    schema: clientSchema(client),
    initial: valuesOf(clientFields, client),
    recordKey: client_id,
    version: client.version,
    draftKey: mayChange ? `client.${client_id}` : undefined,
    labels: labelsOf(clientFields),
    onSave: async (changes, { version }) => {
      if (!mayChange) return client;
      try {
        const saved = await saving.mutateAsync({
          params: { client_id },
          body: { ...changes, version },
        });
        flash('Změny byly uloženy', saved);
        return saved;
      } catch (error) {
        throw savingFault(error);
      }
    },
  });
}

/** A refusal of the server speaks for itself; anything else is an exception. */
function savingFault(error: unknown): unknown {
  if (error instanceof ApiError && error.kind === 'api') return error;
  log.error(EXCEPTION, error);
  if (!(error instanceof ApiError)) return error;
  const { kind, url, status, errorCode } = error;
  return new ApiError({ kind, url, status, errorCode, message: `${EXCEPTION}: ${error.message}` });
}
