import { Title } from '@mantine/core';
import { useId } from 'react';
import type { AddressValues } from '../address-form.ts';
import { addressLabels } from '../address-words.ts';
import type { MergeField } from './merge-values.ts';
import { shownValue } from './shown-value.ts';
import styles from './merge.module.css';

/** What will change on the record that stays. */
export function TakenValues({ taken }: { taken: Partial<AddressValues> }) {
  const heading = useId();
  const names = Object.keys(taken).filter((name): name is MergeField => name !== 'city_id');
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        Co záznam převezme
      </Title>
      {names.length === 0 ? (
        <p className={styles.detail}>Údaje zůstanou, jak jsou.</p>
      ) : (
        <dl className={styles.taken}>
          {names.map((name) => (
            <div key={name}>
              <dt>{addressLabels[name]}</dt>
              <dd>{shownValue(name, taken[name]) || <em>prázdné</em>}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
