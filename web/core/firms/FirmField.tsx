import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { IdField } from '#web/form/IdField.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useAdoptFirm, useFirms, useOtherFirms } from './firms.queries.ts';
import { NewFirm } from './NewFirm.tsx';

interface FirmFieldProps extends FieldBinding<number | null> {
  label: string;
  unit_id: number;
  /** Name of having none. */
  none?: string;
}

/** A firm that the unit deals with: one of the suppliers, one of the client's other units, or one founded in place. */
export function FirmField({ unit_id, none = '(žádná)', ...field }: FirmFieldProps) {
  const firms = useFirms(unit_id, field.value);
  const others = useOtherFirms(unit_id);
  const adopting = useAdoptFirm();
  const [isFounding, setFounding] = useState(false);
  const choose = (value: number | null) => {
    const other = others.find(({ id }) => id === value);
    if (other === undefined) return field.onChange(value);
    return adopting.mutate(
      { params: { unit_id }, body: { address_id: other.id } },
      {
        onSuccess: ({ address_id, full_name }) => {
          flash(`${full_name}: převzato z jednotky ${other.unit_name}`);
          field.onChange(address_id);
        },
      },
    );
  };
  const choices = [
    ...firms,
    ...others.map(({ id, name, unit_name }) => ({ id, name: `${name} (z jednotky ${unit_name})` })),
  ];
  return (
    <div>
      <IdField
        {...field}
        choices={choices}
        onChange={choose}
        disabled={adopting.isPending}
        none={none}
        hint="Nabízejí se dodavatelé jednotky; z jiné se převezmou do jejího adresáře"
      />
      <ErrorLine error={adopting.error} />
      <Button
        mt="0.25rem"
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        onClick={() => setFounding(true)}
      >
        Založit dodavatele
      </Button>
      {isFounding
        ? // Forms do not nest: the dialog's stands beside the one that asks for the firm.
          createPortal(
            <NewFirm
              unit_id={unit_id}
              onSaved={({ address_id }) => field.onChange(address_id)}
              onClose={() => setFounding(false)}
            />,
            document.body,
          )
        : null}
    </div>
  );
}
