import { unitContractFields } from '#contract/contracts/contract-record.ts';
import { changeUnitContracts, type ContractRow } from '#contract/contracts/contracts.ts';
import { useFirms } from '#web/core/firms/firms.queries.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { contractReads } from './contracts.queries.ts';

interface ContractBulkProps {
  unit_id: number;
  rows: readonly ContractRow[];
}

/** What can be done with the picked contracts; tenancies and those of suppliers are changed where they are written. */
export function ContractBulk({ unit_id, rows }: ContractBulkProps) {
  const firms = useFirms(unit_id, null);
  const own = rows.filter(({ origin }) => origin === 'contract');
  if (own.length < rows.length)
    return (
      <span>
        Nájmy a smlouvy s dodavateli se mění ve svých záznamech; hromadně jdou jen ostatní smlouvy.
      </span>
    );
  const kind: BulkKind<ContractRow> = {
    call: changeUnitContracts,
    stale: contractReads,
    idOf: ({ record_id }) => record_id,
    nameOf: ({ name }) => name,
    fields: [
      {
        name: 'address_id',
        described: unitContractFields.address_id,
        choices: firms,
        none: '(nikdo)',
        text: ({ party_name }) => party_name || '(nikdo)',
      },
      { name: 'warning_on', described: unitContractFields.warning_on },
    ],
    hiding: {
      name: 'hidden',
      described: unitContractFields.hidden,
      isHidden: ({ hidden }) => hidden,
      hide: 'Ukončit smlouvy',
      show: 'Obnovit smlouvy',
    },
  };
  return <BulkActions kind={kind} unit_id={unit_id} rows={own} />;
}
