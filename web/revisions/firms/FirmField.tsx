import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { IdField } from '#web/form/IdField.tsx';
import { useFirms } from '../revisions.queries.ts';
import { NewFirm } from './NewFirm.tsx';

interface FirmFieldProps extends FieldBinding<number | null> {
  label: string;
  unit_id: number;
}

/** The firm that inspects: one of the suppliers, or one founded in place. */
export function FirmField({ unit_id, ...field }: FirmFieldProps) {
  const firms = useFirms(unit_id, field.value);
  const [isFounding, setFounding] = useState(false);
  return (
    <div>
      <IdField
        {...field}
        choices={firms}
        none="(žádná)"
        hint="Nabízejí se dodavatelé z adresáře jednotky"
      />
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
