import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { workedUnit } from '#web/lib/worked-unit.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { printTable } from '#web/table/print.ts';
import { useProtocol } from './declarations.queries.ts';
import { protocolOf } from './protocol.ts';
import styles from './declarations.module.css';

interface ProtocolDialogProps {
  campaign: Campaign;
  spaces: readonly CampaignSpace[];
  onClose: () => void;
}

/** Prints the proof of the whole campaign, or of one space. */
export function ProtocolDialog({ campaign, spaces, onClose }: ProtocolDialogProps) {
  const unit = workedUnit.use();
  const [whose, setWhose] = useState('');
  const { unit_id, person_campaign_id } = campaign;
  const { data, error } = useProtocol({ unit_id, person_campaign_id });
  const chosen = spaces.filter(({ pasport_id }) => whose === '' || String(pasport_id) === whose);
  const print = () => {
    if (data === undefined) return;
    onClose();
    printTable(protocolOf(campaign, chosen, data, unit));
  };
  return (
    <Modal opened onClose={onClose} title={`Protokol: ${campaign.name}`}>
      <div className={styles.campaign}>
        <NativeSelect
          label="Pro koho"
          description="Každá výzva a každá odpověď s časem, způsobem a jménem, jak přišly."
          data={[
            { value: '', label: 'Celé hlášení' },
            ...spaces.map(({ pasport_id, space_number, building_name }) => ({
              value: String(pasport_id),
              label: `jen prostor ${space_number}, ${building_name}`,
            })),
          ]}
          value={whose}
          onChange={(event) => setWhose(event.currentTarget.value)}
          data-autofocus
        />
        <DialogFoot note={<ErrorLine error={error} />}>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button disabled={data === undefined} onClick={print}>
            Vytisknout protokol
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
