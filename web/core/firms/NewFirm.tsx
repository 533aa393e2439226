import { Button, Text } from '@mantine/core';
import { addressFields } from '#contract/address-record.ts';
import { addressInput, type Address } from '#contract/addresses.ts';
import { emptyOf, labelsOf, type FormOf } from '#contract/record.ts';
import { addressNameFault } from '#contract/rules/address-name.ts';
import { CompanyIdField } from '#web/core/company/CompanyIdField.tsx';
import { registerPatch } from '#web/core/company/register-patch.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { EmailField, PhoneField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useAdoptFirm, useCreateFirm, useFirmElsewhere } from './firms.queries.ts';

const { hidden: _hidden, ...shown } = addressFields;
type FirmValues = FormOf<typeof shown>;

const schema = addressInput.omit({ hidden: true }).superRefine((values, context) => {
  const fault = addressNameFault(values);
  if (fault !== null)
    context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
});
const labels = labelsOf(addressFields);
const initial: FirmValues = { ...emptyOf(shown), address_type: 'supplier' };

interface NewFirmProps {
  unit_id: number;
  onSaved: (firm: Address) => void;
  onClose: () => void;
}

/** A new supplier of the unit, over the form that asks for one; the rest of it is written in the address book. */
export function NewFirm({ unit_id, onSaved, onClose }: NewFirmProps) {
  const creation = useCreateFirm();
  const form = useContractForm<FirmValues>({
    schema,
    initial,
    labels,
    onSave: async (_changes, { values }) => {
      const firm = await creation.mutateAsync({ params: { unit_id, id: '0' }, body: values });
      flash(`Dodavatel ${firm.full_name} byl založen`, firm);
      onSaved(firm);
      return initial;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Nový dodavatel" saveLabel="Založit dodavatele" onClose={onClose}>
      <CompanyIdField
        {...form.field('business_id')}
        label={labels.business_id}
        onFound={(data) => form.setFields(registerPatch(form.values, data))}
      />
      <KnownElsewhere
        unit_id={unit_id}
        business_id={form.values.business_id}
        onTaken={(firm) => {
          onSaved(firm);
          onClose();
        }}
      />
      <TextField
        {...form.field('company_name')}
        required
        label={labels.company_name}
        autoComplete="off"
        data-autofocus
      />
      <FieldRow kind="pair">
        <PhoneField {...form.field('phone')} label={labels.phone} autoComplete="off" />
        <EmailField {...form.field('email')} label={labels.email} autoComplete="off" />
      </FieldRow>
    </ModalForm>
  );
}

interface KnownElsewhereProps {
  unit_id: number;
  business_id: string;
  onTaken: (firm: Address) => void;
}

/** A firm that another unit of the client has is taken over, so that it is one in all of them. */
function KnownElsewhere({ unit_id, business_id, onTaken }: KnownElsewhereProps) {
  const known = useFirmElsewhere(unit_id, business_id);
  const adopting = useAdoptFirm();
  const take = (address_id: number) =>
    adopting.mutate(
      { params: { unit_id }, body: { address_id } },
      {
        onSuccess: (firm) => {
          flash(`${firm.full_name}: převzato z jednotky ${known?.unit_name ?? ''}`, firm);
          onTaken(firm);
        },
      },
    );
  return (
    <div role="status">
      {known === undefined ? null : (
        <Text size="sm">
          Toto IČO má {known.name} v jednotce {known.unit_name}.{' '}
          <Button
            variant="light"
            size="compact-sm"
            loading={adopting.isPending}
            onClick={() => take(known.id)}
          >
            Převzít odtud
          </Button>
        </Text>
      )}
      <ErrorLine error={adopting.error} />
    </div>
  );
}
