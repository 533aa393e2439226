import { z } from 'zod';
import { startCampaign } from '#contract/pasports/declarations.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useHouses, useStartCampaign } from './declarations.queries.ts';
import { usualCampaign } from './usual-campaign.ts';

const schema = startCampaign.body.extend({ pasport_id: z.string() });

interface StartCampaignProps {
  unit_id: number;
  /** pasport_id of the house to begin with; the whole unit without one. */
  house: number | undefined;
  onStarted: (person_campaign_id: number) => void;
  onClose: () => void;
}

/** Starts a campaign for a house or the whole unit. */
export function StartCampaign({ unit_id, house, onStarted, onClose }: StartCampaignProps) {
  const starting = useStartCampaign();
  const { data: tree } = useHouses(unit_id);
  const houses = tree?.values.filter(({ type }) => type === 'building') ?? [];
  const form = useContractForm({
    schema,
    initial: {
      ...usualCampaign(todayInPrague()),
      pasport_id: house === undefined ? '' : String(house),
    },
    onSave: async (_changes, { values }) => {
      const { pasport_id, ...rest } = schema.parse(values);
      const body = {
        ...rest,
        pasport_id: pasport_id === '' ? null : Number(pasport_id),
      };
      const campaign = await starting.mutateAsync({ params: { unit_id }, body });
      flash('Hlášení bylo vyhlášeno');
      onStarted(campaign.person_campaign_id);
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title="Vyhlásit hlášení osob" saveLabel="Vyhlásit" onClose={onClose}>
      <TextField {...form.field('name')} label="Název" data-autofocus />
      <SelectField
        {...form.field('pasport_id')}
        label="Koho se týká"
        options={[
          { value: '', label: 'Celá jednotka' },
          ...houses.map(({ pasport_id, name }) => ({ value: String(pasport_id), label: name })),
        ]}
      />
      <DateField
        {...form.field('valid_from')}
        label="Počty platí od"
        hint="K tomuto dni se určí i plátce každého prostoru. Kdo má změnu od jiného dne, uvede ho sám."
      />
      <DateField {...form.field('closes')} label="Odpovídá se do" />
      <NumberField
        {...form.field('remind_days')}
        label="Připomenout e-mailem"
        hint="Tolik dní před posledním dnem, sám od sebe a jen těm, kdo neodpověděli. Prázdné pole: nikdy."
        unit="dní"
      />
      <SwitchField
        {...form.field('only_flats')}
        label="Jen byty"
        hint="Garáže, sklepy a obchody se neptají."
      />
    </ModalForm>
  );
}
