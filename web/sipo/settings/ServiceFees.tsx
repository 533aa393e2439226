import { Button, Fieldset, TextInput } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import styles from '../sipo.module.css';

type Fees = SipoSettings['service_fees'];

interface ServiceFeesProps extends FieldBinding<Fees> {
  label: string;
  /** Faults of the rows, by their places: `0.fee_code`. */
  faults: Readonly<Record<string, string>>;
}

/** Services that are handed over under a code of their own; the others go under the unit's. */
export function ServiceFees({ label, value, onChange, onBlur, error, faults }: ServiceFeesProps) {
  const change = (at: number, patch: Partial<Fees[number]>) =>
    onChange(value.map((fee, place) => (place === at ? { ...fee, ...patch } : fee)));
  return (
    <Fieldset
      legend={label}
      className={styles.fees ?? ''}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <p className={styles.note}>
        Zálohy uvedených služeb se předávají pod vlastním kódem, ostatní pod kódem výše. Plátce pak
        má řádek pro každý kód.
      </p>
      {value.map(({ service_name, fee_code }, at) => (
        // Rows have no name but their place.
        <div key={`fee-${String(at)}`} className={styles.fee}>
          <TextInput
            label={`Služba ${at + 1}`}
            value={service_name}
            error={faults[`${at}.service_name`]}
            onChange={(event) => change(at, { service_name: event.currentTarget.value })}
          />
          <TextInput
            label={`Kód ${at + 1}`}
            inputMode="numeric"
            value={fee_code}
            error={faults[`${at}.fee_code`]}
            onChange={(event) => change(at, { fee_code: event.currentTarget.value })}
          />
          <IconButton
            label={`Odebrat službu ${at + 1}`}
            onClick={() => onChange(value.filter((_fee, place) => place !== at))}
          >
            <IconTrash size="1.125rem" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        onClick={() => onChange([...value, { service_name: '', fee_code: '' }])}
      >
        Přidat službu
      </Button>
    </Fieldset>
  );
}
