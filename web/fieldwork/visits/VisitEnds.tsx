import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '#web/icons/IconCheck.ts';
import { IconDoorOff } from '#web/icons/IconDoorOff.ts';
import { useId, useState } from 'react';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { isVisitOpen } from './visit-text.ts';
import { useEndVisit, useReopenVisit, useRepeatVisit, useUnplaceVisit } from './visits.queries.ts';
import styles from './visits.module.css';

interface VisitEndsProps {
  visit: Visit;
  onDone: () => void;
}

/** How a visit ended is said, and taken back; after nobody opened, another one is made. */
export function VisitEnds({ visit, onDone }: VisitEndsProps) {
  return isVisitOpen(visit) ? (
    <Ending visit={visit} onDone={onDone} />
  ) : (
    <Ended visit={visit} onDone={onDone} />
  );
}

const paramsOf = ({ unit_id, visit_id }: Visit) => ({ unit_id, visit_id });

/** What is known of how it went is kept with the visit. */
function Ending({ visit, onDone }: VisitEndsProps) {
  const ending = useEndVisit();
  const unplacing = useUnplaceVisit();
  const [note, setNote] = useState('');
  const id = useId();
  const params = paramsOf(visit);
  const { version, state } = visit;
  const end = (to: 'done' | 'no-access' | 'cancelled', told: string) =>
    ending.mutate(
      { params, body: { state: to, note, version } },
      {
        onSuccess: (answer) => {
          flash(told, answer);
          onDone();
        },
      },
    );
  const unplace = () =>
    unplacing.mutate(
      { params, body: { version } },
      {
        onSuccess: (answer) => {
          flash('Návštěva čeká na jiný termín', answer);
          onDone();
        },
      },
    );
  const isBusy = ending.isPending || unplacing.isPending;
  return (
    <section className={styles.ends} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Jak to dopadlo
      </h3>
      <Textarea
        label="Poznámka k návštěvě"
        autosize
        minRows={1}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        {state === 'planned' ? (
          <>
            <Button
              variant="light"
              color="green"
              disabled={isBusy}
              leftSection={<IconCheck size="1.125rem" aria-hidden="true" />}
              onClick={() => end('done', 'Návštěva je hotová')}
            >
              Hotovo
            </Button>
            <Button
              variant="light"
              color="brick"
              disabled={isBusy}
              leftSection={<IconDoorOff size="1.125rem" aria-hidden="true" />}
              onClick={() => end('no-access', 'Zapsáno, že nikdo neotevřel')}
            >
              Nepřístupno
            </Button>
            <Button variant="default" disabled={isBusy} onClick={unplace}>
              Zrušit termín
            </Button>
          </>
        ) : null}
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => end('cancelled', 'Návštěva je zrušená')}
        >
          Zrušit návštěvu
        </Button>
      </div>
      <ErrorLine error={ending.error ?? unplacing.error} isOfAction />
    </section>
  );
}

function Ended({ visit, onDone }: VisitEndsProps) {
  const reopening = useReopenVisit();
  const repeating = useRepeatVisit();
  const params = paramsOf(visit);
  const done = (told: string) => ({
    onSuccess: (answer: Visit) => {
      flash(told, answer);
      onDone();
    },
  });
  if (visit.is_followed) return <p className={styles.rest}>Na návštěvu navazuje další pokus.</p>;
  return (
    <section className={styles.ends} aria-label="Co dál s návštěvou">
      <div className={styles.buttons}>
        {visit.state === 'no-access' ? (
          <Button
            variant="light"
            disabled={repeating.isPending}
            onClick={() => repeating.mutate({ params }, done('Další pokus čeká na termín'))}
          >
            Další pokus
          </Button>
        ) : null}
        <Button
          variant="default"
          disabled={reopening.isPending}
          onClick={() =>
            reopening.mutate(
              { params, body: { version: visit.version } },
              done('Návštěva se vrátila mezi čekající'),
            )
          }
        >
          Vrátit mezi čekající
        </Button>
      </div>
      <ErrorLine error={repeating.error ?? reopening.error} isOfAction />
    </section>
  );
}
