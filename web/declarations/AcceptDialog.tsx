import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { personsText } from '#contract/rules/declared-text.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { flash } from '#web/notices/flash.ts';
import { useAccept } from './declarations.queries.ts';
import { differenceText } from './words.ts';
import styles from './declarations.module.css';

interface AcceptDialogProps {
  campaign: Campaign;
  /** Spaces whose declared number differs and was not taken over yet. */
  spaces: readonly CampaignSpace[];
  onOvertaken: () => void;
  onClose: () => void;
}

/** What is going to be written into the records, and from when, before it is saved at once. */
export function AcceptDialog({ campaign, spaces, onOvertaken, onClose }: AcceptDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const accepting = useAccept();
  const chosen = spaces.filter(({ pasport_id }) => !left.has(pasport_id));
  const { unit_id, person_campaign_id } = campaign;
  const toggle = (pasport_id: number) => {
    const next = new Set(left);
    if (!next.delete(pasport_id)) next.add(pasport_id);
    setLeft(next);
  };
  const save = () =>
    accepting.mutate(
      { params: { unit_id, person_campaign_id }, body: { answers: chosen.map(answerOf) } },
      {
        onSuccess: ({ changed_count }) => {
          flash(
            `Převzato: ${changed_count} ${czechPlural(changed_count, 'počet', 'počty', 'počtů')} osob`,
          );
          onClose();
        },
        onError: onOvertaken,
      },
    );
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Převzít rozdíly do evidence: ${campaign.name}`}
      size="lg"
    >
      <div className={styles.campaign}>
        <Checkbox
          label={`Všechny rozdíly (${spaces.length})`}
          checked={left.size === 0}
          indeterminate={left.size > 0 && chosen.length > 0}
          onChange={() => setLeft(left.size === 0 ? new Set(spaces.map(idOf)) : new Set())}
        />
        <div className={styles.preview}>
          <table className={styles.lines} aria-label="Rozdíly k převzetí">
            <thead>
              <tr>
                <th scope="col">Prostor</th>
                <th scope="col">Dosud</th>
                <th scope="col">Nově</th>
                <th scope="col">Rozdíl</th>
                <th scope="col">Od</th>
              </tr>
            </thead>
            <tbody>
              {spaces.map((space) => (
                <Line
                  key={space.pasport_id}
                  space={space}
                  isChosen={!left.has(space.pasport_id)}
                  onToggle={() => toggle(space.pasport_id)}
                />
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.hint}>
          Dosavadní počet skončí den předtím. Uloží se všechno, nebo nic, a převzetí půjde vrátit.
        </p>
        <DialogFoot note={<ErrorLine error={accepting.error} remains="Nic se neuložilo." />}>
          <Button variant="default" onClick={onClose}>
            Zrušit
          </Button>
          <Button
            disabled={chosen.length === 0}
            loading={accepting.isPending}
            onClick={save}
            data-autofocus
          >
            Převzít ({chosen.length})
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}

const idOf = ({ pasport_id }: CampaignSpace) => pasport_id;

/** An answer as it is taken over, with the record that the person sees. */
function answerOf({ declaration, held }: CampaignSpace) {
  const seen = held === null ? null : { record_id: held.record_id, version: held.version };
  return { person_declaration_id: declaration?.person_declaration_id ?? 0, seen };
}

interface LineProps {
  space: CampaignSpace;
  isChosen: boolean;
  onToggle: () => void;
}

function Line({ space, isChosen, onToggle }: LineProps) {
  const { space_number, payer_names, held, declaration } = space;
  return (
    <tr>
      <td>
        <Checkbox
          label={space_number}
          description={payer_names}
          checked={isChosen}
          onChange={onToggle}
        />
      </td>
      <td>{held === null ? 'nezapsáno' : personsText(held.amount)}</td>
      <td>
        <strong>{personsText(declaration?.persons_count ?? 0)}</strong>
      </td>
      <td>{held === null ? '' : differenceText(space)}</td>
      <td>{formatDate(declaration?.valid_from ?? '')}</td>
    </tr>
  );
}
