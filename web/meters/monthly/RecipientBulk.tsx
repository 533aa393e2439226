import { Button } from '@mantine/core';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { MOST_AT_ONCE } from '#contract/many.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { useChooseMany } from './monthly.queries.ts';

interface RecipientBulkProps {
  unit_id: number;
  rows: readonly MonthRecipient[];
}

const isOn = ({ chosen, withdrawn }: MonthRecipient) => chosen !== '' && withdrawn === '';
const people = (count: number) => `${count} ${czechPlural(count, 'plátce', 'plátců', 'plátců')}`;

/** What the picked payers want, written down for all of them in one step. */
export function RecipientBulk({ unit_id, rows }: RecipientBulkProps) {
  const choosing = useChooseMany();
  if (rows.length > MOST_AT_ONCE)
    return <span>Najednou lze zapsat nejvýše {MOST_AT_ONCE} plátců</span>;
  const button = (wanted: boolean, text: string) => {
    const others = rows.flatMap((row) =>
      row.address_id === null || isOn(row) === wanted
        ? []
        : [{ pasport_id: row.pasport_id, address_id: row.address_id }],
    );
    return (
      <Button
        variant="default"
        disabled={others.length === 0}
        loading={choosing.isPending}
        onClick={() =>
          choosing.mutate(
            { params: { unit_id }, body: { payers: others, wanted } },
            {
              onSuccess: () =>
                flash(
                  `Zapsáno u ${people(others.length)}, že ${wanted ? 'informace e-mailem chtějí' : 'e-maily nechtějí'}`,
                ),
              onError: (error) => flashError(userMessage(error)),
            },
          )
        }
      >
        {text} ({others.length})
      </Button>
    );
  };
  return (
    <>
      {button(true, 'Chtějí e-mailem')}
      {button(false, 'Nechtějí e-mailem')}
    </>
  );
}
