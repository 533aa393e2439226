import { Checkbox } from '@mantine/core';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { chosenId } from '#contract/fields.ts';
import { meterKind, meterKindValue, type MeterKind } from '#contract/metering/meter-words.ts';
import { startSelfRound } from '#contract/metering/self-reading-calls.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { writtenDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useHouses, useStartRound } from './self-readings.queries.ts';
import styles from './self-readings.module.css';

/** Days that people are usually given. */
const TERM_DAYS = 14;

const schema = startSelfRound.body.extend({
  pasport_id: chosenId('Zvolte dům'),
});

/** What a round usually asks for: the water, from today for two weeks. Fields may be left empty meanwhile. */
function usualRound(
  today: string,
  house: number | undefined,
): {
  name: string;
  pasport_id: string;
  kinds: MeterKind[];
  opens: string | null;
  closes: string | null;
} {
  return {
    name: `Samoodečet ${writtenDate(today)}`,
    pasport_id: house === undefined ? '' : String(house),
    kinds: ['cold-water', 'hot-water'],
    opens: today,
    closes: shiftDays(today, TERM_DAYS),
  };
}

interface StartRoundProps {
  unit_id: number;
  /** pasport_id of the house to begin with. */
  house: number | undefined;
  onStarted: (self_reading_round_id: number) => void;
  onClose: () => void;
}

/** Begins a round for a house. */
export function StartRound({ unit_id, house, onStarted, onClose }: StartRoundProps) {
  const starting = useStartRound();
  const houses = useHouses(unit_id);
  const form = useContractForm({
    schema,
    initial: usualRound(todayInPrague(), house),
    onSave: async (_changes, { values }) => {
      const body = schema.parse(values);
      const round = await starting.mutateAsync({ params: { unit_id }, body });
      flash('Samoodečet byl vyhlášen');
      onStarted(round.self_reading_round_id);
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Vyhlásit samoodečet" saveLabel="Vyhlásit" onClose={onClose}>
      <SelectField
        {...form.field('pasport_id')}
        label="Dům"
        options={[
          { value: '', label: 'Zvolte dům' },
          ...houses.map(({ pasport_id, name }) => ({ value: String(pasport_id), label: name })),
        ]}
        data-autofocus
      />
      <KindsField {...form.field('kinds')} />
      <DateField {...form.field('opens')} label="Odečítá se od" />
      <DateField
        {...form.field('closes')}
        label="Odečítá se do"
        hint="Stav platí ke dni, který u něj obyvatel uvede; musí být v těchto dnech."
      />
      <TextField {...form.field('name')} label="Název" hint="Uvidí ho i obyvatelé." />
    </ModalForm>
  );
}

/** What is read; a space without such a meter is not asked. */
function KindsField({ value, onChange, error }: FieldBinding<MeterKind[]>) {
  return (
    <Checkbox.Group
      label="Co se odečítá"
      description="Vyzvou se prostory, které takové měřidlo mají."
      value={value}
      error={error}
      onChange={(names) => onChange(meterKind.options.filter((kind) => names.includes(kind)))}
    >
      <div className={styles.kinds}>
        {meterKind.options.map((kind) => (
          <Checkbox key={kind} value={kind} label={meterKindValue.text(kind)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
