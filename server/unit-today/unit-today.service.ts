import { pragueDay } from '#contract/czech/prague-day.ts';
import { worstFirst } from '#contract/rules/worst-first.ts';
import { isOpenTo, type ModuleName } from '#contract/module-names.ts';
import { modulesOfHistory } from '#contract/record-history.ts';
import { changedRecord, WORK_LINES, type readUnitToday } from '#contract/unit-today.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectChanges, selectWaiting } from './unit-today.sql.ts';
import { fileWork } from './file-work.ts';
import { fieldWork } from './field-work.ts';
import { instalmentWork } from './instalment-work.ts';
import { debtWork, monthWork, paymentWork, statementWork } from './money-work.ts';
import { settlementWork } from './settlement-work.ts';
import { waitingTasks } from './todos.ts';
import { warnedContracts } from './warned.ts';
import {
  contractWork,
  deviceWork,
  meterWork,
  sipoWork,
  supplyWork,
  unitContractWork,
} from './work.ts';

/**
 * What burns and waits in the unit today, the last changes of colleagues and the first steps; nothing of
 * a module that is closed to the person. Errors: `not-found`, `module-off`.
 */
export async function tellToday({ unit, db, actor, portal }: UnitCall<typeof readUnitToday>) {
  const today = pragueDay(portal.now());
  const open = new Set<string>(actor.modules);
  const types = changedRecord.options.filter((type) => isOpenTo(modulesOfHistory[type], open));
  const [waiting, changes] = await Promise.all([
    selectWaiting(db, unit, today),
    selectChanges(db, unit, { asking: actor.client_user_id, types }),
  ]);
  const { devices, contracts, supplies, agreed, todos, sipo, warnings, watched, ...found } =
    waiting;
  const {
    agreements,
    debt,
    payment,
    statement,
    unclaimed,
    has_accounts,
    uses,
    law,
    forecasts,
    later,
    review,
    file_bytes,
    ...steps
  } = found;
  const of = <T>(module: ModuleName, rows: readonly T[]) => (isOpenTo([module], open) ? rows : []);
  const work = worstFirst([
    ...of('revision-types', deviceWork(devices, today)),
    ...of('tenants', contractWork(contracts, today)),
    ...of('billing-places', supplyWork(supplies, today)),
    ...of('contracts', unitContractWork(agreed, today)),
    ...of('sipo', sipoWork(sipo, today)),
    ...of('meters', meterWork(warnings)),
    ...of('events', fieldWork(review)),
    ...of('licence', fileWork(file_bytes)),
    ...of('arrears', instalmentWork(agreements, today)),
    ...of('arrears', debtWork(debt)),
    ...of('payments', paymentWork(payment)),
    ...of('bank', statementWork(statement)),
    ...of('claimed-months', monthWork(unclaimed, today)),
    ...of('settlements', settlementWork({ watched, uses, law, forecasts, later }, today)),
  ]);
  return {
    work: work.slice(0, WORK_LINES),
    work_count: work.length,
    contracts_warned: warnedContracts({ contracts, supplies, agreed }, open, today),
    todos: waitingTasks(todos, open, { me: actor.client_user_id, today }),
    overdue:
      isOpenTo(['ledger'], open) && has_accounts
        ? { sum: debt?.sum ?? 0, count: debt?.count ?? 0 }
        : null,
    changes,
    steps,
  };
}
