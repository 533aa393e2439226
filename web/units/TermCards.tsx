import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { useUnitToday } from '#web/core/unit-today.queries.ts';
import { StatCard } from '#web/ui/StatCard.tsx';
import { sipoCountdown } from './sipo-countdown.ts';
import { useSipoDay } from './units.queries.ts';

const LOADING = 'Načítám statistické údaje o jednotce';
const IN_DEVELOPMENT = 've vývoji';

// Each leads to the list of just those that the card counts.
const toSipo = { href: paths.AuxiliariesSipo, title: 'Přejít na SIPO' };
const toWarned = {
  href: `${paths.Contracts}?filter=warned`,
  title: 'Přejít na smlouvy s upozorněním',
};
const toTasks = { href: paths.Todos, title: 'Přejít na úkoly' };
const toLateTasks = { href: `${paths.Todos}?filter=overdue`, title: 'Přejít na úkoly po termínu' };
const toOverdue = {
  href: `${paths.Ledger}?filter=overdue`,
  title: 'Přejít na konta po splatnosti',
};
const toClaiming = { href: paths.ClaimedMonths, title: 'Přejít na předpisy' };

/** Cards of terms and warnings of a unit: those of modules that are open to the person. */
export function TermCards({ unit_id }: { unit_id: number }) {
  const hasContracts = useIsOpenAddress(paths.Contracts);
  const hasTasks = useIsOpenAddress(paths.Todos);
  const hasMoney = useIsOpenAddress(paths.Ledger);
  return (
    <>
      <SipoCard unit_id={unit_id} />
      {hasContracts ? <WarningsCard unit_id={unit_id} /> : null}
      {hasTasks ? <TasksCard unit_id={unit_id} /> : <TasksPlaceholder />}
      {hasMoney ? <OverdueCard unit_id={unit_id} /> : <OverduePlaceholder />}
    </>
  );
}

const countText = (count: number | null) => (count === null ? null : formatNumber(count, 0));

/** What is not built yet: it counts nothing, and is not drawn as a count. */
const toCome = { note: IN_DEVELOPMENT, isPlaceholder: true as const };

/** Tasks of the unit that wait, and of them those whose term has passed. */
function TasksCard({ unit_id }: { unit_id: number }) {
  const { data, isPending } = useUnitToday(unit_id);
  const todos = data?.todos ?? null;
  const late = todos?.overdue ?? 0;
  return (
    <StatCard
      label={TASKS}
      value={countText(todos?.count ?? null)}
      icon="catalog"
      note={late === 0 ? undefined : `${formatNumber(late, 0)}\u00a0po termínu`}
      link={toTasks}
      noteLink={toLateTasks}
      loading={isPending}
      loadingTitle={LOADING}
    />
  );
}

/** Where tasks are closed to the person, the card is as the specification has it. */
function TasksPlaceholder() {
  return <StatCard {...toCome} label={TASKS} value={formatNumber(0, 0)} icon="catalog" />;
}

const TASKS = 'Počet úkolů';

/** Where accounts are closed to the person, the card is as the specification has it. */
function OverduePlaceholder() {
  return <StatCard {...toCome} label={OVERDUE} value={formatNumber(0)} icon="coin" />;
}

const OVERDUE = 'Dlužné úhrady';
const OVERDUE_FORMS = ['kontu', 'kontech', 'kontech'] as const;

/** What is overdue today; nothing is said of a unit that has prescribed nothing yet. */
function OverdueCard({ unit_id }: { unit_id: number }) {
  const { data, isPending } = useUnitToday(unit_id);
  const overdue = data?.overdue ?? null;
  const isUnclaimed = data !== undefined && overdue === null;
  return (
    <StatCard
      label={OVERDUE}
      value={overdue === null ? null : formatNumber(overdue.sum / 100)}
      icon="coin"
      note={isUnclaimed ? 'zatím nic předepsáno' : overdueNote(overdue?.count ?? 0)}
      link={isUnclaimed ? toClaiming : toOverdue}
      loading={isPending}
      loadingTitle={LOADING}
    />
  );
}

const overdueNote = (count: number) =>
  count === 0
    ? undefined
    : `Kč na\u00a0${formatNumber(count, 0)}\u00a0${czechPlural(count, ...OVERDUE_FORMS)}`;

/** Contracts of tenants, suppliers and others whose notice falls due, or of which somebody wanted to be warned by now. */
function WarningsCard({ unit_id }: { unit_id: number }) {
  const { data, isPending } = useUnitToday(unit_id);
  return (
    <StatCard
      label="Upozornění na smlouvy"
      value={countText(data?.contracts_warned ?? null)}
      icon="bell"
      link={toWarned}
      loading={isPending}
      loadingTitle={LOADING}
    />
  );
}

function SipoCard({ unit_id }: { unit_id: number }) {
  const { days, note, explanation } = sipoCountdown(todayInPrague(), useSipoDay(unit_id));
  return (
    <StatCard
      label="Počet dnů do SIPO"
      value={days}
      icon="calendar"
      note={note}
      tooltip={explanation}
      link={toSipo}
    />
  );
}
