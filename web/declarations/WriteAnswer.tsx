import { z } from 'zod';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { writeDeclaration } from '#contract/pasports/declarations.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useWriteDeclaration } from './declarations.queries.ts';

const schema = writeDeclaration.body.extend({ pasport_id: z.string() });

const ways = [
  { value: 'paper', label: 'listinou' },
  { value: 'email', label: 'e-mailem' },
  { value: 'person', label: 'osobně' },
] as const;

interface WriteAnswerProps {
  campaign: Campaign;
  spaces: readonly CampaignSpace[];
  onClose: () => void;
}

function emptyAnswer(today: string) {
  return {
    code: '',
    pasport_id: '',
    persons_count: null as number | string | null,
    valid_from: null as string | null,
    declared_by: '',
    note: '',
    way: 'paper',
    delivered: today as string | null,
  };
}

/** Writes in an answer from a returned sheet, a mail or by word: by the code of the sheet, or by the space. */
export function WriteAnswer({ campaign, spaces, onClose }: WriteAnswerProps) {
  const writing = useWriteDeclaration();
  const { unit_id, person_campaign_id, valid_from, pasport_id: house } = campaign;
  const form = useContractForm({
    schema,
    initial: emptyAnswer(todayInPrague()),
    onSave: async (_changes, { values }) => {
      const { pasport_id, ...answer } = schema.parse(values);
      const space = pasport_id === '' ? null : Number(pasport_id);
      await writing.mutateAsync({
        params: { unit_id, person_campaign_id },
        body: { ...answer, pasport_id: space },
      });
      flash('Odpověď byla zapsána');
    },
    onCancel: onClose,
  });
  const numberOf = ({ space_number, building_name }: CampaignSpace) =>
    house === null ? `${space_number}, ${building_name}` : space_number;
  return (
    <ModalForm
      form={form}
      title={`Zapsat odpověď: ${campaign.name}`}
      saveLabel="Zapsat"
      onClose={onClose}
    >
      <TextField
        {...form.field('code')}
        label="Kód z listu"
        placeholder="K7PM-2XQD-94TR"
        autoComplete="off"
        disabled={form.values.pasport_id !== ''}
        data-autofocus
      />
      <SelectField
        {...form.field('pasport_id')}
        label="nebo prostor"
        options={[
          { value: '', label: 'podle kódu' },
          ...spaces.map((space) => ({
            value: String(space.pasport_id),
            label: `${numberOf(space)} – ${space.payer_names}`,
          })),
        ]}
      />
      <NumberField {...form.field('persons_count')} label="Počet osob" />
      <DateField
        {...form.field('valid_from')}
        label="Platí od"
        hint={`Vyplňte, jen když platí od jiného dne než ${formatDate(valid_from)}.`}
      />
      <TextField {...form.field('declared_by')} label="Kdo hlásí" autoComplete="off" />
      <SelectField {...form.field('way')} label="Jak odpověď přišla" options={ways} />
      <DateField {...form.field('delivered')} label="Doručeno dne" />
      <TextAreaField {...form.field('note')} label="Poznámka" />
    </ModalForm>
  );
}
