import { Loader, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Unit } from '#contract/units.ts';
import { formatArea, formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { useUnitStatistics } from '#web/core/statistics.queries.ts';
import { useUnitToday } from '#web/core/unit-today.queries.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import styles from './ActiveUnitOverview.module.css';
import { sipoCountdown } from './sipo-countdown.ts';
import { useSipoDay } from './units.queries.ts';

const LOADING = 'Načítám statistické údaje o jednotce';
const IN_DEVELOPMENT = 've vývoji';

// Each leads to the list of just those that the card counts.
const toFlats = { href: `${paths.pasports}?filter=flats`, title: 'Přejít na byty' };
const toOthers = { href: `${paths.pasports}?filter=others`, title: 'Přejít na nebyty' };
// The sum of the areas under it is the number of the card, and so with the persons.
const toAreas = {
  href: `${paths.pasports}?filter=in-areas`,
  title: 'Přejít na prostory se součtem',
};
const toPersons = {
  href: `${paths.pasports}?filter=persons`,
  title: 'Přejít na prostory se součtem',
};
const toUnknown = { href: `${paths.pasports}?filter=no-persons`, title: 'Přejít na tyto byty' };
const toBuildings = { href: paths.buildings, title: 'Přejít na domy' };
// Each leads to a list of as many addresses as the card tells.
const toAddresses = { href: `${paths.Addresses}?hidden=1`, title: 'Přejít na adresy' };
const toResidents = {
  href: `${paths.Addresses}?filter=resident&hidden=1`,
  title: 'Přejít na adresy bydlících',
};
const toTasks = { href: paths.Todos, title: 'Přejít na úkoly' };
const toLateTasks = { href: `${paths.Todos}?filter=overdue`, title: 'Přejít na úkoly po termínu' };
const toSipo = { href: paths.AuxiliariesSipo, title: 'Přejít na SIPO' };
const toWarned = {
  href: `${paths.Contracts}?filter=warned`,
  title: 'Přejít na smlouvy s upozorněním',
};
const toOverdue = {
  href: `${paths.Ledger}?filter=overdue`,
  title: 'Přejít na konta po splatnosti',
};
const toClaiming = { href: paths.ClaimedMonths, title: 'Přejít na předpisy' };
const toHidden = { href: `${paths.Addresses}?filter=hidden`, title: 'Přejít na skryté adresy' };

/** Overview of the active unit (specification, section 2, Active unit overview). */
export function ActiveUnitOverview({ unit, today }: { unit: Unit; today?: ReactNode }) {
  const { statistics, loading, empty, reload } = useUnitStatistics(unit);
  const hasContracts = useIsOpenAddress(paths.Contracts);
  const hasTasks = useIsOpenAddress(paths.Todos);
  const hasMoney = useIsOpenAddress(paths.Ledger);
  const note = unit.full_name === unit.name ? undefined : unit.full_name;
  return (
    <Page
      title={unit.name}
      note={note}
      action={<LoadingIcon loading={loading} onReload={reload} />}
    >
      {today}
      <CardGroup heading="Prostory">
        <SpaceCards statistics={statistics} isEmpty={loading && empty.pasports} />
      </CardGroup>
      <CardGroup heading="Adresy a osoby">
        <AddressCards statistics={statistics} isEmpty={loading && empty.addresses} />
      </CardGroup>
      <CardGroup heading="Termíny a upozornění">
        <SipoCard unit_id={unit.unit_id} />
        {hasContracts ? <WarningsCard unit_id={unit.unit_id} /> : null}
        {hasTasks ? <TasksCard unit_id={unit.unit_id} /> : <TasksPlaceholder />}
        {hasMoney ? <OverdueCard unit_id={unit.unit_id} /> : <OverduePlaceholder />}
      </CardGroup>
    </Page>
  );
}

function CardGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={heading}>
      <Title order={2} className={styles.heading ?? ''}>
        {heading}
      </Title>
      <div className={styles.cards}>{children}</div>
    </section>
  );
}

