import { listedName } from '#contract/rules/listed-name.ts';
import { Title } from '@mantine/core';
import { useId } from 'react';
import type { Address } from '#contract/addresses.ts';
import { addressLabels } from '../address-words.ts';
import { chosenSource, clashingFields, distinctSources } from './merge-values.ts';
import type { Chosen, MergeField } from './merge-values.ts';
import { shownValue } from './shown-value.ts';
import styles from './merge.module.css';

interface FieldChoicesProps {
  addresses: readonly Address[];
  kept: Address;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** Fields in which the records say different things, each with the value to keep. */
export function FieldChoices({ addresses, kept, chosen, onChoose }: FieldChoicesProps) {
  const heading = useId();
  const names = clashingFields(addresses);
  if (names.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        V čem se záznamy liší
      </Title>
      {names.map((name) => (
        <FieldChoice
          key={name}
          name={name}
          addresses={addresses}
          value={chosenSource(name, kept, addresses, chosen)[name]}
          onChoose={(address_id) => onChoose({ ...chosen, [name]: address_id })}
        />
      ))}
    </section>
  );
}

interface FieldChoiceProps {
  name: MergeField;
  addresses: readonly Address[];
  /** The value that stands. */
  value: string | null;
  onChoose: (address_id: number) => void;
}

function FieldChoice({ name, addresses, value, onChoose }: FieldChoiceProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{addressLabels[name]}</legend>
      <div className={styles.options}>
        {distinctSources(name, addresses).map((address) => (
          <label
            key={address.address_id}
            className={`${styles.option} ${styles.pick}`}
            data-chosen={address[name] === value || undefined}
          >
            <input
              type="radio"
              name={`field-${name}`}
              checked={address[name] === value}
              onChange={() => onChoose(address.address_id)}
            />
            <span>
              {shownValue(name, address[name])}
              <span className="k-hidden">, {listedName(address)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
