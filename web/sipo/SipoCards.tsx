import { czechPlural } from '#contract/rules/plural.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { lastWorkingDay } from '#contract/czech/holidays.ts';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { isAgreed } from '#contract/rules/sipo-agreed.ts';
import { dayOffName } from '#web/core/day-off.ts';
import { formatDate, formatNumber, todayInPrague } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { StatCard } from '#web/ui/StatCard.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { isChange, isFaulty, isPaying, type Register } from './register.ts';

interface CardsProps {
  register: Register | undefined;
  settings: SipoSettings | undefined;
}

const at = (search: string) => `${paths.AuxiliariesSipo}?${search}`;

function counted(register: Register | undefined) {
  const payers = register?.payers ?? [];
  return {
    paying: formatNumber(payers.filter(isPaying).length, 0),
    withoutNumber: formatNumber(payers.filter((payer) => !isPaying(payer)).length, 0),
    faulty: formatNumber(payers.filter(isFaulty).length, 0),
    changes: formatNumber((register?.lines ?? []).filter(isChange).length, 0),
  };
}

/** The figures of SIPO in the unit. */
export function SipoCards({ register, settings }: CardsProps) {
  const { paying, withoutNumber, faulty, changes } = counted(register);
  const loading = register === undefined;
  // The cards lead within the chosen period.
  const of = loading ? '' : `&period=${register.period}`;
  const card = { loading, icon: 'users' };
  return (
    <StatGrid>
      <OrganisationCard settings={settings} />
      <DateCard register={register} />
      <StatCard
        {...card}
        label="Plátců SIPO"
        value={paying}
        link={{ href: at(`tab=payers&filter=paying${of}`), title: 'Plátci se spojovacím číslem' }}
      />
      <StatCard
        {...card}
        icon="user"
        label="Bez spojovacího čísla"
        value={withoutNumber}
        note="platí jinak"
        link={{
          href: at(`tab=payers&filter=no-number${of}`),
          title: 'Plátci bez spojovacího čísla',
        }}
      />
      <StatCard
        {...card}
        icon="alert"
        label="S vadou"
        value={faulty}
        note={loading ? undefined : faultyNote(faulty, settings)}
        usualNote="všechny lze předat"
        link={{ href: at(`tab=payers&filter=faulty${of}`), title: 'Plátci, které nelze předat' }}
      />
      <StatCard
        {...card}
        icon="list"
        label="Změn od minula"
        value={changes}
        link={{ href: at(`tab=changes${of}`), title: 'Změny od posledního předání' }}
      />
    </StatGrid>
  );
}

function faultyNote(faulty: string, settings: SipoSettings | undefined): string | undefined {
  if (settings === undefined) return undefined;
  if (!isAgreed(settings)) return 'předat nelze, chybí nastavení';
  return faulty === '0' ? 'všechny lze předat' : 'nelze předat';
}

function OrganisationCard({ settings }: Pick<CardsProps, 'settings'>) {
  const number = settings?.organisation_number ?? '';
  return (
    <StatCard
      label="Číslo organizace"
      value={number === '' ? 'nenastaveno' : number}
      icon="receipt"
      note={organisationNote(settings)}
      usualNote="kód poplatku 123456"
      loading={settings === undefined}
      link={{ href: at('tab=settings'), title: 'Nastavení SIPO' }}
    />
  );
}

function organisationNote(settings: SipoSettings | undefined): string | undefined {
  if (settings === undefined) return undefined;
  if (settings.shared_with.length > 0) return `stejné má i ${settings.shared_with.join(', ')}`;
  return settings.fee_code === '' ? 'chybí kód poplatku' : `kód poplatku ${settings.fee_code}`;
}

function DateCard({ register }: Pick<CardsProps, 'register'>) {
  const date = register?.next_date ?? '';
  const days = date === '' ? 0 : daysBetween(todayInPrague(), date);
  const count = days === 0 ? 'dnes' : `za ${days} ${czechPlural(days, 'den', 'dny', 'dnů')}`;
  const off = date === '' ? '' : dayOffName(date);
  const last = off === '' ? '' : `${off}, předejte do ${formatDate(lastWorkingDay(date))}`;
  return (
    <StatCard
      label="Příští termín"
      value={formatDate(date)}
      icon="calendar"
      noteLines={2}
      note={register && [count, last].filter((part) => part !== '').join(' – ')}
      loading={register === undefined}
    />
  );
}
