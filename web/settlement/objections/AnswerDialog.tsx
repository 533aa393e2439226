import { spaceInHouse } from '#web/core/space-in-house.ts';
import {
  answerObjection,
  objectionAnswer,
  type ObjectionAnswer,
  type SettlementObjection,
} from '#contract/settlement/objections.ts';
import { aboutText } from '#contract/settlement/objection-text.ts';
import { SelectField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import styles from '../settlement.module.css';
import { answerNames, whoseText } from './objection-words.ts';
import { useAnswerObjection } from './objections.queries.ts';

interface AnswerDialogProps {
  objection: SettlementObjection;
  onClose: () => void;
}

const schema = answerObjection.body;
const labels = { state: 'Jak ji vyřídit', answer: 'Odpověď příjemci' };
const options = objectionAnswer.options.map((value) => ({ value, label: answerNames[value] }));

const told: Readonly<Record<ObjectionAnswer, string>> = {
  accepted: 'Námitka je přijatá. Teď otevřete opravu vyúčtování.',
  refused: 'Námitka je odmítnutá',
  withdrawn: 'Námitka je vzatá zpět',
};

/** How an objection is settled; an answer is given once. */
export function AnswerDialog({ objection, onClose }: AnswerDialogProps) {
  const { unit_id, settlement_objection_id: id, content, email } = objection;
  const answering = useAnswerObjection();
  const form = useContractForm<{ state: ObjectionAnswer; answer: string }>({
    schema,
    initial: { state: 'accepted', answer: '' },
    labels,
    onSave: async (_changes, { values }) => {
      const body = schema.parse(values);
      await answering.mutateAsync({ params: { unit_id, id }, body });
      flash(told[body.state]);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Vyřídit námitku: prostor ${spaceInHouse(objection.space_name, objection.building_name)}, ${objection.names}`}
      saveLabel="Vyřídit"
      onClose={onClose}
    >
      <p className={styles.line}>{`${whoseText(objection)}: ${aboutText(objection)}`}</p>
      <p className={styles.objected}>{content}</p>
      <Wide>
        <SelectField
          {...form.field('state')}
          label={labels.state}
          options={options}
          data-autofocus
        />
      </Wide>
      <TextAreaField
        {...form.field('answer')}
        label={labels.answer}
        rows={4}
        hint={answerHint(form.values.state, email)}
      />
      <p className={styles.line}>Vyřízenou námitku už nejde změnit.</p>
    </ModalForm>
  );
}

function answerHint(state: ObjectionAnswer, email: string): string {
  if (state === 'withdrawn') return 'Uvidí ji u vyúčtování pod odkazem. E-mailem se neposílá.';
  return email === ''
    ? 'Uvidí ji u vyúčtování pod odkazem. E-mail nemá, doručte mu ji i jinak.'
    : `Odejde na ${email} a uvidí ji u vyúčtování pod odkazem.`;
}
