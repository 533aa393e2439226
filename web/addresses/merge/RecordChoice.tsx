import { listedName } from '#contract/rules/listed-name.ts';
import { Title } from '@mantine/core';
import { useId } from 'react';
import type { Address } from '#contract/addresses.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { typeWords } from '../address-words.ts';
import styles from './merge.module.css';

interface RecordChoiceProps {
  addresses: readonly Address[];
  relationCounts: readonly (number | undefined)[];
  keptId: number;
  /** Records that are not merged after all. */
  left: ReadonlySet<number>;
  onKeep: (address_id: number) => void;
  onLeft: (left: ReadonlySet<number>) => void;
}

/** The records found: which one stays, and which do not belong together. */
export function RecordChoice(props: RecordChoiceProps) {
  const { addresses, relationCounts } = props;
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <Title order={2} id={heading}>
        Který záznam zůstane
      </Title>
      <div className={styles.options} role="radiogroup" aria-labelledby={heading}>
        {addresses.map((address, at) => (
          <Option
            key={address.address_id}
            {...props}
            address={address}
            relations={relationCounts[at]}
          />
        ))}
      </div>
    </section>
  );
}

interface OptionProps extends RecordChoiceProps {
  address: Address;
  relations: number | undefined;
}

function Option({ address, relations, addresses, keptId, left, onKeep, onLeft }: OptionProps) {
  const { address_id } = address;
  const isLeft = left.has(address_id);
  const isKept = address_id === keptId;
  const leave = (isNotMerged: boolean) => {
    const others = [...left].filter((id) => id !== address_id);
    onLeft(new Set(isNotMerged ? [...others, address_id] : others));
  };
  return (
    <div
      className={styles.option}
      data-chosen={isKept || undefined}
      data-left={isLeft || undefined}
    >
      <label className={styles.pick}>
        <input
          type="radio"
          name="kept"
          checked={isKept}
          disabled={isLeft}
          onChange={() => onKeep(address_id)}
        />
        <span>
          <strong>{listedName(address)}</strong>
          <Description address={address} relations={relations} />
        </span>
      </label>
      {addresses.length > 2 && !isKept ? (
        <label className={styles.pick}>
          <input
            type="checkbox"
            checked={isLeft}
            onChange={(event) => leave(event.currentTarget.checked)}
          />
          Nepatří sem, neslučovat
        </label>
      ) : null}
    </div>
  );
}

function Description({ address, relations }: Pick<OptionProps, 'address' | 'relations'>) {
  const { address_type, birth_date, street, city, phone, email, hidden } = address;
  const told = [
    typeWords[address_type],
    birth_date === null ? '' : `nar. ${formatDate(birth_date)}`,
    [street, city].filter((part) => part !== '').join(', '),
    phone,
    email,
    hidden ? 'skrytá' : '',
    relationsText(relations),
  ];
  return <span className={styles.detail}>{told.filter((part) => part !== '').join(' · ')}</span>;
}

function relationsText(count: number | undefined): string {
  if (count === undefined) return '';
  return `${count} ${czechPlural(count, 'vztah', 'vztahy', 'vztahů')} k prostorům`;
}
