import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import type { Choice, Clash } from './conflict.ts';
import type { FormControl } from './contract-form.ts';
import styles from './form.module.css';

/** The differences of a save that met a newer version: for each field, mine or theirs. */
export function ConflictPanel({ form }: { form: FormControl }) {
  return (
    <div role="alert">
      {form.conflict === null ? null : <Differences form={form} clashes={form.conflict.clashes} />}
    </div>
  );
}

function Differences({ form, clashes }: { form: FormControl; clashes: readonly Clash[] }) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  return (
    <section className={styles.conflict} tabIndex={-1} data-conflict>
      <Title order={2}>Záznam mezitím změnil někdo jiný</Title>
      <p className={styles.hint}>
        Vaše změny zatím nejsou uloženy. U každého pole vyberte, která hodnota má platit, a uložte
        znovu.
      </p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.field}
          clash={clash}
          label={form.labels[clash.field] ?? clash.field}
          textOf={form.texts[clash.field] ?? shown}
          choice={choices[clash.field] ?? 'mine'}
          onChoose={(choice) => setChoices({ ...choices, [clash.field]: choice })}
        />
      ))}
      <Group gap="xs">
        <Button onClick={() => void form.resolve(choices)}>Uložit vybrané hodnoty</Button>
        <Button variant="default" onClick={form.discard}>
          Zahodit moje změny
        </Button>
      </Group>
    </section>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  label: string;
  textOf: (value: unknown) => string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function ClashChoice({ clash, label, textOf, choice, onChoose }: ClashChoiceProps) {
  const sides = [
    { side: 'mine', text: 'Ponechat moji hodnotu', value: clash.mine },
    { side: 'theirs', text: 'Převzít novou hodnotu', value: clash.theirs },
  ] as const;
  return (
    <fieldset className={styles.clash}>
      <legend>{label}</legend>
      {sides.map(({ side, text, value }) => (
        <label key={side} data-chosen={choice === side || undefined}>
          <input
            type="radio"
            name={`clash-${clash.field}`}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <span>
            {text}
            <strong>{textOf(value)}</strong>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (typeof value === 'number') return formatNumber(value, 0, 3);
  if (typeof value !== 'string' || value === '') return '(prázdné)';
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value;
}
