import { Button, Checkbox, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { isFaulty, type Register } from '../register.ts';
import styles from '../sipo.module.css';
import { readRegisterAnew, useCreateHandOver } from '../sipo.queries.ts';
import { hindrance, summaryOf } from './summary.ts';
import { FilePreview, SummaryFacts } from './Summary.tsx';
import { Hindrance } from './Hindrance.tsx';

interface NextHandOverProps {
  unit_id: number;
  register: Register;
  settings: SipoSettings;
  onDone: (sipo_hand_over_id: number) => void;
}

/** What will be handed over for the period, and the step itself. */
export function NextHandOver({ unit_id, register, settings, onDone }: NextHandOverProps) {
  const handing = useCreateHandOver();
  const [leftOutIn, setLeftOut] = useState('');
  const faulty = register.payers.filter(isFaulty).length;
  const without_faulty = faulty > 0 && leftOutIn === register.period;
  const summary = summaryOf(register);
  const hindered = hindrance(register, settings);
  const handOver = async () => {
    const { period, seal } = register;
    const records = `${summary.records} ${czechPlural(summary.records, 'záznam', 'záznamy', 'záznamů')}`;
    const left = without_faulty ? ` Vynechaných s vadou: ${faulty}.` : '';
    const isSure = await confirm({
      title: `Označit období ${periodText(period)} jako předané?`,
      message: `Uloží se změnový soubor (${records}) a průvodka tak, jak je vidíte.${left} Vrátit půjde jen poslední předání, dokud na ně pošta neodpoví.`,
      confirmLabel: 'Označit jako předané',
    });
    if (!isSure) return;
    handing.mutate(
      { params: { unit_id }, body: { period, seal, without_faulty } },
      {
        onSuccess: ({ sipo_hand_over_id }) => {
          flash(`Období ${periodText(period)} bylo předáno`);
          onDone(sipo_hand_over_id);
        },
        onError: readRegisterAnew,
      },
    );
  };
  return (
    <section className={styles.panel} aria-label="Příští předání">
      <Title order={2} className={styles.heading ?? ''}>
        Předání za období {periodText(register.period)}
      </Title>
      <SummaryFacts summary={summary} settings={settings} />
      <Hindrance register={register} hindered={hindered} />
      {faulty > 0 && hindered === null ? (
        <Checkbox
          label={`Vynechat plátce s vadou (${faulty})`}
          description={leftOutText(settings)}
          checked={without_faulty}
          onChange={(event) => setLeftOut(event.currentTarget.checked ? register.period : '')}
        />
      ) : null}
      <FilePreview register={register} />
      <div>
        <Button
          leftSection={<IconSend size="1.125rem" aria-hidden="true" />}
          disabled={hindered !== null || (faulty > 0 && !without_faulty)}
          loading={handing.isPending}
          onClick={() => void handOver()}
        >
          Označit jako předané
        </Button>
      </div>
      <ErrorLine error={handing.error} />
    </section>
  );
}

function leftOutText({ change_indication }: SipoSettings): string {
  return change_indication === 'full'
    ? 'V celém kmeni se vynechaný plátce počítá jako zrušený.'
    : 'Pošta u vynechaného plátce pokračuje v tom, co bylo předáno naposledy.';
}
