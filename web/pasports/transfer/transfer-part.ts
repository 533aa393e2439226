import type { ContractForm } from '#web/form/contract-form.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import type { Present, TransferValues } from './transfer-fields.ts';

/** What a part of the form of a transfer stands on. */
export interface PartProps {
  form: ContractForm<TransferValues>;
  ids: SpaceIds;
  present: readonly Present[];
}
