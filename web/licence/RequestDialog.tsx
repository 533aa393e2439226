import { z } from 'zod';
import type { Licence } from '#contract/licence.ts';
import { licenceRequestFields } from '#contract/licence.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useRequestLicence } from './licence.queries.ts';

const schema = z.object(licenceRequestFields);

interface RequestValues extends Record<string, unknown> {
  required_units: number | string | null;
  required_subjects: number | string | null;
  licence_request: string;
}

/** Asks the operator of the portal for another licence; what was asked before is offered. */
export function RequestDialog({ licence, onClose }: { licence: Licence; onClose: () => void }) {
  const requesting = useRequestLicence();
  const initial: RequestValues = {
    required_units: licence.required_units || licence.max_units,
    required_subjects: licence.required_subjects,
    licence_request: licence.licence_request,
  };
  const form = useContractForm({
    schema,
    initial,
    draftKey: 'licence.request',
    onSave: async (_changes, { values }) => {
      await requesting.mutateAsync({ body: schema.parse(values) });
      flash('Žádost byla odeslána');
      return initial;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Žádost o licenci" saveLabel="Odeslat žádost" onClose={onClose}>
      <FieldRow kind="pair">
        <NumberField
          {...form.field('required_units')}
          label="Kolik jednotek potřebujete"
          hint={`Licence dovoluje ${licence.max_units}`}
          data-autofocus
        />
        <NumberField
          {...form.field('required_subjects')}
          label="Kolik subjektů potřebujete"
          hint="Prostory a lidé; 0, nevíte-li"
        />
      </FieldRow>
      <TextAreaField
        {...form.field('licence_request')}
        label="Co potřebujete"
        hint="Například prodloužení platnosti, další moduly, termín"
        rows={4}
      />
    </ModalForm>
  );
}
