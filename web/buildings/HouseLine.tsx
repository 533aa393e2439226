import { Anchor } from '@mantine/core';
import { IconArrowDown } from '#web/icons/IconArrowDown.ts';
import { IconArrowUp } from '#web/icons/IconArrowUp.ts';
import { IconGripVertical } from '#web/icons/IconGripVertical.ts';
import { IconX } from '#web/icons/IconX.ts';
import { useState } from 'react';
import type { DragEvent } from 'react';
import type { Building } from '#contract/pasports/buildings.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { paths } from '#web/lib/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './buildings.module.css';

interface HouseLineProps {
  house: Building;
  index?: number;
  count?: number;
  /** Moves the house from one place to another; without it the line can only be read. */
  onMove?: (from: number, to: number) => void;
  onRemove?: () => void;
}

const DRAGGED = 'application/x-kastelan-house';

/** A house of a group: dragged by its line, or moved by its buttons. */
export function HouseLine({ house, index = 0, count = 0, onMove, onRemove }: HouseLineProps) {
  const [side, setSide] = useState<'before' | 'after' | undefined>();
  const [isDragged, setDragged] = useState(false);
  const dragging = onMove && {
    draggable: true,
    'data-over': side,
    'data-dragged': isDragged || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(DRAGGED, String(index));
      event.dataTransfer.effectAllowed = 'move';
      setDragged(true);
    },
    onDragEnd: () => setDragged(false),
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setSide(sideOf(event));
    },
    onDragLeave: () => setSide(undefined),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setSide(undefined);
      const from = Number(event.dataTransfer.getData(DRAGGED));
      const gap = index + (sideOf(event) === 'after' ? 1 : 0);
      // The house itself leaves a place free before what stands behind it.
      onMove(from, from < gap ? gap - 1 : gap);
    },
  };
  return (
    <li className={styles.house} data-hidden={house.hidden || undefined} {...dragging}>
      {onMove === undefined ? null : (
        <IconGripVertical size="1.125rem" aria-hidden="true" className={styles.grip} />
      )}
      <HouseName house={house} />
      {onMove === undefined ? null : (
        <HouseTools
          name={house.pasport_name}
          isFirst={index === 0}
          isLast={index === count - 1}
          onStep={(by) => onMove(index, index + by)}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}

function sideOf({ currentTarget, clientY }: DragEvent): 'before' | 'after' {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}

function HouseName({ house }: { house: Building }) {
  const { pasport_building_id, pasport_name, street_full, city_name, unit_id, hidden } = house;
  const { flats_count, spaces_count } = house;
  const where = [street_full, city_name].filter((part) => part !== '').join(', ');
  const flats = `${flats_count} ${czechPlural(flats_count, 'byt', 'byty', 'bytů')}`;
  const others = `${spaces_count} ${czechPlural(spaces_count, 'nebyt', 'nebyty', 'nebytů')}`;
  return (
    <>
      <span className={styles.name}>
        <Anchor
          component={InnerLink}
          href={`${paths.buildings}?unit=${unit_id}&building=${pasport_building_id}`}
          draggable={false}
        >
          {pasport_name}
        </Anchor>
        {hidden ? ' (skrytý)' : ''}
        <span className={styles.where}>{where}</span>
      </span>
      <span className={styles.counts}>
        {flats}, {others}
      </span>
    </>
  );
}

interface HouseToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  onRemove: (() => void) | undefined;
}

// A button at an end stays focusable, so that the keyboard does not lose its place.
function HouseTools({ name, isFirst, isLast, onStep, onRemove }: HouseToolsProps) {
  return (
    <span className={styles.tools}>
      <IconButton
        label={`Posunout dům ${name} výš`}
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <IconArrowUp size="1.125rem" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Posunout dům ${name} níž`}
        aria-disabled={isLast}
        onClick={() => onStep(1)}
      >
        <IconArrowDown size="1.125rem" aria-hidden="true" />
      </IconButton>
      <IconButton label={`Vyjmout dům ${name} ze skupiny`} onClick={onRemove}>
        <IconX size="1.125rem" aria-hidden="true" />
      </IconButton>
    </span>
  );
}
