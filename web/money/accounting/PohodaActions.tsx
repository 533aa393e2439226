import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import type { AccountingMonth } from '#contract/money/accounting.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { TableActions } from '#web/table/TableActions.tsx';
import { usePohoda } from './accounting.queries.ts';
import { documentsText } from './words.ts';

const icon = <IconDownload size="1.125rem" aria-hidden="true" />;

/** Makes the file for Pohoda: of the whole month at first, later rather of what no file has held. */
export function PohodaActions({ month }: { month: AccountingMonth }) {
  const { unit_id, exports, new_count, totals } = month;
  const making = usePohoda();
  const isFirst = exports.length === 0;
  const make = (scope: 'all' | 'new') =>
    making.mutate(
      { params: { unit_id, month: month.month }, body: { scope } },
      {
        onSuccess: ({ file_name, content_type, content_base64, made }) => {
          const content = new Blob([bytesOf(content_base64)], { type: content_type });
          download(fileName(file_name), content);
          flash(`Soubor pro Pohodu: ${documentsText(made.documents_count)}`);
        },
      },
    );
  const makeAgain = async () => {
    const isSure = await confirm({
      title: 'Stáhnout znovu celý měsíc?',
      message:
        'Doklady mají stejná čísla jako minule. Pokud už jste dřívější soubor do Pohody načetli, načtěte raději jen nové doklady.',
      confirmLabel: 'Stáhnout celý měsíc',
    });
    if (isSure) make('all');
  };
  return (
    <TableActions>
      {isFirst ? (
        <Button
          leftSection={icon}
          disabled={totals.length === 0}
          loading={making.isPending}
          onClick={() => make('all')}
        >
          Soubor pro Pohodu
        </Button>
      ) : (
        <>
          <Button
            leftSection={icon}
            disabled={new_count === 0}
            loading={making.isPending}
            onClick={() => make('new')}
          >
            Jen nové doklady pro Pohodu
          </Button>
          <Button variant="default" loading={making.isPending} onClick={() => void makeAgain()}>
            Celý měsíc znovu
          </Button>
        </>
      )}
      <ErrorLine error={making.error} isOfAction />
    </TableActions>
  );
}
