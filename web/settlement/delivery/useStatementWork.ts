import { useState } from 'react';
import type { Settlement } from '#contract/settlement/settlements.ts';
import type { SettlementStatement } from '#contract/settlement/statements.ts';
import type { Task } from '#contract/tasks.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { mailChoice, mailSentence, statementsText } from './delivery-words.ts';
import { isBoxable } from './statement-states.ts';
import { rereadDelivery, useBind, useBox, useMail } from './statements.queries.ts';

type Rows = readonly SettlementStatement[];

interface Doing {
  readonly kind: 'mail' | 'print' | 'box';
  readonly task_id: number;
  /** Tasks whose turn is behind it: large houses are bound into more files. */
  readonly others: readonly number[];
}

const doingOf = (kind: Doing['kind'], [task_id, ...others]: readonly number[]) =>
  task_id === undefined ? undefined : { kind, task_id, others };

const idsOf = (rows: Rows) => rows.map(({ settlement_statement_id: id }) => id);

/** Calls that put the work into the queue; one of them is asked at a time. */
function useCalls() {
  const mailing = useMail();
  const binding = useBind();
  const boxing = useBox();
  const all = [mailing, binding, boxing];
  return {
    mailing,
    binding,
    boxing,
    error: mailing.error ?? binding.error ?? boxing.error,
    isPending: all.some(({ isPending }) => isPending),
    reset: () => all.forEach((call) => call.reset()),
  };
}

/** Work in the background over picked statements: mails, files to be printed, and archives for data boxes. */
export function useStatementWork({ unit_id, settlement_id }: Settlement) {
  const [doing, setDoing] = useState<Doing>();
  const [made, setMade] = useState<readonly Task[]>([]);
  const [fault, setFault] = useState('');
  const { mailing, binding, boxing, ...calls } = useCalls();
  const params = { unit_id, settlement_id };
  const begin = () => {
    setMade([]);
    setFault('');
    calls.reset();
  };
  const mail = async (picked: Rows) => {
    const choice = mailChoice(picked);
    const isSure = await confirm({
      title: `Odeslat ${statementsText(choice.rows.length)} e-mailem?`,
      message: mailSentence(choice),
      confirmLabel: 'Odeslat e-mailem',
    });
    if (!isSure) return;
    begin();
    mailing.mutate(
      { params, body: { statements: idsOf(choice.rows) } },
      { onSuccess: ({ task_id }) => setDoing(doingOf('mail', [task_id])) },
    );
  };
  const makeFiles = (kind: 'print' | 'box', picked: Rows) => {
    begin();
    const making = kind === 'print' ? binding : boxing;
    making.mutate(
      { params, body: { statements: idsOf(picked) } },
      { onSuccess: ({ task_ids }) => setDoing(doingOf(kind, task_ids)) },
    );
  };
  const onDone = (task: Task) => {
    if (doing?.kind === 'mail') flash('Vyúčtování se odesílají e-mailem');
    else setMade((before) => [...before, task]);
    setDoing(doing && doingOf(doing.kind, doing.others));
    rereadDelivery();
  };
  const onFailed = (why: string) => {
    setDoing(undefined);
    setFault(why);
    rereadDelivery();
  };
  return {
    doing,
    /** What may be taken away: the files made. */
    made,
    /** Why the last work failed, for people; empty when it did not. */
    fault,
    error: calls.error,
    isBusy: calls.isPending || doing !== undefined,
    mail: (picked: Rows) => void mail(picked),
    print: (picked: Rows) => makeFiles('print', picked),
    box: (picked: Rows) => makeFiles('box', picked.filter(isBoxable)),
    onDone,
    onFailed,
  };
}

export type StatementWork = ReturnType<typeof useStatementWork>;
