import type { exportHistory } from '#contract/exports.ts';
import type { FileColumnOf } from '#contract/file-cells.ts';
import { actionWords } from '#contract/history.ts';
import { isOpenTo } from '#contract/module-names.ts';
import type { ToldFields } from '#contract/record.ts';
import { modulesOfHistory } from '#contract/record-history.ts';
import { recordWords, type HistoryKind } from '#contract/record-words.ts';
import { historyOf, loggedText, type WrittenEntry } from '#server/access/history.sql.ts';
import type { ActorCall } from '#server/http/route.ts';
import { tableOf } from '#server/http/table-of.ts';
import { fieldsOfHistory } from './history-fields.ts';

/** What was changed: 'Telefon: 777 123 456 → 777 123 457'; a field without a name shows as it is. */
function changesText({ record_type, changes }: WrittenEntry): string {
  const fields: ToldFields = fieldsOfHistory[record_type] ?? {};
  return Object.entries(changes)
    .map(([name, [before, after]]) => {
      const { label = name } = fields[name] ?? {};
      return `${label}: ${loggedText(before)} → ${loggedText(after)}`;
    })
    .join('; ');
}

const columns: readonly FileColumnOf<WrittenEntry>[] = [
  { head: 'Kdy', cell: ({ at }) => ({ moment: at }) },
  { head: 'Kdo', cell: ({ user_name }) => (user_name === '' ? 'systém' : user_name) },
  { head: 'Přihlašovací jméno', cell: ({ user_identity }) => user_identity },
  { head: 'Záznam', cell: ({ record_type }) => recordWords[record_type] },
  { head: 'Číslo záznamu', cell: ({ record_id }) => record_id },
  { head: 'Co se stalo', cell: ({ action }) => actionWords[action] },
  { head: 'Změny', cell: changesText },
];

/** Changes of all records of the client whose module is open to the caller, as a file. */
export async function sendHistory(call: ActorCall<typeof exportHistory>) {
  const { actor, query } = call;
  const open = new Set(actor.modules);
  const all = Object.keys(modulesOfHistory) as HistoryKind[];
  const kinds = all.filter((kind) => isOpenTo(modulesOfHistory[kind], open));
  const statement = historyOf(actor.client_id, kinds, query);
  return tableOf(call, { name: 'Historie změn', cursor: 'history', statement, columns });
}
