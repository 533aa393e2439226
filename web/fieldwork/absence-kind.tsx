import { TextInput } from '@mantine/core';
import { z } from 'zod';
import {
  absenceFault,
  absenceInput,
  createAbsence,
  deleteAbsence,
  updateAbsence,
  type CrewAbsence,
} from '#contract/fieldwork/absences.ts';
import { absenceReasonValue, type AbsenceReason } from '#contract/fieldwork/crew-words.ts';
import type { RecordRule } from '#contract/record.ts';
import { ruledBy } from '#contract/record.ts';
import { DateField } from '#web/form/DateField.tsx';
import type { ContractForm, FieldBinding } from '#web/form/contract-form.ts';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { formatDate } from '#web/lib/czech.ts';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import { absenceReads, useCrews } from './fieldwork.queries.ts';
import { ClockInput } from './ClockInput.tsx';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';

/** An absence as its form holds it. */
export interface AbsenceValues {
  readonly [field: string]: unknown;
  readonly crew_id: number | null;
  readonly client_user_id: number | null;
  readonly day_from: string | null;
  readonly minute_from: number | null;
  readonly day_to: string | null;
  readonly minute_to: number | null;
  readonly reason: AbsenceReason;
  readonly note: string;
}

type AbsenceOut = z.output<typeof absenceInput>;
const rules: readonly RecordRule<AbsenceOut>[] = [
  ({ crew_id, client_user_id }) =>
    crew_id === null && client_user_id === null
      ? { field: 'crew_id', message: 'Vyberte četu, nebo jednoho jejího člena' }
      : null,
  absenceFault,
];

const minuteText = (value: unknown) =>
  value === null || value === '' ? 'celý den' : clockText(Number(value));

/** Absences of crews and of their members. */
export const absenceKind: RecordKind<undefined, AbsenceValues, CrewAbsence> = {
  calls: { create: createAbsence, update: updateAbsence, remove: deleteAbsence },
  params: (_where, id) => ({ id }),
  stale: absenceReads,
  draftKey: (_where, id) => `crew-absence.${id}`,
  rules: ruledBy(absenceInput, rules),
  labels: {
    crew_id: 'Kdo',
    day_from: 'Od',
    minute_from: 'Od hodin',
    day_to: 'Do',
    minute_to: 'Do hodin',
    reason: 'Důvod',
    note: 'Poznámka',
  },
  texts: {
    reason: absenceReasonValue.text,
    minute_from: minuteText,
    minute_to: minuteText,
  },
  idOf: ({ crew_absence_id }) => crew_absence_id,
  valuesOf: (absence) => ({
    crew_id: absence.crew_id,
    client_user_id: absence.client_user_id,
    day_from: absence.day_from,
    minute_from: absence.minute_from,
    day_to: absence.day_to,
    minute_to: absence.minute_to,
    reason: absence.reason ?? 'other',
    note: absence.note,
  }),
  titles: { create: 'Nová nepřítomnost', edit: ({ name }) => `Nepřítomnost: ${name}` },
  saveLabels: { create: 'Zapsat nepřítomnost', edit: 'Uložit změny' },
  told: ({ name }, isNew) => (isNew ? `${name}: nepřítomnost byla zapsána` : ''),
  removal: {
    label: 'Zrušit nepřítomnost',
    question: ({ name, day_from }) =>
      `${name}: nepřítomnost od ${formatDate(day_from)} se odstraní natrvalo.`,
    told: 'Nepřítomnost byla zrušena',
  },
  Fields: AbsenceFields,
};

const reasons = Object.entries(absenceReasonValue.names).map(([value, label]) => ({
  value,
  label,
}));

function AbsenceFields({ form, record }: FieldsProps<undefined, AbsenceValues, CrewAbsence>) {
  return (
    <>
      <WhoField form={form} absence={record} />
      <FieldRow kind="pair">
        <DateField
          {...form.field('day_from')}
          label="Od"
          data-autofocus={record === undefined ? undefined : true}
        />
        <TimeField {...form.field('minute_from')} label="Od hodin" />
      </FieldRow>
      <FieldRow kind="pair">
        <DateField {...form.field('day_to')} label="Do" hint="Včetně" />
        <TimeField {...form.field('minute_to')} label="Do hodin" isEnd />
      </FieldRow>
      <SelectField
        {...form.field('reason')}
        label="Důvod"
        hint="Vidí jen správce klienta; ostatním se ukáže jen nepřítomnost"
        options={reasons}
      />
      <TextField {...form.field('note')} label="Poznámka" hint="Vidí jen správce klienta" />
    </>
  );
}

interface WhoFieldProps {
  form: ContractForm<AbsenceValues>;
  absence: CrewAbsence | undefined;
}

/** A crew or one of its members; of a stored absence it is told only. */
function WhoField({ form, absence }: WhoFieldProps) {
  const crews = useCrews(false).data?.values ?? [];
  const { crew_id, client_user_id } = form.values;
  const value =
    crew_id !== null ? `crew ${crew_id}` : client_user_id !== null ? `user ${client_user_id}` : '';
  const options = crews.flatMap((crew) => [
    { value: `crew ${crew.crew_id}`, label: `${crew.name} – celá četa` },
    ...crew.members.map((one) => ({
      value: `user ${one.client_user_id}`,
      label: `${crew.name} – ${one.name}`,
    })),
  ]);
  const { error, onBlur } = form.field('crew_id');
  const choose = (chosen: string) => {
    const [kind, id] = chosen.split(' ');
    form.setFields({
      crew_id: kind === 'crew' ? Number(id) : null,
      client_user_id: kind === 'user' ? Number(id) : null,
    });
  };
  if (absence !== undefined) return <TextInput label="Kdo" value={absence.name} readOnly />;
  return (
    <SelectField
      name="crew_id"
      value={value}
      onChange={choose}
      onBlur={onBlur}
      error={error}
      required
      data-autofocus
      label="Kdo"
      options={[{ value: '', label: 'Vyberte četu nebo jejího člena' }, ...options]}
    />
  );
}

/** A time of a day; empty for a whole day. */
function TimeField({
  doubt: _doubt,
  required: _required,
  ...field
}: FieldBinding<number | null> & { label: string; isEnd?: boolean }) {
  return <ClockInput {...field} description="Nevyplňujte pro celý den" isOptional />;
}
