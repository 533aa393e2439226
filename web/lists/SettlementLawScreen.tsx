import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { settlementLawFields } from '#contract/billing/law-record.ts';
import type { SettlementLawRow } from '#contract/billing/law.ts';
import { emptyOf } from '#contract/record.ts';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { useListPlace } from './place.ts';
import { RowView } from './RowView.tsx';
import { textsOfLaw, settlementLawKind } from './law-kind.tsx';
import type { SettlementLawValues } from './law-kind.tsx';
import { useSettlementLaw } from './law.queries.ts';

const rowKey = (row: SettlementLawRow) => row.settlement_law_id;

/** What the law sets for settlements (route /auxiliaries/settlement-law); a system admin keeps it. */
export function SettlementLawScreen() {
  const { data } = useSettlementLaw();
  const { place, go } = useListPlace();
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const list = useRecordList<SettlementLawRow, SettlementLawValues>({
    rows: data?.values,
    rowKey,
    open: place.row,
    onOpen: (row) => go({ row }, { replace: row === undefined }),
  });
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => list.create(() => emptyOf(settlementLawFields))}
    >
      {settlementLawKind.titles.create}
    </Button>
  );
  return (
    <Page
      title="Zákonné hodnoty vyúčtování"
      note={isAdmin ? undefined : 'Seznam je společný celému portálu a vede ho správce systému.'}
      action={isAdmin ? create : undefined}
    >
      <RecordTable
        list={list}
        id="settlement-law"
        label="Zákonné hodnoty vyúčtování"
        isOfClient
        columns={settlementLawKind.columns}
        searchIn={textsOfLaw}
        activateLabel={isAdmin ? 'Upravit' : 'Zobrazit'}
        seek={{ placeholder: 'Hodnota nebo předpis' }}
      />
      <RecordDialogs
        kind={settlementLawKind}
        where={undefined}
        list={list}
        view={
          isAdmin || list.opened === undefined ? undefined : (
            <RowView kind={settlementLawKind} row={list.opened} onClose={list.close} />
          )
        }
      />
    </Page>
  );
}
