import { Checkbox, Title } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { formatDate } from '#web/lib/czech.ts';
import { isFaulty, type Register } from '../register.ts';
import { SharedNumber } from '../SharedNumber.tsx';
import styles from '../sipo.module.css';
import { FilesStep } from './FilesStep.tsx';
import { Hindrance } from './Hindrance.tsx';
import { MarkStep } from './MarkStep.tsx';
import { hindrance, summaryOf } from './summary.ts';
import { FilePreview, SummaryFacts } from './Summary.tsx';

interface NextHandOverProps {
  unit_id: number;
  register: Register;
  settings: SipoSettings;
  onDone: (sipo_hand_over_id: number) => void;
}

/** What will be handed over for the period, in its steps: check, download, send, mark as handed over. */
export function NextHandOver({ unit_id, register, settings, onDone }: NextHandOverProps) {
  const [leftOutIn, setLeftOut] = useState('');
  const [savedOf, setSaved] = useState('');
  const faulty = register.payers.filter(isFaulty).length;
  const without_faulty = faulty > 0 && leftOutIn === register.period;
  const hindered = hindrance(register, settings);
  const isReady = hindered === null && (faulty === 0 || without_faulty);
  const wanted = { period: register.period, seal: register.seal, without_faulty };
  const key = JSON.stringify(wanted);
  return (
    <section className={styles.panel} aria-label="Příští předání">
      <Title order={2} className={styles.heading ?? ''}>
        Předání za období {periodText(register.period)}
      </Title>
      <SharedNumber settings={settings} />
      <ol className={styles.steps}>
        <Step title="Zkontrolujte, co se předává">
          <SummaryFacts summary={summaryOf(register)} settings={settings} />
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
        </Step>
        <Step title="Stáhněte oba soubory">
          <FilesStep
            key={key}
            {...{ unit_id, settings, wanted, isReady }}
            onSaved={() => setSaved(key)}
          />
        </Step>
        <Step title="Odešlete je poště">
          <p className={styles.note}>
            Zašifrujte je a podepište programem České pošty a odešlete do{' '}
            {formatDate(register.next_date)}. Portál je sám neodesílá.
          </p>
        </Step>
        <Step title="Označte období jako předané">
          <MarkStep
            {...{ unit_id, register, wanted, faulty, onDone }}
            isReady={isReady && savedOf === key}
          />
          {isReady && savedOf !== key ? (
            <p className={styles.note}>
              Nejdříve stáhněte oba soubory: předá se přesně to, co je v nich.
            </p>
          ) : null}
        </Step>
      </ol>
    </section>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <Title order={3} className={styles.stepTitle ?? ''}>
        {title}
      </Title>
      {children}
    </li>
  );
}

function leftOutText({ change_indication }: SipoSettings): string {
  return change_indication === 'full'
    ? 'V celém kmeni se vynechaný plátce počítá jako zrušený.'
    : 'Pošta u vynechaného plátce pokračuje v tom, co bylo předáno naposledy.';
}
