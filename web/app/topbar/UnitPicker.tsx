import { TextInput } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconSearch } from '#web/icons/IconSearch.ts';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { compareCzech, matchesSearch } from '#contract/rules/search.ts';
import { unitKey } from '#contract/units.ts';
import type { Unit } from '#contract/units.ts';
import { paths } from '#web/lib/paths.ts';
import { setActiveUnit, useActiveUnit } from '#web/session/activeUnit.ts';
import { useSession } from '#web/session/session.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './UnitPicker.module.css';

/** The link to the management of units appears above this many (specification, section 9). */
const FEW_UNITS = 5;

interface UnitPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the active unit: a filter, and a list walked by arrows. */
export function UnitPicker({ isOpen, onClose }: UnitPickerProps) {
  return (
    <LateModal opened={isOpen} onClose={onClose} title="Výběr jednotky">
      <Picker onClose={onClose} />
    </LateModal>
  );
}

function Picker({ onClose }: { onClose: () => void }) {
  const units = useSession()?.units ?? [];
  const active = useActiveUnit();
  const [filter, setFilter] = useState('');
  const listed = units
    .filter(({ name, full_name }) => matchesSearch(filter, name, full_name))
    .toSorted((left, right) => compareCzech(left.name, right.name));
  const [pointed, setPointed] = useState<number | undefined>(active?.unit_id);
  const choose = (unit: Unit) => {
    if (unit.unit_id !== active?.unit_id) setActiveUnit(unit.unit_id);
    onClose();
  };
  return (
    <>
      <UnitFilter
        filter={filter}
        onFilter={(text) => {
          setFilter(text);
          setPointed(undefined);
        }}
        {...walkingBy({ listed, pointed, setPointed, choose })}
      />
      <UnitList listed={listed} pointed={pointed} active={active} onChoose={choose} />
      {listed.length > FEW_UNITS ? (
        <p className={styles.more}>
          <InnerLink href={`${paths.Home}?tab=units`} onClick={onClose}>
            Přejít na správu jednotek
          </InnerLink>
        </p>
      ) : null}
    </>
  );
}

interface Walk {
  readonly listed: readonly Unit[];
  readonly pointed: number | undefined;
  readonly setPointed: (unit_id: number) => void;
  readonly choose: (unit: Unit) => void;
}

function stepTo(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Arrows walk over the list while the filter keeps the focus; Enter chooses the pointed, or the first. */
function walkingBy({ listed, pointed, setPointed, choose }: Walk) {
  const at = listed.findIndex(({ unit_id }) => unit_id === pointed);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      const unit = listed[Math.max(at, 0)];
      if (unit !== undefined) choose(unit);
      return;
    }
    const next = listed[stepTo(event.key, at, listed.length - 1) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setPointed(next.unit_id);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const pointedUnit = listed[at];
  return { onKeyDown, pointedId: pointedUnit === undefined ? undefined : optionId(pointedUnit) };
}

function optionId(unit: Unit): string {
  return `picker-${unitKey(unit)}`;
}

interface UnitFilterProps {
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly pointedId: string | undefined;
}

function UnitFilter({ filter, onFilter, onKeyDown, pointedId }: UnitFilterProps) {
  return (
    <TextInput
      data-autofocus
      role="combobox"
      aria-expanded
      aria-controls="picker-units"
      aria-activedescendant={pointedId}
      aria-label="Hledat jednotku"
      placeholder="Hledat jednotku"
      leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
      value={filter}
      onChange={(event) => onFilter(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      autoComplete="off"
    />
  );
}

interface UnitListProps {
  readonly listed: readonly Unit[];
  readonly pointed: number | undefined;
  readonly active: Unit | null;
  readonly onChoose: (unit: Unit) => void;
}

function UnitList({ listed, pointed, active, onChoose }: UnitListProps) {
  return (
    <>
      <div role="listbox" id="picker-units" aria-label="Jednotky" className={styles.list}>
        {listed.map((unit) => (
          <button
            type="button"
            tabIndex={-1}
            key={unitKey(unit)}
            id={optionId(unit)}
            role="option"
            aria-selected={unit.unit_id === active?.unit_id}
            className={styles.option}
            data-pointed={unit.unit_id === pointed || undefined}
            onClick={() => onChoose(unit)}
          >
            <span className={styles.names}>
              <span className={styles.name}>{unit.name}</span>
              {unit.full_name === unit.name ? null : (
                <span className={styles.fullName}>{unit.full_name}</span>
              )}
            </span>
            {unit.unit_id === active?.unit_id ? (
              <IconCheck size="1.125rem" aria-hidden="true" />
            ) : null}
          </button>
        ))}
      </div>
      <p role="status" className={styles.empty}>
        {listed.length === 0 ? 'Žádná jednotka neodpovídá hledání.' : ''}
      </p>
    </>
  );
}
