import { declarePersons, type Declared } from '#contract/declarations.ts';
import type { Asked } from '#contract/pasports/asked.ts';
import { WHO_COUNTS } from '#contract/rules/declared-text.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { EntryForm } from '#web/session/screens/EntryForm.tsx';
import { useDeclare } from './declarations.queries.ts';
import styles from './declare.module.css';

interface DeclareFormProps {
  asked: Asked;
  secret: string;
  onDeclared: (declared: Declared) => void;
}

const schema = declarePersons.body.omit({ secret: true });

/** Takes the number of persons of one space; names nobody and shows no recorded number. */
export function DeclareForm({ asked, secret, onDeclared }: DeclareFormProps) {
  const declaring = useDeclare();
  const form = useContractForm({
    schema,
    initial: {
      persons_count: null as number | string | null,
      valid_from: null as string | null,
      declared_by: '',
      note: '',
    },
    onSave: async (_changes, { values }) => {
      const body = { secret, ...schema.parse(values) };
      onDeclared(await declaring.mutateAsync({ body }));
    },
  });
  const { campaign_name, unit_name, space_number, building_name, place, valid_from, closes } =
    asked;
  const where = [building_name, place].filter((part) => part !== '').join(', ');
  return (
    <EntryForm form={form} label="Nahlášení počtu osob" submitLabel="Nahlásit počet osob">
      <div className={styles.place}>
        <strong>Prostor {space_number}</strong>
        <span>{where}</span>
        <span className={styles.dimmed}>
          {unit_name}, {campaign_name}. Odpovědět lze do {formatDate(closes)}.
        </span>
      </div>
      {asked.declared === null ? null : (
        <p className={styles.note}>
          Za tento prostor už někdo počet nahlásil {formatDateTime(asked.declared)}. Můžete ho
          nahlásit znovu, platit bude poslední hlášení.
        </p>
      )}
      <NumberField
        {...form.field('persons_count')}
        label={`Počet osob od ${formatDate(valid_from)}`}
        hint={WHO_COUNTS}
      />
      <DateField
        {...form.field('valid_from')}
        label="Platí od jiného dne"
        hint={`Nechte prázdné, jestli počet platí od ${formatDate(valid_from)}.`}
      />
      <TextField
        {...form.field('declared_by')}
        label="Jméno a příjmení toho, kdo hlásí"
        autoComplete="name"
      />
      <TextAreaField {...form.field('note')} label="Poznámka pro správce" />
      <p className={styles.dimmed}>
        Údaje dostane jen správce domu pro rozúčtování služeb (zákon č. 67/2013 Sb., § 12; občanský
        zákoník, § 1177). Ukládá se počet, den, jméno, poznámka a čas nahlášení.
      </p>
    </EntryForm>
  );
}
