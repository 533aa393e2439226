import { Anchor, Badge } from '@mantine/core';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconSquare } from '#web/icons/IconSquare.ts';
import { IconSquareCheck } from '#web/icons/IconSquareCheck.ts';
import { useId } from 'react';
import {
  foundText,
  foundWords,
  meterStateText,
  signatureText,
} from '#contract/fieldwork/event-text.ts';
import type { FoundThing } from '#contract/fieldwork/events.ts';
import { conflictSentences, resultOutcomeValue } from '#contract/fieldwork/result-words.ts';
import type { VisitFinding, VisitResult } from '#contract/fieldwork/results.ts';
import { needNames } from '#contract/fieldwork/work-words.ts';
import { VisitPhotos } from '#web/core/visits/VisitPhotos.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { meterAddress, numberText, reportAddress, resultText } from './event-text.ts';
import styles from './events.module.css';
import { ReviewForm } from './ReviewForm.tsx';

type Things = ReadonlyMap<number, FoundThing>;

interface EventResultProps {
  result: VisitResult;
  things: Things;
}

/** A result that came later than this after it was told, in milliseconds, says when. */
const LATER_MS = 5 * 60_000;

/** What one telling brought: who told it and when, what it found and wrote, photos, and what waits for the office. */
export function EventResult({ result, things }: EventResultProps) {
  const { unit_id, told_at, came, told_by, note, outcome, photos } = result;
  const id = useId();
  const isLater = Date.parse(came) - Date.parse(told_at) > LATER_MS;
  const told = [
    told_by === '' ? '' : `Zapsal ${told_by}`,
    isLater ? `Do portálu došlo ${formatDateTime(came)}` : '',
    signatureText(result),
  ].filter((part) => part !== '');
  return (
    <section className={styles.result} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {resultText(result)}
        {outcome === 'written' ? null : (
          <Badge color={outcome === 'review' ? 'yellow' : 'gray'}>
            {resultOutcomeValue.text(outcome).toLocaleLowerCase('cs')}
          </Badge>
        )}
      </h2>
      {told.length === 0 ? null : <p className={styles.weak}>{told.join(' · ')}</p>}
      {note === '' ? null : <p>{note}</p>}
      <WhyWaits result={result} />
      <Findings result={result} things={things} />
      <Checks result={result} />
      <VisitPhotos unit_id={unit_id} photos={photos} asksWhere={result.keeps_position} />
      {result.solved_note === '' ? null : (
        <p className={styles.weak}>{`Kancelář: ${result.solved_note}`}</p>
      )}
      <ReviewForm result={result} things={things} />
    </section>
  );
}

/** What the office does about what is missing: a signature is nothing that it could bring. */
const remedyOf = (missing: VisitResult['missing']): string =>
  missing.every((need) => need === 'needs_signature')
    ? 'Podpis opatřete, nebo důvod posuďte;'
    : 'Doplňte to u měřidla;';

/** Why all of it could not be written as it came. */
function WhyWaits({ result: { outcome, conflict, missing } }: Pick<EventResultProps, 'result'>) {
  if (outcome !== 'review') return null;
  const sentences = [
    ...(conflict === null ? [] : [conflictSentences[conflict]]),
    ...(missing.length === 0
      ? []
      : [
          `Práce vyžaduje, co nepřišlo: ${missing.map((need) => needNames[need]).join(', ')}. ${remedyOf(missing)} výsledek pak zapište tak, jak je.`,
        ]),
  ];
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.waits}>
      <IconAlertTriangle size="1.125rem" aria-hidden="true" />
      {sentence}
    </p>
  ));
}

function Findings({ result: { unit_id, findings, outcome }, things }: EventResultProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings} aria-label="Co se zjistilo">
      {findings.map((one) => (
        <li key={one.visit_finding_id}>
          <FindingLine
            unit_id={unit_id}
            finding={one}
            thing={things.get(one.visit_finding_id)}
            isWaiting={outcome === 'review'}
          />
        </li>
      ))}
    </ul>
  );
}

interface FindingLineProps {
  unit_id: number;
  finding: VisitFinding;
  thing: FoundThing | undefined;
  /** Why it was refused stands where it is put right. */
  isWaiting: boolean;
}

function FindingLine({ unit_id, finding, thing, isWaiting }: FindingLineProps) {
  const { told, outcome, message } = finding;
  const name = thing === undefined ? '' : foundText(thing);
  const states =
    thing === undefined || thing.kind === 'revision'
      ? ''
      : [
          meterStateText(thing.old_state, thing.measured_unit),
          meterStateText(thing.new_state, thing.measured_unit),
        ]
          .map((text) => (text === '' ? '–' : text))
          .join(' → ');
  return (
    <>
      <div className={styles.finding}>
        <strong>{name === '' ? foundWords[told.kind] : `${foundWords[told.kind]}: ${name}`}</strong>
        {thing === undefined ? null : <span>{numberText(thing)}</span>}
        <span className={styles.states}>{states}</span>
        <WrittenLink unit_id={unit_id} finding={finding} />
        {outcome === 'dismissed' ? <Badge color="gray">nezapíše se</Badge> : null}
        {outcome === 'refused' ? <Badge color="yellow">nezapsáno</Badge> : null}
      </div>
      {message === '' || isWaiting ? null : <p className={styles.refused}>{message}</p>}
    </>
  );
}

/** The way to what it wrote; its text alone where that is closed to the person. */
function WrittenLink({ unit_id, finding }: { unit_id: number; finding: VisitFinding }) {
  const { told, meter_id, meter_reading_id, revision_report_id } = finding;
  if (told.kind === 'revision')
    return revision_report_id === null ? null : (
      <Anchor
        component={InnerLink}
        href={reportAddress(unit_id, told.revision_id, revision_report_id)}
      >
        Zapsaná zpráva
      </Anchor>
    );
  const place = told.measuring_place_id;
  if (meter_id !== null && told.kind !== 'reading')
    return (
      <Anchor component={InnerLink} href={meterAddress(unit_id, place, { device: meter_id })}>
        Nové měřidlo
      </Anchor>
    );
  return meter_reading_id === null ? null : (
    <Anchor
      component={InnerLink}
      href={meterAddress(unit_id, place, { reading: meter_reading_id })}
    >
      Zapsaný odečet
    </Anchor>
  );
}

function Checks({ result: { checks } }: Pick<EventResultProps, 'result'>) {
  if (checks.length === 0) return null;
  return (
    <ul className={styles.checks} aria-label="Kontrolní seznam">
      {checks.map(({ text, is_done }, at) => (
        // Lines of a checklist have no name but their place.
        <li key={`check-${String(at)}`}>
          {is_done ? (
            <IconSquareCheck size="1.125rem" aria-hidden="true" />
          ) : (
            <IconSquare size="1.125rem" aria-hidden="true" />
          )}
          <span>{is_done ? text : `${text} (nesplněno)`}</span>
        </li>
      ))}
    </ul>
  );
}
