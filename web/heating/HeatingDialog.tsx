import type { Heating } from '#contract/heating.ts';
import { valueDecimals } from '#contract/rules/heating-value.ts';
import { ClientRecordTools } from '#web/record/ClientRecordTools.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import {
  heatingLabels as labels,
  heatingRules,
  heatingSchema,
  heatingValues,
} from './heating-form.ts';
import type { HeatingValues } from './heating-form.ts';
import { kindWords, renamingHint } from './heating-words.ts';
import { useCreateHeating, useDeleteHeating, useSaveHeating } from './heating.queries.ts';
import styles from './heating.module.css';

interface HeatingDialogProps {
  row: Heating;
  /** After a new row was saved. */
  onSaved: (row: Heating) => void;
  onClose: () => void;
}

/** A row of a list, new or known; of a row of the portal only whether it is hidden. */
export function HeatingDialog({ row, onSaved, onClose }: HeatingDialogProps) {
  const { auxtype, heating_item_id: id } = row;
  const isNew = id === 0;
  const save = useHeatingSaving(row);
  const form = useContractForm<HeatingValues>({
    schema: heatingRules(auxtype),
    initial: heatingValues(row),
    recordKey: `${auxtype}.${id}`,
    version: row.version,
    draftKey: `heating.${auxtype}.${id}`,
    labels,
    onSave: async (changes, { values, version }) => {
      const saved = await save(isNew ? values : changes, version);
      if (isNew) onSaved(saved);
      return saved;
    },
    onCancel: onClose,
  });
  const { one } = kindWords[auxtype];
  return (
    <ModalForm
      form={form}
      title={isNew ? `${one}: nový záznam` : `${one}: ${row.name}`}
      saveLabel={isNew ? 'Založit záznam' : 'Uložit změny'}
      onClose={onClose}
    >
      {row.is_system ? (
        <p className={styles.note}>
          Záznam dává portál: můžete ho skrýt a řadit, ne přejmenovat ani smazat.
        </p>
      ) : null}
      <HeatingInputs form={form} row={row} />
      {isNew ? null : <Tools row={row} onClose={onClose} />}
    </ModalForm>
  );
}

function HeatingInputs({ form, row }: { form: ContractForm<HeatingValues>; row: Heating }) {
  const readOnly = row.is_system;
  const decimals = valueDecimals[row.auxtype];
  const input = <N extends keyof HeatingValues>(name: N) => ({
    ...form.field(name),
    label: labels[name],
    autoComplete: 'off',
    readOnly,
  });
  return (
    <>
      <FieldRow kind="pair">
        <TextField {...input('code')} {...(!readOnly && { 'data-autofocus': true })} />
        {decimals === null ? null : <NumberField {...input('value')} decimals={decimals} />}
      </FieldRow>
      <TextField {...input('name')} hint={renamingHint(row)} />
      <FieldRow kind="pair">
        <DateField {...input('valid_from')} hint="Prázdné: odjakživa" />
        <DateField {...input('valid_to')} hint="Prázdné: platí dosud" />
      </FieldRow>
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="Skrytý záznam se nenabízí; kde už je použit, zůstává."
      />
    </>
  );
}

function Tools({ row, onClose }: { row: Heating; onClose: () => void }) {
  const { auxtype, heating_item_id: id, is_system, name } = row;
  const removal = useDeleteHeating();
  return (
    <ClientRecordTools
      record_type={auxtype === 'indicators' ? 'heating_indicators' : 'heating_items'}
      record_id={id}
      labels={labels}
      removal={
        is_system
          ? undefined
          : {
              label: 'Smazat záznam',
              question: `Smazat „${name}“? Smazat lze jen záznam, který nikde není použit.`,
              onRemove: () => removal.mutateAsync({ params: { auxtype, id } }),
              onRemoved: onClose,
            }
      }
    />
  );
}

function useHeatingSaving({ auxtype, heating_item_id: id }: Heating) {
  const creation = useCreateHeating();
  const saving = useSaveHeating();
  return async (fields: Partial<HeatingValues>, version: number | undefined) => {
    if (id !== 0) {
      const body = heatingSchema.partial().parse(fields);
      return saving.mutateAsync({ params: { auxtype, id }, body: { ...body, version } });
    }
    const body = heatingSchema.parse(fields);
    const saved = await creation.mutateAsync({ params: { auxtype }, body });
    flash(`Záznam „${saved.name}“ byl založen`);
    return saved;
  };
}
