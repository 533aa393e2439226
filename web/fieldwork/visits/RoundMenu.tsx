import { IconLinkOff } from '#web/icons/IconLinkOff.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import { IconLockOpen } from '#web/icons/IconLockOpen.ts';
import { IconMailbox } from '#web/icons/IconMailbox.ts';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useState } from 'react';
import { saveRound, type RoundRecord } from '#contract/fieldwork/rounds.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextField } from '#web/form/fields.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useMenuRemoval } from '#web/record/useMenuRemoval.ts';
import { MenuItem } from '#web/ui/MenuItem.tsx';
import { RecordMenu } from '#web/ui/RecordMenu.tsx';
import { PrintDialog } from './PrintDialog.tsx';
import type { PrintedPaper } from './print-houses.ts';
import { useDeleteRound, useRevokeLinks, useSaveRound } from './visits.queries.ts';

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;
const schema = saveRound.body.pick({ name: true, note: true }).required();
const labels = { name: 'Název', note: 'Poznámka' };

interface RoundFormProps {
  round: RoundRecord;
  onClose: () => void;
}

interface RoundMenuProps extends RoundFormProps {
  onHistory: () => void;
}

/** What else may be done with a round. */
export function RoundMenu({ round, onHistory, onClose }: RoundMenuProps) {
  const { unit_id, round_id, closed, version } = round;
  const params = { unit_id, round_id };
  const deleting = useDeleteRound();
  const saving = useSaveRound();
  const revoking = useRevokeLinks();
  const [isEdited, setEdited] = useState(false);
  const [paper, setPaper] = useState<PrintedPaper | null>(null);
  const { fault, setFault, removal } = useMenuRemoval({
    label: 'Smazat obchůzku',
    title: 'Smazat obchůzku?',
    question: `Obchůzka ${round.name} se odstraní i se všemi návštěvami a jejich termíny. Lze to jen dokud žádná neskončila a nikdo se o ní nedozvěděl.`,
    onRemove: () => deleting.mutateAsync({ params }),
    onRemoved: onClose,
  });
  const turn = () => {
    setFault(null);
    saving.mutate(
      { params, body: { is_closed: closed === null, version } },
      {
        onSuccess: (answer) =>
          flash(closed === null ? 'Obchůzka je uzavřená' : 'Obchůzka je znovu otevřená', answer),
        onError: setFault,
      },
    );
  };
  const revoke = async () => {
    setFault(null);
    const isMeant = await confirm({
      title: 'Zrušit odkazy obyvatel?',
      message:
        'Vytištěné plakáty, lístky a poslané odkazy této obchůzky přestanou platit. Co obyvatelé řekli, zůstává.',
      confirmLabel: 'Zrušit odkazy',
    });
    if (!isMeant) return;
    revoking.mutate(
      { params, body: {} },
      { onSuccess: (answer) => flash('Odkazy jsou zrušené', answer), onError: setFault },
    );
  };
  return (
    <>
      <RecordMenu
        label="Další akce s obchůzkou"
        isBusy={deleting.isPending || saving.isPending || revoking.isPending}
        onHistory={onHistory}
        removal={removal}
      >
        <MenuItem leftSection={<IconPencil {...icon} />} onClick={() => setEdited(true)}>
          Upravit název a poznámku
        </MenuItem>
        {closed === null ? (
          <>
            <MenuItem leftSection={<IconPrinter {...icon} />} onClick={() => setPaper('poster')}>
              Plakát do domu (PDF)
            </MenuItem>
            <MenuItem leftSection={<IconMailbox {...icon} />} onClick={() => setPaper('slips')}>
              Lístky do schránek (PDF)
            </MenuItem>
            <MenuItem leftSection={<IconLinkOff {...icon} />} onClick={() => void revoke()}>
              Zrušit odkazy obyvatel
            </MenuItem>
          </>
        ) : null}
        <MenuItem
          leftSection={closed === null ? <IconLock {...icon} /> : <IconLockOpen {...icon} />}
          onClick={turn}
        >
          {closed === null ? 'Uzavřít obchůzku' : 'Znovu otevřít'}
        </MenuItem>
      </RecordMenu>
      <ErrorLine error={fault} isOfAction />
      {paper === null ? null : (
        <PrintDialog round={round} paper={paper} onClose={() => setPaper(null)} />
      )}
      {isEdited ? <RoundForm round={round} onClose={() => setEdited(false)} /> : null}
    </>
  );
}

interface Values {
  name: string;
  note: string;
  [field: string]: unknown;
}
const valuesOf = ({ name: called, note: said }: RoundRecord): Values => ({
  name: called,
  note: said,
});

/** The name of a round and what is noted about it. */
function RoundForm({ round, onClose }: RoundFormProps) {
  const saving = useSaveRound();
  const { unit_id, round_id, version } = round;
  const form = useContractForm<Values>({
    schema,
    initial: valuesOf(round),
    recordKey: round_id,
    version,
    labels,
    onSave: async (changes, { version: seen }) => {
      const body = saveRound.body.parse({ ...changes, version: seen });
      const saved = await saving.mutateAsync({ params: { unit_id, round_id }, body });
      flash('Obchůzka byla uložena', saved);
      return { ...valuesOf(saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={round.name} saveLabel="Uložit obchůzku" onClose={onClose}>
      <TextField {...form.field('name')} label={labels.name} maxLength={100} data-autofocus />
      <TextAreaField {...form.field('note')} label={labels.note} />
    </ModalForm>
  );
}
