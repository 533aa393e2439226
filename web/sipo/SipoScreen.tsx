import { NativeSelect } from '@mantine/core';
import { periodText } from '#contract/rules/sipo-period.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useSipoPlace } from './place.ts';
import { sipoTabs } from './sipo-tabs.tsx';
import styles from './sipo.module.css';
import { SipoCards } from './SipoCards.tsx';
import { useRegister, useSipoSettings } from './sipo.queries.ts';

const TITLE = 'SIPO';

/** Payers of the collective payment, their hand-overs and the answers of the post (route /auxiliaries/sipo). */
export function SipoScreen() {
  return <UnitScreen title={TITLE}>{({ unit_id }) => <Sipo unit_id={unit_id} />}</UnitScreen>;
}

function Sipo({ unit_id }: { unit_id: number }) {
  const { place, go } = useSipoPlace();
  const { data: register } = useRegister(unit_id, place.period);
  const { data: settings } = useSipoSettings(unit_id);
  return (
    <Page
      title={TITLE}
      note="Předepisuje se stav k prvnímu dni období: plátci se spojovacím číslem a součet jejich platných záloh."
      action={<PeriodChoice register={register} onChange={(period) => go({ period })} />}
      overview={<SipoCards register={register} settings={settings} />}
    >
      <Tabs
        label="Části SIPO"
        tabs={sipoTabs({ unit_id, register, settings, place, go })}
        value={place.tab}
        onChange={(tab) => go({ tab, filter: undefined, open: undefined })}
      />
    </Page>
  );
}

interface PeriodChoiceProps {
  register: { period: string; open_periods: string[] } | undefined;
  onChange: (period: string) => void;
}

function PeriodChoice({ register, onChange }: PeriodChoiceProps) {
  const { period = '', open_periods = [] } = register ?? {};
  const periods = [...new Set([...open_periods, period])].toSorted();
  return (
    <NativeSelect
      className={styles.period ?? ''}
      label="Období"
      disabled={register === undefined}
      data={periods.map((value) => ({ value, label: value === '' ? '…' : periodText(value) }))}
      value={period}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
