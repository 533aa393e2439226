import { Skeleton } from '@mantine/core';
import { updateOperator } from '#contract/legal.ts';
import type { Operator } from '#contract/legal.ts';
import { EmailField, PhoneField, TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useOperator, useSaveOperator } from './legal.queries.ts';

const labels = {
  operator_name: 'Název nebo jméno',
  operator_business_id: 'IČO',
  operator_address: 'Sídlo',
  operator_email: 'E-mail',
  operator_phone: 'Telefon',
  operator_data_box: 'Datová schránka',
};
const schema = updateOperator.body
  .pick({
    operator_name: true,
    operator_business_id: true,
    operator_address: true,
    operator_email: true,
    operator_phone: true,
    operator_data_box: true,
  })
  .required();

type Values = Record<keyof typeof labels, string> & { [field: string]: unknown };

/** Who runs the portal, for a system admin: the texts name him. */
export function OperatorForm() {
  const { data, error, refetch } = useOperator();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="20rem" />;
  return <Loaded operator={data} />;
}

function valuesOf({ version: _version, updated: _updated, ...values }: Operator): Values {
  return values;
}

function Loaded({ operator }: { operator: Operator }) {
  const saving = useSaveOperator();
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(operator),
    version: operator.version,
    draftKey: 'operator',
    labels,
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        body: { ...schema.partial().parse(changes), version },
      });
      flash('Údaje provozovatele byly uloženy');
      return saved;
    },
  });
  return (
    <Form form={form} label="Provozovatel portálu">
      <FormPanel
        heading="Provozovatel"
        note="Obchodní podmínky, ochrana osobních údajů a tato stránka uvádějí tyto údaje."
      >
        <TextField {...form.field('operator_name')} label={labels.operator_name} />
        <TextField
          {...form.field('operator_business_id')}
          label={labels.operator_business_id}
          inputMode="numeric"
          maxLength={8}
        />
        <Wide>
          <TextField {...form.field('operator_address')} label={labels.operator_address} />
        </Wide>
        <EmailField {...form.field('operator_email')} label={labels.operator_email} />
        <PhoneField {...form.field('operator_phone')} label={labels.operator_phone} />
        <TextField {...form.field('operator_data_box')} label={labels.operator_data_box} />
      </FormPanel>
      <SaveBar
        form={form}
        label="Uložit provozovatele"
        updated={`Aktualizováno: ${formatDateTime(operator.updated)}`}
      />
    </Form>
  );
}
