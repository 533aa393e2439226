import { formatDate, formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { useCommonStatistics } from '#web/core/statistics.queries.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/Page.tsx';
import { StatCard } from '#web/ui/StatCard.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';

// Specification, section 9: rates are shown with 3 decimals.
const RATE_DECIMALS = 3;

const toRepo = { href: paths.AuxiliariesCnbRepo, title: 'Přejít na repo sazbu ČNB' };
// Lists are of one unit: that of the only one holds as many devices as the card counts.
const toDevices = {
  href: `${paths.AuxiliariesRevisionTypes}?type=0`,
  title: 'Přejít na zařízení k revizi',
};
const toRates = { href: paths.AuxiliariesCnbExchangeRates, title: 'Přejít na kurzy měn' };

/** What all units share (specification, section 2, Common information). */
export function CommonInformation({ client_id }: { client_id: number }) {
  const { statistics, loading, empty } = useCommonStatistics(client_id);
  const units = useSession()?.units ?? [];
  const revisions = statistics.total_revisions;
  const look = { loading: loading && empty };
  return (
    <Page
      title="Společné informace"
      note="Sazby a kurzy České národní banky platné pro všechny jednotky"
    >
      <StatGrid>
        <StatCard
          {...look}
          label="Aktuální 2T repo sazba"
          value={percentOf(statistics.current_repo_rate)}
          note={dateLine(statistics.current_repo_rate_date, 'platí od')}
          icon="percent"
          link={toRepo}
          tooltip="Dvoutýdenní (2T) repo sazba, kterou vyhlašuje Česká národní banka. Odvozuje se od ní zákonný úrok z prodlení."
        />
        <StatCard
          {...look}
          label="Kurz CZK/EUR"
          value={rateOf(statistics.exchange_rate_eur)}
          note={dateLine(statistics.exchange_rate_eur_date, 'ze dne')}
          icon="currency"
          link={toRates}
          tooltip="Kolik korun stojí jedno euro podle kurzu České národní banky."
        />
        <StatCard
          {...look}
          label="Kurz CZK/USD"
          value={rateOf(statistics.exchange_rate_usd)}
          note={dateLine(statistics.exchange_rate_usd_date, 'ze dne')}
          icon="coin"
          link={toRates}
          tooltip="Kolik korun stojí jeden americký dolar podle kurzu České národní banky."
        />
        <StatCard
          {...look}
          label="Celkový počet revizí"
          value={revisions === null ? null : formatNumber(revisions, 0)}
          note="zařízení k revizi ve všech jednotkách"
          icon="tools"
          link={units.length === 1 ? toDevices : undefined}
        />
      </StatGrid>
    </Page>
  );
}

function rateOf(rate: number | null): string | null {
  return rate === null ? null : formatNumber(rate, RATE_DECIMALS);
}

function percentOf(rate: number | null): string | null {
  return rate === null ? null : `${rateOf(rate)}\u00a0%`;
}

function dateLine(date: string | null, before: string): string | undefined {
  if (date === null) return undefined;
  return date === '' ? 'údaj zatím není k dispozici' : `${before} ${formatDate(date)}`;
}
