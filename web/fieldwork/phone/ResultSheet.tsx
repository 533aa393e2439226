import '@mantine/core/styles/Modal.css';
import { Button, Checkbox, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import type { ToldState } from '#contract/fieldwork/result-words.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { useScreen } from '#web/ui/useScreen.ts';
import { whereText } from '../visits/visit-text.ts';
import { entryOf } from './draft.ts';
import { MeterFields } from './MeterFields.tsx';
import { serialText, sheetTitles } from './phone-text.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { PhotoList } from './PhotoList.tsx';
import { RoomForPhotos } from './RoomForPhotos.tsx';
import { RevisionFields } from './RevisionFields.tsx';
import { SignatureField } from './SignatureField.tsx';
import { entryFault, missingIn } from './told.ts';
import { useDraft, type Writing } from './useDraft.ts';
import styles from './sheet.module.css';

interface ResultSheetProps {
  job: VisitJob;
  state: ToldState;
  onClose: () => void;
  /** It was told, and waits in the queue. */
  onTold: () => void;
}

/** How a visit went, written at the place: on a phone over the whole screen. */
export function ResultSheet({ job, state, onClose, onTold }: ResultSheetProps) {
  useReturnedFocus();
  const isPhone = useScreen('phone');
  const writing = useDraft(job, state);
  return (
    <Modal
      opened
      fullScreen={isPhone}
      size="lg"
      onClose={onClose}
      title={`${sheetTitles[state]}: ${whereText(job)}`}
      closeButtonProps={{ 'aria-label': 'Zavřít' }}
    >
      <div className={styles.sheet}>
        {writing.isUnkept ? (
          <p role="alert" className={styles.fault}>
            Zařízení je plné a rozepsaný výsledek neuchová. Nezavírejte stránku, dokud ho
            neodešlete.
          </p>
        ) : null}
        {job.keeps_position ? (
          <p className={styles.dimmed}>S každou fotkou této práce se uloží místo, kde vznikla.</p>
        ) : null}
        {state === 'done' ? <Done job={job} writing={writing} /> : null}
        <Note writing={writing} state={state} />
        <div className={styles.part}>
          <RoomForPhotos jobs={[job]} />
          <PhotoButton
            label="Vyfotit místo"
            name="Fotka místa"
            onFile={(file) => writing.takePhoto(file, 'place', null)}
          />
          <PhotoList writing={writing} />
        </div>
        {state === 'done' ? (
          <SignatureField writing={writing} isRequired={job.needs_signature} />
        ) : null}
        <Sending job={job} writing={writing} onTold={onTold} />
      </div>
    </Modal>
  );
}

/** What was done: meters, inspected devices and the checklist. */
function Done({ job, writing }: { job: VisitJob; writing: Writing }) {
  const { material, meters, revisions } = job;
  const day = todayInPrague();
  return (
    <>
      {material === '' ? null : <p className={styles.dimmed}>{`Materiál: ${material}`}</p>}
      {meters.map((meter) => (
        <MeterFields
          key={meter.measuring_place_id}
          job={job}
          meter={meter}
          day={day}
          writing={writing}
        />
      ))}
      {revisions.map((revision) => (
        <RevisionFields
          key={revision.revision_id}
          job={job}
          revision={revision}
          writing={writing}
        />
      ))}
      <Checks writing={writing} />
    </>
  );
}

function Checks({ writing: { draft, change } }: { writing: Writing }) {
  if (draft.checks.length === 0) return null;
  const tick = (text: string, is_done: boolean) =>
    change({ checks: draft.checks.map((one) => (one.text === text ? { text, is_done } : one)) });
  return (
    <fieldset className={styles.checks}>
      <legend className={styles.heading}>Kontrolní seznam</legend>
      {draft.checks.map(({ text, is_done }) => (
        <Checkbox
          key={text}
          size="md"
          label={text}
          checked={is_done}
          onChange={({ currentTarget: { checked } }) => tick(text, checked)}
        />
      ))}
    </fieldset>
  );
}

const noteLabels: Readonly<Record<ToldState, string>> = {
  done: 'Poznámka',
  'no-access': 'Co jste zjistili',
  postponed: 'Kdy a proč jindy',
};

function Note({ writing: { draft, change }, state }: { writing: Writing; state: ToldState }) {
  return (
    <Textarea
      label={noteLabels[state]}
      size="md"
      autosize
      minRows={2}
      maxLength={1000}
      value={draft.note}
      onChange={({ currentTarget: { value } }) => change({ note: value })}
    />
  );
}

interface SendingProps {
  job: VisitJob;
  writing: Writing;
  onTold: () => void;
}

/** Sends what was written; what the work requires and is missing is said first. */
function Sending({ job, writing, onTold }: SendingProps) {
  const [isAsked, setAsked] = useState(false);
  const { draft } = writing;
  const faults =
    draft.state === 'done'
      ? job.meters.flatMap((meter) => {
          const fault = entryFault(meter, todayInPrague(), entryOf(job, draft, meter));
          return fault === '' ? [] : [`${serialText(meter)}: ${fault}`];
        })
      : [];
  const missing = missingIn(job, draft, serialText);
  const isNoted = draft.note.trim() !== '';
  const tell = () => {
    writing.tell();
    onTold();
  };
  const send = () => {
    if (faults.length === 0 && missing.length === 0) tell();
    else setAsked(true);
  };
  const isHeld = isAsked && faults.length + missing.length > 0;
  return (
    <div className={styles.foot}>
      <div role="alert">
        {isHeld ? <Held faults={faults} missing={missing} isNoted={isNoted} /> : null}
      </div>
      <Button size="lg" fullWidth loading={writing.isReading} onClick={send}>
        Odeslat výsledek
      </Button>
      {isHeld && faults.length === 0 ? (
        <Button
          size="lg"
          fullWidth
          variant="default"
          disabled={!isNoted || writing.isReading}
          onClick={tell}
        >
          Odeslat přesto
        </Button>
      ) : null}
    </div>
  );
}

interface HeldProps {
  faults: readonly string[];
  missing: readonly string[];
  isNoted: boolean;
}

function Held({ faults, missing, isNoted }: HeldProps) {
  return (
    <div className={styles.held}>
      <ul>
        {[...faults, ...missing].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {faults.length > 0 ? null : isNoted ? (
        <p>Můžete odeslat i bez toho, kancelář výsledek zkontroluje.</p>
      ) : (
        <p>Nelze-li to doplnit, napište do poznámky proč. Pak půjde výsledek odeslat i tak.</p>
      )}
    </div>
  );
}
