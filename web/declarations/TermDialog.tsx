import type { Campaign } from '#contract/pasports/campaigns.ts';
import { changeCampaign } from '#contract/pasports/declarations.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useChangeTerm } from './declarations.queries.ts';

/** Another last day of a campaign, and another day of its reminder. */
export function TermDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const changing = useChangeTerm();
  const { unit_id, person_campaign_id } = campaign;
  const form = useContractForm({
    schema: changeCampaign.body,
    initial: termOf(campaign),
    onSave: async (_changes, { values }) => {
      const body = changeCampaign.body.parse(values);
      const params = { unit_id, person_campaign_id };
      flash('Termín byl změněn', await changing.mutateAsync({ params, body }));
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Změnit termín: ${campaign.name}`}
      saveLabel="Uložit termín"
      onClose={onClose}
    >
      <DateField {...form.field('closes')} label="Odpovídá se do" data-autofocus />
      <NumberField
        {...form.field('remind_days')}
        label="Připomenout e-mailem"
        hint="Tolik dní před posledním dnem; prázdné pole: nikdy."
        unit="dní"
      />
    </ModalForm>
  );
}

/** Values of the form, which may be left empty meanwhile. */
function termOf({ closes, remind_days }: Campaign): {
  closes: string | null;
  remind_days: number | string | null;
} {
  return { closes, remind_days };
}
