import '@mantine/core/styles/Radio.css';
import { Button, Radio, Stack } from '@mantine/core';
import { boardDecision, type OpenedBoard } from '#contract/settlement/board.ts';
import { BoardBadge } from '#web/core/board/BoardBadge.tsx';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import page from '#web/ui/link-page.module.css';
import styles from '../statement-link.module.css';
import { useDecide } from './board-link.queries.ts';

interface DecisionProps {
  secret: string;
  board: OpenedBoard;
  onDecided: (board: OpenedBoard) => void;
}

/** What the member of the board says to it: once, and then it is read. */
export function Decision(props: DecisionProps) {
  const { board } = props;
  return (
    <section className={styles.part} aria-labelledby="board-decision">
      <h2 className={page.heading} id="board-decision">
        Vaše vyjádření
      </h2>
      {board.state === 'asked' ? (
        board.is_overtaken ? (
          <p className={page.text}>K tomuto výpočtu už se vyjádřit nejde.</p>
        ) : (
          <DecisionForm {...props} />
        )
      ) : (
        <Said board={board} />
      )}
    </section>
  );
}

function Said({ board: { state, signed_name, comment, decided } }: { board: OpenedBoard }) {
  return (
    <div className={styles.objection} role="status">
      <div className={styles.objectionHead}>
        <BoardBadge state={state} />
        <span className={page.dimmed}>{formatDateTime(decided)}</span>
      </div>
      {signed_name === '' ? null : <p className={page.text}>{`Podpis: ${signed_name}`}</p>}
      {comment === '' ? null : <p className={styles.written}>{comment}</p>}
    </div>
  );
}

const labels = { state: 'Vyjádření', signed_name: 'Jméno a příjmení', comment: 'Připomínka' };

function DecisionForm({ secret, board, onDecided }: DecisionProps) {
  const deciding = useDecide();
  const form = useContractForm<{ state: string; signed_name: string; comment: string }>({
    schema: boardDecision,
    initial: { state: 'signed', signed_name: '', comment: '' },
    labels,
    onSave: async (_changes, { values }) => {
      const body = { secret, ...boardDecision.parse(values) };
      onDecided(await deciding.mutateAsync({ body }));
      return values;
    },
  });
  const { values } = form;
  const isSigned = values.state === 'signed';
  const { value, onChange, name } = form.field('state');
  return (
    <Form form={form} label="Vyjádření k vyúčtování" place="any">
      <div className={styles.part}>
        <Radio.Group label={labels.state} name={name} value={value} onChange={onChange}>
          <Stack gap="xs" mt="xs">
            <Radio value="signed" label="Souhlasím, vyúčtování lze doručit" />
            <Radio value="objected" label="Mám připomínku, nejdřív je třeba něco opravit" />
          </Stack>
        </Radio.Group>
        {isSigned ? (
          <TextField
            {...form.field('signed_name')}
            label={labels.signed_name}
            autoComplete="name"
            hint={`Podepisujete se jménem za pozvaného: ${board.name}.`}
          />
        ) : null}
        <TextAreaField
          {...form.field('comment')}
          label={isSigned ? 'Poznámka (nepovinná)' : labels.comment}
          rows={4}
        />
        <ErrorLine error={form.error} remains="Napsaný text zůstal zachovaný." />
        <div className={styles.papers}>
          <Button type="submit" loading={form.isSaving}>
            {isSigned ? 'Podepsat' : 'Odeslat připomínku'}
          </Button>
        </div>
      </div>
    </Form>
  );
}
