import { Button } from '@mantine/core';
import { IconEdit } from '#web/icons/IconEdit.ts';
import { IconEye } from '#web/icons/IconEye.ts';
import { IconEyeOff } from '#web/icons/IconEyeOff.ts';
import { Suspense, useState } from 'react';
import { MOST_AT_ONCE } from '#contract/many.ts';
import type { Task } from './BulkDialog.tsx';
import { editWord } from './bulk-change.ts';
import type { BulkKind, BulkRow } from './bulk-kind.ts';
import { late } from '#web/ui/late.tsx';

const BulkDialog = late(() => import('./BulkDialog.tsx'), 'BulkDialog');

interface BulkActionsProps<R extends BulkRow> {
  kind: BulkKind<R>;
  unit_id: number;
  /** Those picked. */
  rows: readonly R[];
}

/** Over a list: a field of the picked records changed at once, or the records put away. */
export function BulkActions<R extends BulkRow>({ kind, unit_id, rows }: BulkActionsProps<R>) {
  const [task, setTask] = useState<Task | null>(null);
  const { hiding } = kind;
  const isTooMany = rows.length > MOST_AT_ONCE;
  const button = (sign: typeof IconEdit, text: string, next: Task) => {
    const Sign = sign;
    return (
      <Button
        variant="default"
        disabled={isTooMany}
        leftSection={<Sign size="1.125rem" aria-hidden="true" />}
        onClick={() => setTask(next)}
      >
        {text}
      </Button>
    );
  };
  return (
    <>
      {isTooMany ? <span>Najednou lze změnit nejvýše {MOST_AT_ONCE} záznamů</span> : null}
      {button(IconEdit, editWord(kind), 'edit')}
      {hiding === undefined || rows.every(hiding.isHidden)
        ? null
        : button(IconEyeOff, hiding.hide, 'hide')}
      {hiding !== undefined && rows.some(hiding.isHidden)
        ? button(IconEye, hiding.show, 'show')
        : null}
      {task === null ? null : (
        <Suspense fallback={null}>
          <BulkDialog
            key={task}
            task={task}
            kind={kind}
            unit_id={unit_id}
            rows={rows}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
