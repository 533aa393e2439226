import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconClock } from '#web/icons/IconClock.ts';
import { IconUserOff } from '#web/icons/IconUserOff.ts';
import type { HouseCell } from '#contract/pasports/summaries.ts';
import { dueText } from '#web/core/due-words.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import styles from './picture.module.css';

/** How a space of the picture is drawn: who uses it and how it stands, in words and by a sign. */
export function tileOf(cell: HouseCell) {
  const { tenant_name, due } = cell;
  const isFree = tenant_name === '';
  return {
    isFree,
    isLate: due?.late === true,
    title: titleOf(cell),
    content: (
      <>
        <span className={styles.who}>
          {isFree ? <IconUserOff size="0.875rem" aria-hidden="true" /> : null}
          <span>{isFree ? 'bez uživatele' : tenant_name}</span>
        </span>
        {due === null ? null : <State late={due.late} />}
      </>
    ),
  };
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
