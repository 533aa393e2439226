import { anonymisePerson } from '#contract/personal-data.ts';
import type { PersonalOverview } from '#contract/personal-data.ts';
import { DateField } from '#web/form/DateField.tsx';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useAnonymise } from './personal-data.queries.ts';

const schema = anonymisePerson.body.pick({
  requested_on: true,
  reason: true,
  confirmation: true,
});

interface Values {
  requested_on: string | null;
  reason: string;
  confirmation: string;
  [field: string]: unknown;
}

interface DialogProps {
  unit_id: number;
  overview: PersonalOverview;
  /** Told what the anonymisation has left. */
  onDone: (left: PersonalOverview) => void;
  onClose: () => void;
}

/** Why a person is anonymised, confirmed by typing the name: it cannot be taken back. */
export function AnonymiseDialog({ unit_id, overview, onDone, onClose }: DialogProps) {
  const { address_id, full_name, substitute, version, mentions_total } = overview;
  const anonymising = useAnonymise();
  const form = useContractForm<Values>({
    schema,
    initial: { requested_on: todayInPrague(), reason: '', confirmation: '' },
    onSave: async (_changes, { values }) => {
      const body = { ...schema.parse(values), version };
      onDone(await anonymising.mutateAsync({ params: { unit_id, address_id }, body }));
      flash(`Hotovo: ${substitute}`);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Anonymizovat osobu: ${full_name}`}
      saveLabel="Anonymizovat natrvalo"
      onClose={onClose}
    >
      <p>
        Údaje osoby <strong>{full_name}</strong> zmizí ze záznamů i z jejich historie. Vzít zpět to
        nelze.
      </p>
      {mentions_total === 0 ? null : (
        <p>
          Zůstanou volné texty jiných záznamů, které ji zmiňují: <strong>{mentions_total}</strong>.
          Jejich seznam je na stránce za tímto oknem.
        </p>
      )}
      <DateField {...form.field('requested_on')} label="Žádost ze dne" />
      <TextAreaField
        {...form.field('reason')}
        label="Důvod"
        hint="Uchová se v historii; jméno osoby v něm být nesmí"
      />
      <TextField
        {...form.field('confirmation')}
        label="Pro potvrzení opište celé jméno"
        hint={full_name}
        autoComplete="off"
      />
    </ModalForm>
  );
}
