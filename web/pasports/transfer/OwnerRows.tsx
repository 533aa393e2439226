import { Button, Fieldset } from '@mantine/core';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { IconUserCheck } from '#web/icons/IconUserCheck.ts';
import { IconUserPlus } from '#web/icons/IconUserPlus.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { longButton } from '#web/ui/long-button.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ShareControl } from '#web/values/share/ShareControl.tsx';
import { PersonField } from '../people/PersonField.tsx';
import { FaultLine } from './FaultLine.tsx';
import { newOwner, type OwnerRow } from './transfer-fields.ts';
import styles from './transfer.module.css';

interface OwnerRowsProps extends FieldBinding<OwnerRow[]> {
  label: string;
  unit_id: number;
  /** What is wrong with the rows, by their places: `0.address_id`. */
  faults: Readonly<Record<string, string>>;
  /** Shares are typed; otherwise the text of the share of each row stands beside. */
  isTyped: boolean;
  shareTexts: readonly string[];
  /** Former owners who are not among the new ones; each may keep a part. */
  keepers: readonly { readonly address_id: number; readonly owner_name: string }[];
  /** Asks for a person who is not in the address book, for the row. */
  onNew: (row: number, typed: string) => void;
}

/** Who is going to own the space, one under the other, each with his share. */
export function OwnerRows(props: OwnerRowsProps) {
  const { label, value, onChange, error, keepers } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  // The keyboard goes on in the new row, and after a row that has gone in the last one.
  const put = (next: OwnerRow[]) => {
    flushSync(() => onChange(next));
    Array.from(box.current?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [])
      .at(-1)
      ?.focus();
  };
  return (
    <Fieldset ref={box} legend={label} className={styles.owners ?? ''}>
      {value.map((_row, at) => (
        <Owner
          // Rows have no name but their place.
          key={`owner-${String(at)}`}
          {...props}
          at={at}
          onRemove={
            value.length > 1 ? () => put(value.filter((_other, place) => place !== at)) : undefined
          }
        />
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.more ?? ''}
        leftSection={<IconUserPlus size="1rem" aria-hidden="true" />}
        onClick={() => put([...value, newOwner])}
      >
        Přidat spoluvlastníka
      </Button>
      {keepers.map(({ address_id, owner_name }) => (
        <Button
          key={address_id}
          variant="subtle"
          size="compact-sm"
          {...longButton}
          className={styles.more ?? ''}
          leftSection={<IconUserCheck size="1rem" aria-hidden="true" />}
          onClick={() => put([...value, { ...newOwner, address_id }])}
        >
          Část si ponechá {owner_name}
        </Button>
      ))}
      <FaultLine text={error} />
    </Fieldset>
  );
}

interface OwnerProps extends OwnerRowsProps {
  at: number;
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined;
}

function Owner({ at, onRemove, ...props }: OwnerProps) {
  const { value, onChange, onBlur, unit_id, faults, isTyped, shareTexts } = props;
  const row = value[at] ?? newOwner;
  const field = <N extends keyof OwnerRow>(name: N): FieldBinding<OwnerRow[N]> => ({
    name: `owners.${at}.${name}`,
    value: row[name],
    onChange: (part) =>
      onChange(value.map((one, place) => (place === at ? { ...one, [name]: part } : one))),
    onBlur,
    error: faults[`${at}.${name}`],
    required: true,
  });
  const share = shareTexts[at] ?? '';
  return (
    <div className={styles.owner} data-typed={isTyped || undefined}>
      <PersonField
        {...field('address_id')}
        label={value.length === 1 ? 'Nový vlastník' : `Nový vlastník ${at + 1}`}
        hint={isTyped || share === '' ? undefined : share}
        unit_id={unit_id}
        onNew={(typed) => props.onNew(at, typed)}
      />
      {isTyped ? (
        <ShareControl
          label={`Podíl ${at + 1}`}
          numerator={field('share_numerator')}
          denominator={field('share_denominator')}
        />
      ) : null}
      {onRemove === undefined ? null : (
        <IconButton label={`Odebrat vlastníka ${at + 1}`} onClick={onRemove}>
          <IconTrash size="1.125rem" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
