import { NativeSelect, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import {
  meterKind,
  meterKindValue,
  meterLevel,
  meterLevelValue,
  meterTechnology,
  meterTechnologyValue,
} from '#contract/metering/meter-words.ts';
import type { MeterKind, MeterLevel, MeterTechnology } from '#contract/metering/meter-words.ts';
import {
  usedAt,
  verificationConsequence,
  verificationStanding,
  verificationText,
  verificationYears,
  type VerificationPeriod,
} from '#contract/rules/meter-verification.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from './lists.module.css';

const optionsOf = <V extends string>(values: readonly V[], names: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

const kinds = optionsOf(meterKind.options, meterKindValue.names);
const levels = optionsOf(meterLevel.options, meterLevelValue.names);
const technologies = [
  { value: '', label: 'Není známo' },
  ...optionsOf(meterTechnology.options, meterTechnologyValue.names),
];

interface Asked {
  readonly kind: MeterKind;
  readonly level: MeterLevel;
  readonly technology: MeterTechnology | null;
  readonly year: string;
}

/** Until when a meter is verified by the periods above. */
export function VerificationCheck(props: { periods: readonly VerificationPeriod[] | undefined }) {
  const [asked, setAsked] = useState<Asked>({
    kind: 'cold-water',
    level: 'flat',
    technology: 'mechanical',
    year: todayInPrague().slice(0, 4),
  });
  const { kind, level, technology, year } = asked;
  const change = (changes: Partial<Asked>) => setAsked({ ...asked, ...changes });
  const isYear = /^(19|20|21)\d{2}$/.test(year);
  return (
    <section className={styles.check} aria-label="Do kdy platí ověření">
      <Title order={2} className={styles.heading ?? ''}>
        Do kdy platí ověření
      </Title>
      <div className={styles.inputs}>
        <NativeSelect
          label="Měřidlo"
          data={kinds}
          value={kind}
          onChange={(event) => change({ kind: meterKind.parse(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Úroveň"
          data={levels}
          value={level}
          onChange={(event) => change({ level: meterLevel.parse(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Technologie"
          data={technologies}
          value={technology ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ technology: value === '' ? null : meterTechnology.parse(value) })
          }
        />
        <TextInput
          label="Rok ověření"
          inputMode="numeric"
          className="k-figures"
          value={year}
          error={isYear ? undefined : 'Zadejte rok'}
          onChange={(event) => change({ year: event.currentTarget.value.trim() })}
        />
      </div>
      <div aria-live="polite">
        {isYear && props.periods !== undefined ? (
          <Answer asked={asked} periods={props.periods} />
        ) : null}
      </div>
    </section>
  );
}

function Answer({ asked, periods }: { asked: Asked; periods: readonly VerificationPeriod[] }) {
  const { kind, level, technology, year } = asked;
  const meter = { kind, technology, meter_use: usedAt(level), verified_year: Number(year) };
  const standing = verificationStanding(meter, periods, todayInPrague());
  const years = verificationYears(meter, periods);
  const term = years === null ? '' : ` (${years} ${czechPlural(years, 'rok', 'roky', 'let')})`;
  const isHeld = standing.state === 'valid' || standing.state === 'none';
  return (
    <>
      <p className={styles.answer}>
        <strong>Ověření: {verificationText(standing)}</strong>
        {term}
      </p>
      {isHeld ? null : <p className={styles.note}>{verificationConsequence(kind)}</p>}
    </>
  );
}
