import { Button, Fieldset, NativeSelect } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { ruleMarkValue } from '#contract/billing/rule-words.ts';
import { quantityText } from '#contract/settlement/explained-words.ts';
import { spaceMark } from '#contract/settlement/frozen.ts';
import type { SimulationGround, SimulationRule } from '#contract/settlement/simulations.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { NumberField } from '#web/form/NumberField.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { unread, type TriedSpaceInput } from './tried-rules.ts';
import styles from './simulation.module.css';

interface TriedSpacesProps extends FieldBinding<TriedSpaceInput[]> {
  label: string;
  rule: SimulationRule;
  spaces: SimulationGround['spaces'];
  /** What is wrong with them, by their places: `0.use`. */
  faults: Readonly<Record<string, string>>;
}

const STAYS = 'stays';
const NOTHING = 'nothing';

const marks = [
  { value: STAYS, label: 'Beze změny' },
  { value: NOTHING, label: 'Nic zvláštního' },
  ...spaceMark.options.map((value) => ({
    value: value as string,
    label: ruleMarkValue.text(value),
  })),
];

const chosen = ({ mark }: TriedSpaceInput) => (mark === undefined ? STAYS : (mark ?? NOTHING));

/** The space with another mark; what was typed of its use stays. */
function marked(space: TriedSpaceInput, value: string): TriedSpaceInput {
  const { mark: _mark, ...rest } = space;
  if (value === STAYS) return rest;
  const mark = spaceMark.options.find((one) => one === value);
  return { ...rest, mark: mark ?? null };
}

/** Spaces that the rule would take otherwise: with another mark, or as if they were read. */
export function TriedSpaces({
  label,
  rule,
  spaces,
  value,
  onChange,
  onBlur,
  faults,
}: TriedSpacesProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const own = new Map(rule.spaces.map((one) => [one.pasport_id, one]));
  const choices = spaces.filter(({ pasport_id }) => own.has(pasport_id));
  const free = choices.filter(
    ({ pasport_id }) => !value.some((one) => one.pasport_id === pasport_id),
  );
  const first = unread(rule).find((one) =>
    free.some(({ pasport_id }) => pasport_id === one.pasport_id),
  );
  const next = first?.pasport_id ?? free[0]?.pasport_id;
  const add = () => {
    if (next === undefined) return;
    const usual = own.get(next)?.usual ?? undefined;
    const isUnread = first !== undefined && usual !== undefined;
    flushSync(() => onChange([...value, { pasport_id: next, ...(isUnread && { use: usual }) }]));
    const selects =
      box.current?.querySelectorAll<HTMLSelectElement>('select[name$=".pasport_id"]') ?? [];
    Array.from(selects).at(-1)?.focus();
  };
  return (
    <Fieldset
      ref={box}
      legend={label}
      className={styles.spaces ?? ''}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      {value.length === 0 ? (
        <p className={styles.said}>
          {rule.is_metered
            ? 'Přidejte prostor, který by byl osvobozený, odpojený, nebo jako by byl odečtený.'
            : 'Přidejte prostor, který by službu nesl jinak, například byl osvobozený.'}
        </p>
      ) : null}
      {value.map((space, at) => (
        <Space
          key={space.pasport_id}
          space={space}
          at={at}
          rule={rule}
          choices={choices.filter(
            ({ pasport_id }) =>
              pasport_id === space.pasport_id || free.some((one) => one.pasport_id === pasport_id),
          )}
          fault={faults[`${at}.use`]}
          onChange={(changed) =>
            onChange(value.map((one, place) => (place === at ? changed : one)))
          }
          onRemove={() => onChange(value.filter((_one, place) => place !== at))}
        />
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size="1rem" aria-hidden="true" />}
        disabled={next === undefined}
        onClick={add}
      >
        {first === undefined ? 'Přidat prostor' : 'Přidat neodečtený prostor'}
      </Button>
    </Fieldset>
  );
}

interface SpaceProps {
  space: TriedSpaceInput;
  at: number;
  rule: SimulationRule;
  choices: SimulationGround['spaces'];
  fault: string | undefined;
  onChange: (space: TriedSpaceInput) => void;
  onRemove: () => void;
}

function Space({ space, at, rule, choices, fault, onChange, onRemove }: SpaceProps) {
  const held = rule.spaces.find(({ pasport_id }) => pasport_id === space.pasport_id);
  const areHouses = new Set(choices.map(({ building_name }) => building_name)).size > 1;
  const name = choices.find(({ pasport_id }) => pasport_id === space.pasport_id)?.space_name ?? '';
  return (
    <div className={styles.space} role="group" aria-label={`Prostor ${name}`}>
      <NativeSelect
        label="Prostor"
        name={`spaces.${at}.pasport_id`}
        value={String(space.pasport_id)}
        data={choices.map(({ pasport_id, space_name, building_name }) => ({
          value: String(pasport_id),
          label: areHouses ? `${space_name}, ${building_name}` : space_name,
        }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...space, pasport_id: Number(value) })
        }
      />
      <NativeSelect
        label="Zvláštnost"
        name={`spaces.${at}.mark`}
        value={chosen(space)}
        data={marks}
        description={heldText(held)}
        onChange={({ currentTarget: { value } }) => onChange(marked(space, value))}
      />
      {rule.is_metered ? (
        <NumberField
          name={`spaces.${at}.use`}
          value={space.use ?? null}
          error={fault}
          required={false}
          label="Jako by byl odečtený"
          hint={usualText(rule, held)}
          unit={rule.measured_unit}
          onBlur={() => undefined}
          onChange={(use) => {
            const { use: _use, ...rest } = space;
            // What is no number stays as it is written, so that the rule can say so.
            onChange(use === null ? rest : { ...rest, use: use as number });
          }}
        />
      ) : null}
      <IconButton label={`Odebrat prostor ${name}`} variant="subtle" onClick={onRemove}>
        <IconTrash size="1.125rem" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type HeldSpace = SimulationRule['spaces'][number];

function heldText(held: HeldSpace | undefined): string {
  const mark = held?.mark ?? null;
  return `Ve výpočtu: ${mark === null ? 'nic zvláštního' : ruleMarkValue.text(mark)}`;
}

/** What the count knew of its use, and what would be usual. */
function usualText({ measured_unit, usual_by }: SimulationRule, held: HeldSpace | undefined) {
  const told = (use: number) => quantityText('meter', measured_unit, String(use));
  const use = held?.use ?? null;
  const usual = held?.usual ?? null;
  const mean = usual_by === 'area' ? 'podle průměru na m²' : 'průměr prostoru';
  return [
    use === null ? 'Ve výpočtu bez odečtu' : `Ve výpočtu ${told(use)}`,
    ...(usual === null ? [] : [`${mean} ${told(usual)}`]),
  ].join(', ');
}
