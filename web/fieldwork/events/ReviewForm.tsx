import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import type { FoundThing } from '#contract/fieldwork/events.ts';
import { dismissVisitResult, type VisitResult } from '#contract/fieldwork/results.ts';
import { requiredText } from '#contract/fields.ts';
import { Form } from '#web/form/Form.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { Note } from '#web/ui/Note.tsx';
import { useDismissResult, useWriteResult } from './events.queries.ts';
import styles from './events.module.css';
import { resultText } from './event-text.ts';
import {
  faultOfRows,
  reviewSchema,
  reviewValues,
  solvedOf,
  type ReviewValues,
} from './review-form.ts';
import { ReviewRows } from './ReviewRows.tsx';

interface ReviewFormProps {
  result: VisitResult;
  things: ReadonlyMap<number, FoundThing>;
}

const labels = { findings: 'Nálezy', note: 'Poznámka k řešení' };

/** The office solves a result that waits: puts it right and writes it, or gives it up. What is typed stays whatever others do meanwhile. */
export function ReviewForm({ result, things }: ReviewFormProps) {
  const writing = useWriteResult();
  const [isDismissed, setDismissed] = useState(false);
  const { unit_id, visit_result_id: id, version } = result;
  const form = useContractForm<ReviewValues>({
    schema: reviewSchema,
    initial: reviewValues(result),
    recordKey: id,
    version,
    labels,
    onSave: async (_changes, { values }) => {
      try {
        const body = { ...solvedOf(values.findings), note: values.note, version };
        const saved = await writing.mutateAsync({ params: { unit_id, id }, body });
        flash('Výsledek je zapsaný', saved);
        return { ...values, version: saved.version };
      } catch (fault) {
        throw faultOfRows(fault, values.findings);
      }
    },
  });
  const isWaiting = result.outcome === 'review';
  if (!isWaiting && !form.isDirty) return null;
  const rows = form.field('findings');
  return (
    <Form form={form} label="Řešení výsledku" place={['visit']}>
      <div className={styles.review}>
        {isWaiting ? null : (
          <Note>Výsledek mezitím vyřešil někdo jiný. Co jste vyplnili, zůstává jen tady.</Note>
        )}
        <ReviewRows
          rows={rows.value}
          things={things}
          reasons={new Map(result.findings.map((one) => [one.visit_finding_id, one.message]))}
          faults={form.faultsIn('findings')}
          onChange={rows.onChange}
          onBlur={rows.onBlur}
        />
        <TextAreaField {...form.field('note')} label={labels.note} />
        <ErrorLine error={form.error} remains="Vyplněné údaje zůstaly zachovány." />
        <div className={styles.buttons}>
          <Button type="submit" loading={form.isSaving} title="Ctrl+Enter">
            Zapsat výsledek
          </Button>
          <Button variant="default" onClick={() => setDismissed(true)}>
            Nezapisovat nic
          </Button>
        </div>
      </div>
      {isDismissed ? <DismissDialog result={result} onClose={() => setDismissed(false)} /> : null}
    </Form>
  );
}

interface Dismissed {
  note: string;
  [field: string]: unknown;
}
const dismissedSchema = z.object({ note: requiredText(1000) });

/** Why a result is given up; what came stays kept. */
function DismissDialog({ result, onClose }: { result: VisitResult; onClose: () => void }) {
  const dismissing = useDismissResult();
  const { unit_id, visit_result_id: id, version } = result;
  const form = useContractForm<Dismissed>({
    schema: dismissedSchema,
    initial: { note: '' },
    recordKey: id,
    labels: { note: 'Proč se nezapíše' },
    onSave: async (_changes, { values }) => {
      const body = dismissVisitResult.body.parse({ note: values.note, version });
      try {
        const saved = await dismissing.mutateAsync({ params: { unit_id, id }, body });
        flash('Výsledek se nezapíše', saved);
      } catch (fault) {
        throw faultOfRows(fault, []);
      }
      return values;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Nezapsat výsledek: ${resultText(result).toLocaleLowerCase('cs')}`}
      saveLabel="Nezapsat výsledek"
      onClose={onClose}
    >
      <Note>Co z místa přišlo, zůstane uložené. Do měřidel ani revizí se nic nezapíše.</Note>
      <TextAreaField {...form.field('note')} label="Proč se nezapíše" data-autofocus />
    </ModalForm>
  );
}
