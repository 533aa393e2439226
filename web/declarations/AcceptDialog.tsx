import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import type { Campaign, CampaignSpace } from '#contract/pasports/campaigns.ts';
import { personsText } from '#contract/rules/declared-text.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
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
  const isNarrow = useScreen('phone');
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
                {(isNarrow ? ['Změna'] : ['Dosud', 'Nově', 'Rozdíl', 'Od']).map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {spaces.map((space) => (
                <Line
                  key={space.pasport_id}
                  space={space}
                  isChosen={!left.has(space.pasport_id)}
                  isNarrow={isNarrow}
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
  /** Where there is no room for more columns than the space and its change. */
  isNarrow: boolean;
  onToggle: () => void;
}

function Line({ space, isChosen, isNarrow, onToggle }: LineProps) {
  const { space_number, payer_names, held, declaration } = space;
  const before = held === null ? 'nezapsáno' : personsText(held.amount);
  const after = (
    <strong className={styles.after}>{personsText(declaration?.persons_count ?? 0)}</strong>
  );
  const from = formatDate(declaration?.valid_from ?? '');
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
      {isNarrow ? (
        <td>
          {before} → {after}
          <span className={styles.from}>od {from}</span>
        </td>
      ) : (
        <>
          <td>{before}</td>
          <td>{after}</td>
          <td>{held === null ? '' : differenceText(space)}</td>
          <td>{from}</td>
        </>
      )}
    </tr>
  );
}
