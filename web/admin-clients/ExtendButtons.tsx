import { Button } from '@mantine/core';
import type { ContractForm } from '#web/form/contract-form.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from './admin-clients.module.css';
import { extended } from './licence-form.ts';
import type { LicenceValues } from './licence-form.ts';

const isDay = (value: string | null) => value !== null && /^\d{4}-\d\d-\d\d$/.test(value);

/** Moves the end of the licence in the form by a month or a year. */
export function ExtendButtons({ form }: { form: ContractForm<LicenceValues> }) {
  const end = form.values.licence_valid_to;
  const extend = (months: number) =>
    form.setFields({
      licence_valid_to: extended(isDay(end) ? end : null, months, todayInPrague()),
    });
  return (
    <div className={styles.buttons} role="group" aria-label="Prodloužit licenci">
      <Button variant="default" onClick={() => extend(1)}>
        +1 měsíc
      </Button>
      <Button variant="default" onClick={() => extend(12)}>
        +1 rok
      </Button>
    </div>
  );
}
