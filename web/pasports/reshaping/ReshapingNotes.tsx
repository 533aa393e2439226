import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import type { Reshaping } from '#contract/pasports/reshapings.ts';
import { formatDate } from '#web/lib/czech.ts';
import { Removal } from '#web/record/Removal.tsx';
import type { Go } from '../place.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import { reshapingText } from './reshaping-words.ts';
import { useReshapingBack, useReshapings } from './reshaping.queries.ts';
import styles from './reshaping.module.css';

interface ReshapingNotesProps {
  ids: SpaceIds;
  go: Go;
}

/** From what the space came to be and what has become of it, with ways there; nothing where nothing has. */
export function ReshapingNotes({ ids, go }: ReshapingNotesProps) {
  const steps = useReshapings(ids).data?.values ?? [];
  if (steps.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Rozdělení a spojení">
      {steps.map((step, at) => (
        <li key={step.pasport_transfer_id}>
          <Note step={step} ids={ids} go={go} />
          {at === 0 && step.pasport_id === ids.pasport_id ? (
            <TakeBack step={step} ids={ids} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Note({ step, ids, go }: ReshapingNotesProps & { step: Reshaping }) {
  const { text, others } = reshapingText(step, ids.pasport_id);
  return (
    <p>
      {text}{' '}
      {others.map((other, at) => (
        <Fragment key={other.pasport_id}>
          {at > 0 ? ', ' : ''}
          <Anchor
            component="button"
            type="button"
            inherit
            onClick={() => go({ space: other.pasport_space_id, tab: 'basic' })}
          >
            {other.space_number}
          </Anchor>
        </Fragment>
      ))}{' '}
      ke dni {formatDate(step.first_day)}
    </p>
  );
}

const WORDS = {
  division: {
    label: 'Vzít rozdělení zpět',
    question:
      'Oddělené prostory z evidence zmizí i s vlastnictvím, které jim rozdělení zapsalo. Prostoru se vrátí dřívější číslo, plochy a podíl.',
    told: 'Rozdělení je vzaté zpět',
  },
  joining: {
    label: 'Vzít spojení zpět',
    question:
      'Připojené prostory se vrátí i s vlastníky, počtem osob a náklady. Prostoru se vrátí dřívější plochy, podíl a počet osob.',
    told: 'Spojení je vzaté zpět',
  },
} as const;

function TakeBack({ step, ids }: { step: Reshaping; ids: SpaceIds }) {
  const taking = useReshapingBack();
  const params = { ...ids, id: String(step.pasport_transfer_id) };
  return (
    <Removal
      {...WORDS[step.transfer_kind]}
      onRemove={() => taking.mutateAsync({ params })}
      onRemoved={() => undefined}
    />
  );
}
