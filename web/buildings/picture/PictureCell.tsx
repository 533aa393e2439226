import { IconAlertTriangle, IconClock, IconUserOff } from '@tabler/icons-react';
import type { HouseCell } from '#contract/pasports/summaries.ts';
import { dueText, spaceAddress } from '#web/core/due-words.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './picture.module.css';

interface PictureCellProps {
  unit_id: number;
  cell: HouseCell;
  row: number;
  place: number;
  /** Reached by Tab; the others by arrows from it. */
  isStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

/** A space of the picture: its number, who uses it and how it stands, in words and by a sign; a link to it. */
export function PictureCell(props: PictureCellProps) {
  const { unit_id, cell, row, place, isStop, onFocus, onOpen } = props;
  const { pasport_space_id, space_number, pasport_type_name, is_flat, tenant_name, due } = cell;
  const isFree = tenant_name === '';
  return (
    <div role="gridcell" className={styles.cell}>
      <InnerLink
        className={styles.space}
        href={spaceAddress(unit_id, pasport_space_id, 'basic')}
        tabIndex={isStop ? 0 : -1}
        data-row={row}
        data-place={place}
        data-free={isFree || undefined}
        data-late={due?.late || undefined}
        title={titleOf(cell)}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <span className={styles.number}>
          <span className={is_flat ? 'k-hidden' : styles.type}>{pasport_type_name} </span>
          {space_number}
        </span>
        <span className={styles.who}>
          {isFree ? <IconUserOff size="0.875rem" aria-hidden="true" /> : null}
          <span>{isFree ? 'bez uživatele' : tenant_name}</span>
        </span>
        {due === null ? null : <State late={due.late} />}
      </InnerLink>
    </div>
  );
}

function State({ late }: { late: boolean }) {
  const Icon = late ? IconAlertTriangle : IconClock;
  return (
    <span className={styles.state} data-late={late || undefined}>
      <Icon size="0.875rem" aria-hidden="true" />
      {late ? 'hoří' : 'čeká'}
    </span>
  );
}

/** All that the picture has no room for. */
function titleOf({ pasport_type_name, space_number, tenant_name, due, due_count }: HouseCell) {
  const rest = due_count > 1 ? ` (a další: ${due_count - 1})` : '';
  const lines = [
    `${pasport_type_name} ${space_number}`,
    tenant_name,
    due === null ? '' : `${due.name}: ${dueText(due, todayInPrague())}${rest}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}
