import { useState } from 'react';
import { transferKindValue, type Transfer } from '#contract/pasports/transfers.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { CheckList } from '../moving/CheckList.tsx';
import { useNewPerson } from '../people/useNewPerson.tsx';
import { ownershipText } from '../records/record-words.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import { StatesField } from '../states/StatesField.tsx';
import { FaultLine } from './FaultLine.tsx';
import { NewOwners } from './NewOwners.tsx';
import { CostsField, PersonsField } from './TransferBesides.tsx';
import {
  lastDayOf,
  partsOf,
  transferBody,
  transferLabels,
  transferRules,
  transferValues,
} from './transfer-fields.ts';
import type { Present, TransferValues } from './transfer-fields.ts';
import { namedTitle } from '../space/space-title.ts';
import type { TitledSpace } from '../space/space-title.ts';
import { TransferPreview } from './TransferPreview.tsx';
import { useTransfer } from './transfer.queries.ts';
import styles from './transfer.module.css';

interface TransferFormProps {
  ids: SpaceIds;
  space: TitledSpace;
  /** All ownerships of the space. */
  present: readonly Present[];
  onMade: (transfer: Transfer) => void;
  onClose: () => void;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const kinds = Object.entries(transferKindValue.names).map(([value, name]) => ({
  value,
  label: capital(name),
}));

/** What is to be told of a transfer, and the sentence of what will happen. */
export function TransferForm(props: TransferFormProps) {
  const { ids, present, onClose } = props;
  const form = useTransferForm(props);
  const { values } = form;
  const [asking, setAsking] = useState(0);
  const newPerson = useNewPerson(ids, (address_id) =>
    form.setFields({
      owners: values.owners.map((row, at) => (at === asking ? { ...row, address_id } : row)),
    }),
  );
  if (newPerson.dialog !== null) return newPerson.dialog;
  const { offered } = partsOf(values, present);
  const isDeath = values.transfer_kind === 'inheritance';
  return (
    <ModalForm
      form={form}
      title={namedTitle('Převod prostoru', props.space)}
      saveLabel="Převést"
      onClose={onClose}
    >
      <div className={styles.pair}>
        <SelectField
          {...form.field('transfer_kind')}
          label={transferLabels.transfer_kind}
          options={kinds}
          data-autofocus
        />
        <DateField
          {...form.field('first_day')}
          label={isDeath ? 'Den úmrtí' : transferLabels.first_day}
          hint={
            isDeath
              ? 'Zemřelý vlastní do tohoto dne, dědicové od následujícího'
              : 'Vlastnictví přechází vkladem do katastru ke dni podání návrhu'
          }
        />
      </div>
      <CheckList
        {...form.field('former')}
        label={transferLabels.former}
        options={offered.map((row) => ({
          id: row.pasport_ownership_id,
          name: `${row.owner_name}, ${ownershipText(row)}`,
        }))}
      />
      <FaultLine text={form.field('former').error} />
      <NewOwners
        form={form}
        ids={ids}
        present={present}
        onNew={(row, typed) => {
          setAsking(row);
          newPerson.ask(typed);
        }}
      />
      <PersonsField form={form} ids={ids} />
      <CostsField form={form} ids={ids} />
      <StatesField
        {...form.field('states')}
        ids={ids}
        lastDay={lastDayOf(values)}
        faults={form.faultsIn('states')}
      />
      <TextAreaField {...form.field('comment')} label={transferLabels.comment} rows={2} />
      <TransferPreview form={form} ids={ids} present={present} />
    </ModalForm>
  );
}

function useTransferForm({ ids, present, onMade, onClose }: TransferFormProps) {
  const pass = useTransfer();
  return useContractForm<TransferValues>({
    schema: transferRules(present),
    initial: transferValues(present, todayInPrague()),
    draftKey: `transfer.${ids.unit_id}.${ids.pasport_id}`,
    labels: transferLabels,
    onSave: async (_changes, { values }) => {
      onMade(await pass({ params: ids, body: transferBody(values, present) }));
      return values;
    },
    onCancel: onClose,
  });
}
