import { Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import type {
  AdvancesPreview,
  AskedAdvances,
  ProposedAdvance,
} from '#contract/settlement/next-advances.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { Go, SettlementAt } from '../place.ts';
import { isCorrected } from '../states.ts';
import { AcceptedAdvances } from './AcceptedAdvances.tsx';
import { AdvanceForm } from './AdvanceForm.tsx';
import { askedOf, usualAdvances } from './advance-words.ts';
import { readPreview, usePreview } from './advances.queries.ts';
import { Proposal } from './Proposal.tsx';
import styles from './advances.module.css';

interface AdvancesProps {
  settlement: Settlement;
  at: SettlementAt;
  go: Go;
  /** By the count that was looked through, or by the forecast of the running period. */
  by?: AskedAdvances['by'];
}

/** Advances as the settlement proposes them: those of the next time, or raised by its forecast. */
export function Advances({ settlement, at, go, by = 'count' }: AdvancesProps) {
  const [initial] = useState(() => usualAdvances(todayInPrague(), by));
  const [asked, setAsked] = useState(() => askedOf(initial, { except: [], by }));
  return (
    <div className={styles.part}>
      <Note>{by === 'forecast' ? FORECAST_NOTE : groundText(settlement)}</Note>
      <AcceptedAdvances settlement={settlement} />
      <AdvanceForm
        initial={initial}
        by={by}
        onPropose={async (values) => {
          const next = askedOf(values, asked);
          await readPreview(settlement, next);
          setAsked(next);
        }}
      >
        {(isOtherwise) => (
          <Proposed
            settlement={settlement}
            at={at}
            go={go}
            asked={asked}
            isOtherwise={isOtherwise}
            onExcept={(rows, isExcepted) => setAsked(excepted(asked, rows, isExcepted))}
          />
        )}
      </AdvanceForm>
    </div>
  );
}

const FORECAST_NOTE =
  'Návrh rozdělí dluh podle dnešního odhadu na měsíce, které zbývají, a přičte ho k dosavadním zálohám. Dokud ho nepřijmete, nic se nemění.';

/** Of what the proposal is made. */
const groundText = (settlement: Settlement): string =>
  isCorrected(settlement)
    ? 'Návrh vychází z vydané verze vyúčtování. Oprava se do něj promítne, až ji vydáte.'
    : 'Návrh vychází z nákladů tohoto vyúčtování. Dokud ho nepřijmete, nic se nemění.';

/** The same with rows left out, or taken in again. */
function excepted(
  asked: AskedAdvances,
  rows: readonly ProposedAdvance[],
  isExcepted: boolean,
): AskedAdvances {
  const keys = new Set(rows.map(({ key }) => key));
  const others = asked.except.filter((key) => !keys.has(key));
  return { ...asked, except: isExcepted ? [...others, ...keys] : others };
}

interface ProposedProps extends AdvancesProps {
  asked: AskedAdvances;
  isOtherwise: boolean;
  onExcept: (rows: readonly ProposedAdvance[], isExcepted: boolean) => void;
}

/** The proposal, or what stands in its place. */
function Proposed({ settlement, asked, ...rest }: ProposedProps) {
  const { data, error, isFetching, refetch } = usePreview(settlement, asked);
  const preview = useMemo(() => turned(data, asked), [data, asked]);
  if (preview === undefined)
    return error === null ? (
      <Skeleton height="16rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  if (preview.rows.length === 0)
    return (
      <EmptyState
        icon="settlement"
        title={
          asked.by === 'forecast'
            ? 'Podle odhadu není co zvyšovat'
            : 'Vyúčtování nenavrhuje žádnou zálohu'
        }
        text={
          asked.by === 'forecast'
            ? 'Nikdo podle odhadu nebude doplácet, nebo od zvoleného dne už žádný měsíc nezbývá.'
            : 'Služby v období nic nestály, nebo je nese jednotka sama.'
        }
      />
    );
  return (
    <Proposal
      {...rest}
      settlement={settlement}
      asked={asked}
      preview={preview}
      isOnItsWay={isFetching}
      onOvertaken={() => void refetch()}
    />
  );
}

/** A box turns at once; sums follow when the server has told them. */
function turned(
  preview: AdvancesPreview | undefined,
  asked: AskedAdvances,
): AdvancesPreview | undefined {
  if (preview === undefined) return undefined;
  const except = new Set(asked.except);
  const rows = preview.rows.map((row) => ({ ...row, is_excepted: except.has(row.key) }));
  return { ...preview, rows };
}
