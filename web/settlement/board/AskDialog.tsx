import { settlementTitle } from '#contract/settlement/settlement-title.ts';
import { askBoard, MOST_BOARD_DAYS, USUAL_BOARD_DAYS } from '#contract/settlement/board.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { EmailField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useAskBoard, useMembers } from './board.queries.ts';
import { MemberField } from './MemberField.tsx';

interface AskDialogProps {
  settlement: Settlement;
  count: number;
  /** With the link, which is told this once. */
  onAsked: (url: string) => void;
  onClose: () => void;
}

const schema = askBoard.body.omit({ settlement_count_id: true });
const labels = { name: 'Jméno člena výboru', email: 'E-mail', days: 'Odkaz platí dnů' };

/** Who is asked to look the last count through. */
export function AskDialog({ settlement, count, onAsked, onClose }: AskDialogProps) {
  const { unit_id, settlement_id } = settlement;
  const asking = useAskBoard();
  const members = useMembers(unit_id);
  const form = useContractForm<{ name: string; email: string; days: number | string | null }>({
    schema,
    initial: { name: '', email: '', days: USUAL_BOARD_DAYS },
    labels,
    onSave: async (_changes, { values }) => {
      const body = { ...schema.parse(values), settlement_count_id: count };
      const { url } = await asking.mutateAsync({ params: { unit_id, settlement_id }, body });
      onAsked(url);
      flash(body.email === '' ? 'Odkaz je vytvořený' : 'Odkaz je vytvořený a odchází e-mailem');
      return values;
    },
    onCancel: onClose,
  });
  const email = form.field('email');
  return (
    <ModalForm
      form={form}
      title={`Požádat o schválení: ${settlementTitle(settlement)}`}
      saveLabel="Vytvořit odkaz"
      onClose={onClose}
    >
      <MemberField
        {...form.field('name')}
        label={labels.name}
        hint="Kdokoli z adresáře jednotky, nebo jiné jméno."
        members={members}
        onMember={({ email: known }) => email.onChange(known)}
        data-autofocus
      />
      <EmailField {...email} label={labels.email} hint="Prázdné: odkaz jen zkopírujete." />
      <NumberField
        {...form.field('days')}
        label={labels.days}
        hint={`Nejvýše ${MOST_BOARD_DAYS}.`}
      />
    </ModalForm>
  );
}
