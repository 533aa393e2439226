import { Title } from '@mantine/core';
import type { ShareSet } from '#contract/pasports/share-changes.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { Removal } from '#web/record/Removal.tsx';
import { useShareSets, useTakeSharesBack } from './house-shares.queries.ts';
import styles from './house-shares.module.css';

interface ShareSetsProps {
  unit_id: number;
  houseId: number;
}

/** Changes of the shares of a house; the last one may be taken back. Nothing where there is none. */
export function ShareSets({ unit_id, houseId }: ShareSetsProps) {
  const sets = useShareSets(unit_id, houseId).data?.values ?? [];
  if (sets.length === 0) return null;
  return (
    <section aria-label="Změny podílů">
      <Title order={2} className={styles.heading ?? ''}>
        Změny podílů
      </Title>
      <ol className={styles.sets}>
        {sets.map((set, at) => (
          <li key={set.pasport_share_set_id}>
            <div>
              <p>
                <strong>Nové podíly od {formatDate(set.first_day)}</strong>
                {set.reason === '' ? '' : `, ${set.reason}`}
              </p>
              <p>{setText(set)}</p>
            </div>
            {at === 0 ? <TakeBack unit_id={unit_id} set={set} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

const SHOWN = 4;

/** 'Změněno 12 prostorů: 1 z 1/3 na 2/3, …' */
function setText({ changes, applied }: ShareSet): string {
  const count = changes.length;
  const share = (numerator: number | null, denominator: number | null) =>
    numerator === null || denominator === null ? 'žádného' : `${numerator}/${denominator}`;
  const shown = changes
    .slice(0, SHOWN)
    .map(
      (one) =>
        `${one.space_number} z ${share(one.former_numerator, one.former_denominator)} na ${share(one.common_share_numerator, one.common_share_denominator).replace('žádného', 'žádný')}`,
    );
  const verb = applied ? 'Změněn podíl' : 'Změní se podíl';
  const more = count > SHOWN ? ' …' : '';
  return `${verb} ${count} ${czechPlural(count, 'prostoru', 'prostorů', 'prostorů')}: ${shown.join(', ')}${more}`;
}

function TakeBack({ unit_id, set }: { unit_id: number; set: ShareSet }) {
  const taking = useTakeSharesBack();
  return (
    <Removal
      label="Vzít změnu zpět"
      question={`Podíly od ${formatDate(set.first_day)} zmizí a prostory budou mít ty, které měly předtím.`}
      told="Změna podílů je vzatá zpět"
      onRemove={() => taking.mutateAsync({ params: { unit_id, id: set.pasport_share_set_id } })}
      onRemoved={() => undefined}
    />
  );
}
