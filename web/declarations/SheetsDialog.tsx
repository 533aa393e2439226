import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { sheetsFor, type Campaign, type CampaignSpace } from '#contract/pasports/campaigns.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { usePrintSheets } from './declarations.queries.ts';
import { printDeclarationSheets } from './print-sheets.ts';
import styles from './declarations.module.css';

interface SheetsDialogProps {
  campaign: Campaign;
  spaces: readonly CampaignSpace[];
  onClose: () => void;
}

/** Whose sheets to print: of all, of those without a mail, of those who have not answered, or of one space. */
export function SheetsDialog({ campaign, spaces, onClose }: SheetsDialogProps) {
  const [whose, setWhose] = useState('without-email');
  const printing = usePrintSheets();
  const { unit_id, person_campaign_id } = campaign;
  const count = (has: (space: CampaignSpace) => boolean) => spaces.filter(has).length;
  const choices = [
    {
      value: 'without-email',
      label: `Kdo nemá e-mail (${count(({ has_email }) => !has_email)})`,
    },
    {
      value: 'unanswered',
      label: `Kdo neodpověděl (${count(({ standing }) => standing === 'missing')})`,
    },
    { value: 'all', label: `Všichni (${spaces.length})` },
    ...spaces.map(({ pasport_id, space_number, building_name }) => ({
      value: String(pasport_id),
      label: `jen prostor ${space_number}, ${building_name}`,
    })),
  ];
  const print = () => {
    const of = sheetsFor.safeParse(whose).data;
    const body = { of: of ?? 'all', pasport_id: of === undefined ? Number(whose) : null } as const;
    printing.mutate(
      { params: { unit_id, person_campaign_id }, body },
      {
        onSuccess: ({ values }) => {
          onClose();
          if (values.length > 0) printDeclarationSheets(values);
        },
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title={`Vytisknout listy: ${campaign.name}`}>
      <div className={styles.campaign}>
        <NativeSelect
          label="Pro koho"
          description="Každý list má stránku A4, kód svého prostoru a místo na podpis."
          data={choices}
          value={whose}
          onChange={(event) => setWhose(event.currentTarget.value)}
          data-autofocus
        />
        <p className={styles.hint}>Zapíše se, komu a kdy byl list vytištěn.</p>
        <DialogFoot note={<ErrorLine error={printing.error} />}>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button loading={printing.isPending} onClick={print}>
            Vytisknout
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
