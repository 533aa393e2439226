import { Button, Skeleton, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { issueSymbols, previewSymbols } from '#contract/pasports/symbols.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { queryFor, reread, useCall } from '#web/lib/query.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { Note } from '#web/ui/Note.tsx';
import { paymentReads } from './queue.queries.ts';
import { spaceText } from './words.ts';

const spacesText = (count: number) =>
  `${formatNumber(count, 0)} ${czechPlural(count, 'prostoru', 'prostorům', 'prostorům')}`;

/** Variable symbols with check digits for spaces that have none: which would get what, and their issuing. */
export function SymbolsDialog({ unit_id, onClose }: { unit_id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(queryFor(previewSymbols, { params: { unit_id } }));
  const issuing = useCall(issueSymbols, {
    invalidates: [previewSymbols, browseSpaces, ...paymentReads],
  });
  const values = data?.values;
  const issue = () =>
    issuing.mutate(
      { params: { unit_id }, body: { seen: values?.length ?? 0 } },
      {
        onSuccess: ({ values: issued }) => {
          flash(`Symbol přidělen ${spacesText(issued.length)}`);
          onClose();
        },
        onError: () => reread([previewSymbols]),
      },
    );
  return (
    <LateModal opened onClose={onClose} title="Přidělit symboly s kontrolními číslicemi" size="lg">
      <Note>
        Deset číslic, z toho dvě kontrolní: jedna špatná nebo dvě prohozené se poznají a platba se
        nabídne správnému kontu. Symboly, které prostory už mají, zůstanou.
      </Note>
      {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
      {values === undefined && error === null ? <Skeleton height="6rem" /> : null}
      {values?.length === 0 ? <p>Všechny prostory už symbol mají.</p> : null}
      {values === undefined || values.length === 0 ? null : (
        <Table aria-label="Prostory bez symbolu">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Prostor</Table.Th>
              <Table.Th>Nový symbol</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {values.map((space) => (
              <Table.Tr key={space.pasport_id}>
                <Table.Td>{spaceText(space)}</Table.Td>
                <Table.Td className="k-figures">{space.variable_symbol}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <DialogFoot note={<ErrorLine error={issuing.error} isOfAction />}>
        <Button variant="default" onClick={onClose}>
          Zavřít
        </Button>
        {values === undefined || values.length === 0 ? null : (
          <Button loading={issuing.isPending} onClick={issue}>
            {`Přidělit ${spacesText(values.length)}`}
          </Button>
        )}
      </DialogFoot>
    </LateModal>
  );
}
