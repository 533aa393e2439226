import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconCloudCheck } from '#web/icons/IconCloudCheck.ts';
import { useState } from 'react';
import type { RateSource } from '#contract/rates.ts';
import { ageOf, failureOf } from './rate-words.ts';
import { useRateSource } from './rates.queries.ts';
import styles from './rates.module.css';

/** How old the data of one of the bank's files are; for a system admin also why reading failed. */
export function DataAge({ source }: { source: RateSource }) {
  const state = useRateSource(source);
  const [opened] = useState(() => new Date());
  // The line keeps its place until it is known.
  if (state === undefined) return <p className={styles.age}>&nbsp;</p>;
  const { text, isOld } = ageOf(state, opened);
  const failure = failureOf(state);
  const Icon = isOld || failure !== '' ? IconAlertTriangle : IconCloudCheck;
  return (
    <p className={styles.age} data-old={isOld || undefined}>
      <Icon size="1.125rem" aria-hidden="true" />
      <span>
        {text}
        {failure === '' ? null : ` ${failure}`}
      </span>
    </p>
  );
}
