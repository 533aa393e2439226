import { Anchor, Button } from '@mantine/core';
import type { SelfRound, SelfSpace } from '#contract/metering/self-rounds.ts';
import { useSpaceRows } from '#web/core/useSpaceRows.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { Go } from './place.ts';
import { useRevoke } from './self-readings.queries.ts';
import styles from './self-readings.module.css';
import { askedWords } from './words.ts';

interface SpacesTableProps {
  round: SelfRound;
  spaces: readonly SelfSpace[];
  filter: string | undefined;
  go: Go;
}

/** Filters of the spaces with what each leaves. */
const filters: Readonly<
  Record<string, { readonly text: string; readonly has: (space: SelfSpace) => boolean }>
> = {
  silent: { text: 'Neposlali nic', has: ({ sent_count }) => sent_count === 0 },
  partial: {
    text: 'Něco chybí',
    has: ({ sent_count, meters_count }) => sent_count > 0 && sent_count < meters_count,
  },
  whole: { text: 'Mají vše', has: ({ sent_count, meters_count }) => sent_count >= meters_count },
};

function askedText({ asked, revoked }: SelfSpace): string {
  if (revoked) return 'odkaz zneplatněn';
  return asked === null
    ? 'zatím nevyzván'
    : `${askedWords[asked.kind]} ${formatDateTime(asked.created)}`;
}

function columnsOf(round: SelfRound): readonly Column<SelfSpace>[] {
  return [
    {
      text: 'Prostor',
      value: 'space_number',
      sortable: true,
      width: 100,
      fixed: true,
      telling: true,
      render: ({ space_number, pasport_space_id }) => (
        <Anchor
          component={InnerLink}
          href={`${paths.pasports}?unit=${round.unit_id}&space=${pasport_space_id}`}
        >
          {space_number}
        </Anchor>
      ),
    },
    { text: 'Plátce', value: 'payer_names', sortable: true, width: 220, telling: true },
    {
      text: 'Posláno',
      id: 'sent',
      value: ({ sent_count, meters_count }) => `${sent_count} z ${meters_count}`,
      width: 95,
      telling: true,
    },
    {
      text: 'Čeká',
      value: 'waiting_count',
      sortable: true,
      width: 80,
      align: 'right',
      decimals: 0,
    },
    { text: 'Naposledy vyzván', id: 'asked', value: askedText, width: 270 },
    {
      text: 'Odkaz a kód',
      id: 'link',
      value: ({ revoked }) => (revoked ? 'neplatí' : 'platí'),
      width: 160,
      whole: true,
      exported: false,
      render: (space) => <LinkButton round={round} space={space} />,
    },
  ];
}

/** Takes the link and the code of a space back, or gives it new ones. */
function LinkButton({ round, space }: { round: SelfRound; space: SelfSpace }) {
  const revoking = useRevoke();
  const { unit_id, self_reading_round_id, state } = round;
  const { pasport_id, revoked, space_number } = space;
  const change = async () => {
    const isSure = await confirm(
      revoked
        ? {
            title: `Vydat prostoru ${space_number} nový odkaz?`,
            message: 'Dostane nový odkaz i kód; ty zneplatněné už platit nezačnou.',
            confirmLabel: 'Vydat nový',
          }
        : {
            title: `Zneplatnit odkaz prostoru ${space_number}?`,
            message: 'Odkaz z e-mailu i vytištěný kód přestanou platit. Co už přišlo, zůstane.',
            confirmLabel: 'Zneplatnit',
            danger: true,
          },
    );
    if (!isSure) return;
    revoking.mutate(
      { params: { unit_id, self_reading_round_id }, body: { pasport_id, revoked: !revoked } },
      {
        onSuccess: () => flash(revoked ? 'Prostor má nový odkaz a kód' : 'Odkaz a kód neplatí'),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  };
  if (state !== 'running') return revoked ? 'neplatí' : '';
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={`${revoked ? 'Vydat nový' : 'Zneplatnit'}: prostor ${space_number}`}
      loading={revoking.isPending}
      onClick={() => void change()}
    >
      {revoked ? 'Vydat nový' : 'Zneplatnit'}
    </Button>
  );
}

/** Spaces of a round: who was asked, and how much came. */
export function SpacesTable({ round, spaces, filter, go }: SpacesTableProps) {
  const chosen = filters[filter ?? ''];
  const opening = useSpaceRows(round.unit_id, 'meters');
  return (
    <div className={styles.part}>
      <FilterChips
        label="Výběr prostorů"
        choices={Object.entries(filters).map(([name, { text, has }]) => ({
          name,
          text,
          count: spaces.filter(has).length,
        }))}
        value={chosen === undefined ? undefined : filter}
        onChange={(name) => go({ filter: name })}
      />
      <DataTable
        id="self-reading-spaces"
        label="Prostory samoodečtu"
        rows={chosen === undefined ? spaces : spaces.filter(chosen.has)}
        rowKey={({ pasport_id }) => pasport_id}
        columns={columnsOf(round)}
        {...opening}
      />
    </div>
  );
}