function LoadingIcon({ loading, onReload }: { loading: boolean; onReload: () => void }) {
  if (!loading) {
    return (
      <IconButton label="Načíst statistické údaje znovu" onClick={onReload}>
        <IconRefresh size="1.25rem" aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <span className={styles.loading} role="status" aria-label={LOADING} title={LOADING}>
      <Loader aria-hidden="true" />
    </span>
  );
}

interface CardsProps {
  statistics: ReturnType<typeof useUnitStatistics>['statistics'];
  isEmpty: boolean;
}

// What the sums are made of.
const OF_AREA =
  'Součet celkových ploch prostorů těch typů, které se do ploch započítávají; skryté prostory v něm nejsou';
const OF_PERSONS =
  'Součet počtů osob platných dnes ve všech prostorech; skryté prostory v něm nejsou';

const countText = (count: number | null) => (count === null ? null : formatNumber(count, 0));

function SpaceCards({ statistics, isEmpty }: CardsProps) {
  const { spaces_flats, spaces_spaces, spaces_total_area } = statistics;
  const look = { iconLink: toBuildings, loading: isEmpty, loadingTitle: LOADING };
  return (
    <>
      <StatCard {...look} label="Byty" value={countText(spaces_flats)} icon="home" link={toFlats} />
      <StatCard
        {...look}
        label="Nebyty"
        value={countText(spaces_spaces)}
        icon="door"
        link={toOthers}
      />
      <StatCard
        {...look}
        label="Plocha jednotek"
        tooltip={OF_AREA}
        value={spaces_total_area === null ? null : formatArea(spaces_total_area)}
        icon="area"
        link={toAreas}
      />
    </>
  );
}

/** Of how many flats the number of persons is not recorded; they are in no sum. */
function unknownText(flats: number | null, lacks = 'počet chybí'): string | undefined {
  if (flats === null || flats === 0) return undefined;
  return `u ${formatNumber(flats, 0)}\u00a0${czechPlural(flats, 'bytu', 'bytů', 'bytů')} ${lacks}`;
}

/** What a number was a year ago, leading to the list of that day; nothing where it is not known. */
function earlierOf(
  { year_ago }: CardsProps['statistics'],
  count: number | null,
  { href, unknown = null }: { href: string; unknown?: number | null },
) {
  if (year_ago === null || count === null) return undefined;
  const lacking = unknownText(unknown, 'chybí');
  return {
    text: `před rokem\u00a0${formatNumber(count, 0)}${lacking === undefined ? '' : `, ${lacking}`}`,
    link: {
      href: `${href}&as_of=${year_ago}`,
      title: `Přejít na stav ke dni ${formatDate(year_ago)}`,
    },
  };
}

function AddressCards({ statistics, isEmpty }: CardsProps) {
  const { addresses_count, addresses_active, addresses_hidden } = statistics;
  const { persons_sum, persons_unknown, unknown_year_ago } = statistics;
  const look = { loading: isEmpty, loadingTitle: LOADING };
  return (
    <>
      <StatCard
        {...look}
        label="Adresář"
        value={countText(addresses_count)}
        icon="address-book"
        link={toAddresses}
      />
      <StatCard
        {...look}
        label="Bydlící"
        value={countText(addresses_active)}
        icon="users"
        note="osoby a firmy z adresáře"
        earlier={earlierOf(statistics, statistics.active_year_ago, toResidents)}
        link={toResidents}
      />
      <StatCard
        {...look}
        label="Osob v prostorech"
        tooltip={OF_PERSONS}
        value={countText(persons_sum)}
        icon="users"
        note={unknownText(persons_unknown)}
        earlier={earlierOf(statistics, statistics.persons_year_ago, {
          ...toPersons,
          unknown: unknown_year_ago,
        })}
        link={toPersons}
        noteLink={toUnknown}
      />
      <StatCard
        {...look}
        label="Skryté"
        value={countText(addresses_hidden)}
        icon="hidden"
        link={toHidden}
      />
    </>
  );
}

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
