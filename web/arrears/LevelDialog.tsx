import { updateReminderLevel, type ReminderLevel } from '#contract/money/reminders.ts';
import { levelName, reminderMarks } from '#contract/rules/reminder-text.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useSaveLevel } from './reminders.queries.ts';

const schema = updateReminderLevel.body;
const labels = {
  subject: 'Předmět',
  body: 'Text',
  wait_days: 'Po kolika dnech',
  pay_days: 'Dní na zaplacení',
};

type Terms = Pick<ReminderLevel, 'subject' | 'body'> & {
  wait_days: number | string | null;
  pay_days: number | string | null;
};
const valuesOf = ({ subject, body, wait_days, pay_days }: ReminderLevel): Terms => ({
  subject,
  body,
  wait_days,
  pay_days,
});

const markHint = `Značky se doplní: ${Object.entries(reminderMarks)
  .map(([mark, text]) => `{${mark}} – ${text}`)
  .join('; ')}.`;

interface LevelDialogProps {
  level: ReminderLevel;
  onClose: () => void;
}

/** What a level says, when it comes and how long there is to pay. */
export function LevelDialog({ level, onClose }: LevelDialogProps) {
  const saving = useSaveLevel();
  const { unit_id, version } = level;
  const name = levelName(level.level);
  const form = useContractForm({
    schema,
    initial: valuesOf(level),
    recordKey: level.level,
    version,
    labels,
    onSave: async (_changes, { values, version: seen }) => {
      const body = { ...schema.parse(values), version: seen };
      const params = { unit_id, level: level.level };
      const saved = await saving.mutateAsync({ params, body });
      flash(`${name} byla uložena`, saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={name} saveLabel="Uložit změny" onClose={onClose}>
      <TextField
        {...form.field('subject')}
        label={labels.subject}
        autoComplete="off"
        data-autofocus
      />
      <TextAreaField {...form.field('body')} label={labels.body} rows={12} hint={markHint} />
      <NumberField
        {...form.field('wait_days')}
        label={labels.wait_days}
        hint={level.level === 1 ? 'Od splatnosti nejstaršího dluhu.' : 'Od předchozí upomínky.'}
      />
      <NumberField
        {...form.field('pay_days')}
        label={labels.pay_days}
        hint="Připadne-li poslední den na víkend nebo svátek, posune se na nejbližší pracovní den."
      />
    </ModalForm>
  );
}
