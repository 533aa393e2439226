import { Loader, Title } from '@mantine/core';
import { IconRefresh } from '#web/icons/IconRefresh.ts';
import type { ReactNode } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import type { Unit } from '#contract/units.ts';
import { formatArea, formatDate, formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { useUnitStatistics } from '#web/core/statistics.queries.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import styles from './ActiveUnitOverview.module.css';
import { TermCards } from './TermCards.tsx';

const LOADING = 'Načítám statistické údaje o jednotce';

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
const toHidden = { href: `${paths.Addresses}?filter=hidden`, title: 'Přejít na skryté adresy' };

/** Overview of the active unit (specification, section 2, Active unit overview). */
export function ActiveUnitOverview({ unit, today }: { unit: Unit; today?: ReactNode }) {
  const { statistics, loading, empty, reload } = useUnitStatistics(unit);
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
        <TermCards unit_id={unit.unit_id} />
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
