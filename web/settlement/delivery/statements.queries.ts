import { useQuery } from '@tanstack/react-query';
import { listTasks } from '#contract/tasks.ts';
import {
  createStatementLink,
  listStatementLinks,
  revokeStatementLink,
} from '#contract/settlement/statement-links.ts';
import {
  bindStatements,
  boxStatements,
  deliverStatements,
  listStatements,
  mailStatements,
  printStatement,
  readStatement,
  type SettlementStatement,
} from '#contract/settlement/statements.ts';
import { browseSettlements, getSettlement } from '#contract/settlement/settlements.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';

/** How often statements are read while their mails are on the way. */
const POLL_MS = 3000;

/** A statement as its calls name it. */
export type StatementKey = Pick<SettlementStatement, 'unit_id' | 'settlement_statement_id'>;

const paramsOf = ({ unit_id, settlement_statement_id }: StatementKey) => ({
  unit_id,
  settlement_statement_id,
});

/** Statements of the last issue, and all issues; read again and again while mails wait. */
export function useStatements(unit_id: number, settlement_id: number) {
  return useQuery({
    ...queryFor(listStatements, { params: { unit_id, settlement_id } }),
    refetchInterval: ({ state }) =>
      state.data?.values.some(({ state: one }) => one === 'waiting') === true ? POLL_MS : false,
  });
}

/** A statement as its recipient reads it. */
export const useStatement = (statement: StatementKey) =>
  useQuery(queryFor(readStatement, { params: paramsOf(statement) }));

/** The statement with the id, once one is chosen. */
export const useStatementOf = (statement: StatementKey) =>
  useQuery({
    ...queryFor(readStatement, { params: paramsOf(statement) }),
    enabled: statement.settlement_statement_id > 0,
  });

const delivery = [listStatements, getSettlement, browseSettlements] as const;

/** What is told of delivery is read anew. */
export const rereadDelivery = () => reread(delivery);

export const useMail = () => useCall(mailStatements, { invalidates: [listTasks] });
export const useBind = () => useCall(bindStatements, { invalidates: [listTasks] });
export const useBox = () => useCall(boxStatements, { invalidates: [listTasks] });
export const useDeliver = () => useCall(deliverStatements, { invalidates: delivery });

/** Has the browser save one statement as PDF. */
export const usePrintStatement = () => useCall(printStatement, { onSuccess: savePaper });

export const useStatementLinks = (statement: StatementKey) =>
  useQuery(queryFor(listStatementLinks, { params: paramsOf(statement) }));
const ofLinks = { invalidates: [listStatementLinks] };
export const useMakeLink = () => useCall(createStatementLink, ofLinks);
export const useRevokeLink = () => useCall(revokeStatementLink, ofLinks);
