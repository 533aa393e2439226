import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { verificationPeriodFields } from '#contract/metering/verification-period-record.ts';
import type { VerificationPeriodRow } from '#contract/metering/verification-periods.ts';
import { emptyOf } from '#contract/record.ts';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { useListPlace } from './place.ts';
import { RowView } from './RowView.tsx';
import { textsOfPeriod, verificationKind } from './verification-kind.tsx';
import type { VerificationValues } from './verification-kind.tsx';
import { useVerificationPeriods } from './verification.queries.ts';
import { VerificationCheck } from './VerificationCheck.tsx';

const rowKey = (row: VerificationPeriodRow) => row.verification_period_id;

/** For how many years verifications hold (route /auxiliaries/meter-verification); a system admin keeps it. */
export function VerificationScreen() {
  const { data } = useVerificationPeriods();
  const { place, go } = useListPlace();
  const isAdmin = useSession()?.user.is_sys_admin ?? false;
  const list = useRecordList<VerificationPeriodRow, VerificationValues>({
    rows: data?.values,
    rowKey,
    open: place.row,
    onOpen: (row) => go({ row }, { replace: row === undefined }),
  });
  const create = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
      onClick={() => list.create(() => emptyOf(verificationPeriodFields))}
    >
      {verificationKind.titles.create}
    </Button>
  );
  return (
    <Page
      title="Doby platnosti ověření měřidel"
      note={isAdmin ? undefined : 'Seznam je společný celému portálu a vede ho správce systému.'}
      action={isAdmin ? create : undefined}
    >
      <RecordTable
        list={list}
        id="verification-periods"
        label="Doby platnosti ověření měřidel"
        isOfClient
        columns={verificationKind.columns}
        searchIn={textsOfPeriod}
        activateLabel={isAdmin ? 'Upravit' : 'Zobrazit'}
        seek={{ placeholder: 'Druh, použití nebo předpis' }}
      />
      <VerificationCheck periods={list.rows} />
      <RecordDialogs
        kind={verificationKind}
        where={undefined}
        list={list}
        view={
          isAdmin || list.opened === undefined ? undefined : (
            <RowView kind={verificationKind} row={list.opened} onClose={list.close} />
          )
        }
      />
    </Page>
  );
}
