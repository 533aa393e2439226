import { Button, Textarea, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import { revisionResult } from '#contract/report-record.ts';
import { formatDate } from '#web/lib/czech.ts';
import { revisionOf, type RevisionEntry, type VisitedRevision } from './draft.ts';
import type { Writing } from './useDraft.ts';
import styles from './sheet.module.css';

const words: Readonly<Record<(typeof revisionResult.options)[number], string>> = {
  ok: 'Bez závad',
  faults: 'Se závadami',
  unfit: 'Nevyhovuje',
};

interface RevisionFieldsProps {
  job: VisitJob;
  revision: VisitedRevision;
  writing: Writing;
}

/** How an inspection ended. */
export function RevisionFields({ job, revision, writing }: RevisionFieldsProps) {
  const id = useId();
  const { revision_id, type_name, device_number, due_on } = revision;
  const entry = revisionOf(writing.draft, revision);
  const change = (part: Partial<RevisionEntry>) =>
    writing.changeRevision(revision_id, { ...entry, ...part });
  return (
    <section className={styles.meter} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {[type_name, device_number].filter((text) => text !== '').join(' ')}
      </h3>
      {due_on === null ? null : <p className={styles.dimmed}>{`Do ${formatDate(due_on)}`}</p>}
      <div className={styles.offers} role="group" aria-label="Výsledek">
        {revisionResult.options.map((result) => (
          <Button
            key={result}
            size="md"
            variant={entry.result === result ? 'filled' : 'default'}
            aria-pressed={entry.result === result}
            onClick={() => change({ result: entry.result === result ? null : result })}
          >
            {words[result]}
          </Button>
        ))}
      </div>
      {entry.result === null || entry.result === 'ok' ? null : (
        <Textarea
          label="Závady"
          description="Každou na vlastní řádek."
          size="md"
          autosize
          minRows={2}
          maxLength={5000}
          value={entry.faults}
          onChange={({ currentTarget: { value } }) => change({ faults: value })}
        />
      )}
      {job.writes === 'revision' ? (
        <>
          <TextInput
            label="Číslo zprávy"
            size="md"
            maxLength={50}
            value={entry.report_number}
            onChange={({ currentTarget: { value } }) => change({ report_number: value })}
          />
          <TextInput
            label="Revizní technik"
            size="md"
            maxLength={150}
            value={entry.technician}
            onChange={({ currentTarget: { value } }) => change({ technician: value })}
          />
        </>
      ) : null}
    </section>
  );
}
