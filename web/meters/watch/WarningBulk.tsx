import { Button } from '@mantine/core';
import { useState } from 'react';
import { warningFields } from '#contract/metering/warning-record.ts';
import { listMeterWarnings, type MeterWarning } from '#contract/metering/warnings.ts';
import { MOST_AT_ONCE } from '#contract/many.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { z } from 'zod';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { reread } from '#web/lib/query.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useDecisions } from './warnings.queries.ts';

interface WarningBulkProps {
  unit_id: number;
  rows: readonly MeterWarning[];
}

const countText = (count: number) =>
  `${formatNumber(count, 0)} ${czechPlural(count, 'upozornění', 'upozornění', 'upozornění')}`;

/** Decides about the picked warnings together: all of them, or none. */
export function WarningBulk({ unit_id, rows }: WarningBulkProps) {
  const [isIgnoring, setIgnoring] = useState(false);
  const deciding = useDecisions();
  // What has ceased by itself is not decided about any more.
  const records = rows
    .filter(({ state }) => state !== 'ceased')
    .map(({ meter_warning_id: id, version }) => ({ id, version }));
  const decide = async (fields: { state: MeterWarning['state']; reason?: string }) => {
    const answer = await deciding
      .mutateAsync({ params: { unit_id }, body: { records, fields } })
      .catch((error: unknown) => {
        // Somebody has decided meanwhile: what is shown is read again.
        reread([listMeterWarnings]);
        throw error;
      });
    flash(`Rozhodnuto o ${countText(answer.changed_count)}`, answer);
  };
  const isUnable = records.length === 0 || records.length > MOST_AT_ONCE;
  const button = (text: string, onClick: () => void) => (
    <Button
      variant="default"
      disabled={isUnable}
      loading={deciding.isPending && !isIgnoring}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  // A refusal is told by the line; the promise has nothing more to say.
  const told = (promise: Promise<void>) => void promise.catch(() => undefined);
  return (
    <>
      {records.length > MOST_AT_ONCE ? (
        <span>Najednou lze změnit nejvýše {MOST_AT_ONCE} záznamů</span>
      ) : null}
      {button('Začít řešit', () => told(decide({ state: 'solving' })))}
      {button('Vyřešeno', () => told(decide({ state: 'solved' })))}
      {button('Ignorovat…', () => setIgnoring(true))}
      <ErrorLine error={isIgnoring ? null : deciding.error} />
      {isIgnoring ? (
        <IgnoreDialog
          count={records.length}
          onSave={(reason) => decide({ state: 'ignored', reason })}
          onClose={() => setIgnoring(false)}
        />
      ) : null}
    </>
  );
}

const reasonSchema = z.object({
  reason: warningFields.reason.value.write.pipe(
    z.string().min(1, 'Napište, proč se mají upozornění ignorovat'),
  ),
});

interface IgnoreDialogProps {
  count: number;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Nothing is ignored without a reason. */
function IgnoreDialog({ count, onSave, onClose }: IgnoreDialogProps) {
  const form = useContractForm<{ reason: string }>({
    schema: reasonSchema,
    initial: { reason: '' },
    labels: { reason: warningFields.reason.label },
    onSave: async (_changes, { values }) => {
      await onSave(values.reason);
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Ignorovat: ${countText(count)}`}
      saveLabel="Ignorovat"
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label={warningFields.reason.label}
        hint="Pro stejnou příčinu se znovu neozvou"
        autoComplete="off"
        data-autofocus
      />
    </ModalForm>
  );
}
