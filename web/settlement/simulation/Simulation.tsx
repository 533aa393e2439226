import { Alert, Button, Skeleton } from '@mantine/core';
import type { SettlementSimulation } from '#contract/settlement/simulations.ts';
import type { CountSums, Settlement } from '#contract/settlement/settlements.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { flash } from '#web/notices/flash.ts';
import { Note } from '#web/ui/Note.tsx';
import type { Go, SettlementAt } from '../place.ts';
import { useDraft } from './draft.ts';
import { SimulationBar } from './SimulationBar.tsx';
import { SimulationResult } from './SimulationResult.tsx';
import { useGround, useSimulations, useTried, useUpdateSimulation } from './simulations.queries.ts';
import { TriedRules } from './TriedRules.tsx';
import styles from './simulation.module.css';

interface SimulationProps {
  settlement: Settlement;
  last: CountSums;
  at: SettlementAt;
  go: Go;
}

/** What the settlement would come to by other rules; nothing of it moves. */
export function Simulation({ settlement, last, at, go }: SimulationProps) {
  const kept = useSimulations(settlement);
  if (kept.data === undefined) return <Awaited query={kept} />;
  const { values } = kept.data;
  const simulation = values.find((one) => one.settlement_simulation_id === at.simulation);
  return (
    <Tried
      settlement={settlement}
      last={last}
      at={at}
      go={go}
      kept={values}
      simulation={simulation}
    />
  );
}

interface TriedProps extends SimulationProps {
  kept: readonly SettlementSimulation[];
  simulation: SettlementSimulation | undefined;
}

/** One simulation: what would be otherwise, and what would come of it. */
function Tried({ settlement, last, at, go, kept, simulation }: TriedProps) {
  const { settlement_id } = settlement;
  const { tried, isOtherwise, put, forget } = useDraft({ settlement_id, simulation });
  const count = simulation?.settlement_count_id ?? last.settlement_count_id;
  const ground = useGround(settlement, count);
  const result = useTried(settlement, { settlement_count_id: count, changes: tried });
  return (
    <div className={styles.part}>
      <Note>
        Zkuste, kdo by podle jiných pravidel zaplatil víc a kdo méně. Na vyúčtování se nic nezmění.
      </Note>
      <SimulationBar
        settlement={settlement}
        kept={kept}
        simulation={simulation}
        count={count}
        tried={tried}
        isOtherwise={isOtherwise}
        onOpen={(id) =>
          go({ simulation: id, recipient: undefined, show: undefined }, { replace: true })
        }
        onForget={forget}
      />
      {simulation === undefined ? null : <Ground simulation={simulation} last={last} />}
      {ground.data === undefined ? (
        <Awaited query={ground} />
      ) : (
        <TriedRules
          ground={ground.data}
          tried={tried}
          services={tried.length === 0 ? [] : (result.data?.services ?? [])}
          onTry={put}
        />
      )}
      {tried.length === 0 ? (
        <p className={styles.said}>
          Zatím se nic nezkouší. Zvolte u některé služby „Zkusit jinak“.
        </p>
      ) : result.data === undefined ? (
        <Awaited query={result} />
      ) : (
        <SimulationResult result={result.data} at={at} go={go} isOnItsWay={result.isFetching} />
      )}
    </div>
  );
}

/** In the place of what is being read, or could not be. */
function Awaited({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  return query.error === null ? (
    <Skeleton height="14rem" />
  ) : (
    <LoadError error={query.error} onRetry={() => void query.refetch()} />
  );
}

interface GroundProps {
  simulation: SettlementSimulation;
  last: CountSums;
}

/** On what a kept simulation stands, and what was noted with it. */
function Ground({ simulation, last }: GroundProps) {
  return (
    <>
      {simulation.settlement_count_id === last.settlement_count_id ? null : (
        <OlderCount simulation={simulation} last={last} />
      )}
      {simulation.note === '' ? null : <p className={styles.note}>{simulation.note}</p>}
    </>
  );
}

/** A simulation stands on the count with which it was kept; it may be moved to the last one. */
function OlderCount({ simulation, last }: GroundProps) {
  const { unit_id, settlement_simulation_id, version, number } = simulation;
  const saving = useUpdateSimulation();
  const move = () =>
    saving.mutate(
      {
        params: { unit_id, id: String(settlement_simulation_id) },
        body: { settlement_count_id: last.settlement_count_id, version },
      },
      { onSuccess: (saved) => flash('Simulace vychází z posledního výpočtu', saved) },
    );
  return (
    <Alert color="yellow" title={`Vychází z výpočtu č. ${number}, poslední je č. ${last.number}`}>
      <Button variant="default" size="compact-md" loading={saving.isPending} onClick={move}>
        Převést na poslední výpočet
      </Button>
      <ErrorLine error={saving.error} isOfAction />
    </Alert>
  );
}
