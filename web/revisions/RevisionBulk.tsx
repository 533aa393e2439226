import { revisionFields } from '#contract/revision-record.ts';
import { changeRevisions } from '#contract/revisions.ts';
import type { Revision } from '#contract/revisions.ts';
import { useFirms } from '#web/core/firms/firms.queries.ts';
import { BulkActions } from '#web/record/bulk/BulkActions.tsx';
import type { BulkKind } from '#web/record/bulk/bulk-kind.ts';
import { placeText } from './revision-words.ts';
import { revisionReads, useRevisionTypes } from './revisions.queries.ts';

/** What can be done with the picked devices. */
export function RevisionBulk({ unit_id, rows }: { unit_id: number; rows: readonly Revision[] }) {
  const firms = useFirms(unit_id, null);
  const types = useRevisionTypes(unit_id, false).data?.values ?? [];
  const kind: BulkKind<Revision> = {
    call: changeRevisions,
    stale: revisionReads,
    idOf: ({ revision_id }) => revision_id,
    nameOf: (row) => `${row.device_name} (${placeText(row)})`,
    fields: [
      {
        name: 'address_id',
        described: revisionFields.address_id,
        choices: firms,
        none: '(žádná)',
        text: ({ company_name }) => company_name || '(žádná)',
      },
      {
        name: 'revision_type_id',
        described: revisionFields.revision_type_id,
        choices: types.map(({ revision_type_id, name }) => ({ id: revision_type_id, name })),
        text: ({ type_name }) => type_name,
      },
      { name: 'note', described: revisionFields.note },
    ],
    hiding: {
      name: 'hidden',
      described: revisionFields.hidden,
      isHidden: ({ hidden }) => hidden,
      hide: 'Vyřadit z provozu',
      show: 'Vrátit do provozu',
    },
  };
  return <BulkActions kind={kind} unit_id={unit_id} rows={rows} />;
}
