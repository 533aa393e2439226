import '@mantine/core/styles/NumberInput.css';
import { Button, Checkbox, Modal, NumberInput, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { usualWorks, type UsualWork } from '#contract/fieldwork/usual-works.ts';
import { MOST_MINUTES } from '#contract/fieldwork/work-record.ts';
import { NEEDS } from '#contract/fieldwork/work-words.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from './fieldwork.module.css';
import { useCreateWorks, useWorks } from './fieldwork.queries.ts';

const countText = (count: number) => `${count} ${czechPlural(count, 'práci', 'práce', 'prací')}`;

/** A usual work as it is made: without a price, from today. */
function bodyOf({ needs, ...work }: UsualWork, duration_minutes: number) {
  const flags = Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need)]));
  const checklist = [...work.checklist];
  return { ...work, ...flags, checklist, duration_minutes, valid_from: todayInPrague() };
}

/** Usual works that the catalogue does not have yet, looked through before they are made: all that are chosen, or none. */
export function UsualWorks({ onClose }: { onClose: () => void }) {
  useReturnedFocus();
  const { data, error, refetch } = useWorks(true);
  const creation = useCreateWorks();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [minutes, setMinutes] = useState<Readonly<Record<string, number>>>({});
  const [fault, setFault] = useState<unknown>(null);
  const known = new Set(data?.values.map(({ code }) => code.toLowerCase()));
  const offered = usualWorks.filter(({ code }) => !known.has(code.toLowerCase()));
  const chosen = offered.filter(({ code }) => !left.has(code));
  const isNone = data !== undefined && offered.length === 0;
  const accept = () => {
    setFault(null);
    const works = chosen.map((work) => bodyOf(work, minutes[work.code] ?? work.duration_minutes));
    creation.mutate(
      { body: { works } },
      {
        onSuccess: (answer) => {
          flash(`Katalog má navíc ${countText(works.length)}`, answer);
          onClose();
        },
        onError: setFault,
      },
    );
  };
  const turn = (code: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(code)) after.add(code);
      return after;
    });
  return (
    <Modal opened onClose={onClose} title="Obvyklé práce" size="lg">
      {data === undefined ? <Awaited error={error} onRetry={() => void refetch()} /> : null}
      {isNone ? <p>Katalog už všechny obvyklé práce má.</p> : null}
      {data === undefined || isNone ? null : (
        <>
          <p>
            Délky jsou jen návrh, upravte je podle své zkušenosti. Ceny doplníte u každé práce;
            dokud je nevyplníte, cenu nemá.
          </p>
          <ul className={styles.usual}>
            {offered.map((work) => (
              <UsualRow
                key={work.code}
                work={work}
                isChosen={!left.has(work.code)}
                minutes={minutes[work.code] ?? work.duration_minutes}
                onTurn={() => turn(work.code)}
                onMinutes={(value) => setMinutes((all) => ({ ...all, [work.code]: value }))}
              />
            ))}
          </ul>
        </>
      )}
      <DialogFoot note={<ErrorLine error={fault} />}>
        <Button variant="default" onClick={onClose}>
          {isNone ? 'Zavřít' : 'Zrušit'}
        </Button>
        {isNone ? null : (
          <Button
            disabled={chosen.length === 0}
            loading={creation.isPending}
            data-autofocus
            onClick={accept}
          >
            {chosen.length === 0 ? 'Založit' : `Založit ${countText(chosen.length)}`}
          </Button>
        )}
      </DialogFoot>
    </Modal>
  );
}

function Awaited({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Skeleton height="12rem" />;
  return <LoadError error={error} onRetry={onRetry} />;
}

interface UsualRowProps {
  work: UsualWork;
  isChosen: boolean;
  minutes: number;
  onTurn: () => void;
  onMinutes: (minutes: number) => void;
}

function UsualRow({ work, isChosen, minutes, onTurn, onMinutes }: UsualRowProps) {
  return (
    <li>
      <Checkbox checked={isChosen} onChange={onTurn} label={work.name} description={work.code} />
      <NumberInput
        className={styles.minutes ?? ''}
        aria-label={`Délka v minutách: ${work.name}`}
        value={minutes}
        min={1}
        max={MOST_MINUTES}
        allowDecimal={false}
        clampBehavior="strict"
        suffix=" min"
        disabled={!isChosen}
        onChange={(value) => {
          if (typeof value === 'number' && value >= 1) onMinutes(value);
        }}
      />
    </li>
  );
}
