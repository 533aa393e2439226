import { Checkbox } from '@mantine/core';
import type { Crew } from '#contract/fieldwork/crews.ts';
import type { ContractForm, FieldBinding } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { planLabels, type PlanValues } from './plan-form.ts';
import styles from './visits.module.css';

interface PlanFieldsProps<V extends PlanValues> {
  form: ContractForm<V>;
  crews: readonly Crew[];
}

/** On which days, by whom, and how long a visit and the way between houses take. */
export function PlanFields<V extends PlanValues>({ form, crews }: PlanFieldsProps<V>) {
  return (
    <>
      <FieldRow kind="pair">
        <DateField
          {...form.field('first_day')}
          label={planLabels.first_day}
          hint="Nechte lidem čas: obvykle se návštěva oznamuje 7 až 14 dnů předem."
        />
        <DateField
          {...form.field('last_day')}
          label={planLabels.last_day}
          hint="Plánuje se jen do pracovní doby čet."
        />
      </FieldRow>
      <Wide>
        <CrewsField {...form.field('crew_ids')} crews={crews} />
      </Wide>
      <FieldRow kind="three">
        <NumberField {...form.field('minutes')} label={planLabels.minutes} unit="min" />
        <NumberField {...form.field('travel')} label={planLabels.travel} unit="min" />
        <NumberField {...form.field('gap')} label={planLabels.gap} unit="min" />
      </FieldRow>
    </>
  );
}

interface CrewsFieldProps extends FieldBinding<readonly number[]> {
  crews: readonly Crew[];
}

/** Which crews walk the round. */
function CrewsField({ crews, name, value, onChange, onBlur, error, required }: CrewsFieldProps) {
  const offered = crews.filter(({ hidden, crew_id }) => !hidden || value.includes(crew_id));
  return (
    <Checkbox.Group
      label={planLabels.crew_ids}
      required={required}
      error={error}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    >
      <div className={styles.choices} onBlur={onBlur}>
        {offered.map(({ crew_id, letters, name: text }) => (
          <Checkbox
            key={crew_id}
            name={name}
            value={String(crew_id)}
            label={`${text} (${letters})`}
          />
        ))}
        {offered.length === 0 ? (
          <p className={styles.rest}>
            Zatím žádná četa není.{' '}
            <InnerLink href={`${paths.InmesCatalog}?tab=crews`}>Založit četu</InnerLink>
          </p>
        ) : null}
      </div>
    </Checkbox.Group>
  );
}
