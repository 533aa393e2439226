import { Button } from '@mantine/core';
import { useState } from 'react';
import { periodText } from '#contract/rules/sipo-period.ts';
import { takeBackSipoPayments, type SipoPayments } from '#contract/sipo/payments.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { Removal } from '#web/record/Removal.tsx';
import { useTakeBackPost } from './post.queries.ts';
import { paymentsText, sumText } from './post-words.ts';

interface TakeBackProps {
  unit_id: number;
  told: SipoPayments;
  onDone: () => void;
}

const LABEL = 'Vzít zápis zpět';
const TOLD = 'Zápis plateb ze SIPO je vzat zpět';

/** Takes the payments of the period back, all of them; where a closed month contains some, a reason is asked for. */
export function TakeBackPost({ unit_id, told, onDone }: TakeBackProps) {
  const takingBack = useTakeBackPost();
  const [isAsking, setAsking] = useState(false);
  const { period, seal, closed_count } = told;
  if (closed_count > 0)
    return (
      <div>
        <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
          {`${LABEL}…`}
        </Button>
        {isAsking ? (
          <Reason unit_id={unit_id} told={told} onDone={onDone} onClose={() => setAsking(false)} />
        ) : null}
      </div>
    );
  return (
    <Removal
      label={LABEL}
      title={`${titleOf(told)}?`}
      question={`${standingText(told)} Zapíší se opačné platby téhož dne a konta budou dlužit jako dřív. Zapsat je půjde znovu.`}
      told={TOLD}
      onRemove={() => takingBack.mutateAsync({ params: { unit_id }, body: { period, seal } })}
      onRemoved={onDone}
    />
  );
}

/** 'Vzít zpět platby ze SIPO za období 1/2026' */
const titleOf = ({ period }: SipoPayments): string =>
  `Vzít zpět platby ze SIPO za období ${periodText(period)}`;

/** How much of the period stands on the accounts. */
function standingText({ booked, reversing }: SipoPayments): string {
  const sum = {
    count: booked.count + reversing.count,
    amount: booked.amount + reversing.amount,
  };
  return `Na kontech je zapsáno: ${sumText(sum)}.`;
}

const schema = takeBackSipoPayments.body.pick({ note: true }).required();

function Reason({ unit_id, told, onDone, onClose }: TakeBackProps & { onClose: () => void }) {
  const takingBack = useTakeBackPost();
  const { period, seal, closed_count } = told;
  const form = useContractForm({
    schema,
    initial: { note: '' },
    onSave: async (_changes, { values }) => {
      const body = { period, seal, ...schema.parse(values) };
      await takingBack.mutateAsync({ params: { unit_id }, body });
      flash(TOLD);
      onDone();
    },
    onCancel: onClose,
  });
  return (
    <ModalForm form={form} title={titleOf(told)} saveLabel={LABEL} onClose={onClose}>
      <TextField
        {...form.field('note')}
        label="Důvod"
        hint={`${standingText(told)} Z toho ${paymentsText(closed_count)} v uzavřeném měsíci: opačná platba se zapíše do prvního otevřeného.`}
        autoComplete="off"
        data-autofocus
      />
    </ModalForm>
  );
}
