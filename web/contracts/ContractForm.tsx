import { unitContractFields, unitContractRules } from '#contract/contracts/contract-record.ts';
import { unitContractInput, type UnitContract } from '#contract/contracts/contracts.ts';
import { ruledBy, valuesOf } from '#contract/record.ts';
import { Form } from '#web/form/Form.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { RecordPanels } from '#web/values/RecordPanels.tsx';
import { contractLabels, contractTexts, type ContractValues } from './contract-words.ts';
import { useSaveContract } from './contracts.queries.ts';
import { noticeNote } from './notice-note.ts';
import { FORM_PLACE } from './place.ts';
import { useContractControls } from './useContractControls.tsx';

interface ContractFormProps {
  contract: UnitContract;
  onClose: () => void;
}

const schema = ruledBy(unitContractInput, unitContractRules);
const { panel: NOTICE } = unitContractFields.renewal_months;

/** What is known of a contract. */
export function ContractForm({ contract, onClose }: ContractFormProps) {
  const { unit_id, unit_contract_id: id, version } = contract;
  const saving = useSaveContract();
  const form = useContractForm<ContractValues>({
    schema,
    initial: valuesOf(unitContractFields, contract),
    recordKey: id,
    version,
    draftKey: `unit-contract.${id}`,
    labels: contractLabels,
    texts: contractTexts,
    onSave: (changes, { version: seen }) =>
      saving.mutateAsync({
        params: { unit_id, id: String(id) },
        body: { ...unitContractInput.partial().parse(changes), version: seen },
      }),
    onCancel: onClose,
  });
  const controls = useContractControls({ unit_id, form });
  const note = noticeNote(form.values, todayInPrague());
  return (
    <Form form={form} label="Údaje smlouvy" place={FORM_PLACE}>
      <RecordPanels
        fields={unitContractFields}
        form={form}
        controls={controls}
        rows={[
          ['notice_count', 'notice_unit'],
          ['price', 'price_period'],
        ]}
        notes={NOTICE === null || note === undefined ? {} : { [NOTICE]: note }}
      />
      <SaveBar form={form} />
    </Form>
  );
}
