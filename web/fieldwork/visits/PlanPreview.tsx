import { Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Crew } from '#contract/fieldwork/crews.ts';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import type { RoundPlan, UnplacedReason } from '#contract/fieldwork/rounds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { weekdayName } from '#contract/czech/holidays.ts';
import { crewName } from '../crew-list.ts';
import styles from './visits.module.css';

const places = (count: number) => `${count}\u00A0${czechPlural(count, 'místo', 'místa', 'míst')}`;

const reasons: Readonly<Record<UnplacedReason, string>> = {
  'no-hours': 'v těch dnech žádná z čet nepracuje',
  'too-long': 'návštěva je delší než kterýkoli úsek pracovní doby',
  'no-window': 'čety nepracují v hodinách, kdy tam někdo je',
  'no-time': 'na ně nezbývá čas',
};

interface PreviewProps {
  plan: RoundPlan | undefined;
  error: unknown;
  crews: readonly Crew[];
}

/** How the round would come out: what fits, what does not and why, and how full the days would be. */
export function PlanPreview({ plan, error, crews }: PreviewProps) {
  if (plan === undefined)
    return error === null ? <Skeleton height="4rem" /> : <ErrorLine error={error} isOfAction />;
  const used = plan.load.filter(({ work }) => work > 0);
  return (
    <section className={styles.preview} aria-label="Jak by obchůzka vyšla" aria-live="polite">
      <Verdict plan={plan} />
      {used.length === 0 ? null : (
        <table className={styles.load} aria-label="Vytížení čet">
          <thead>
            <tr>
              <th scope="col">Den a četa</th>
              <th scope="col" data-right>
                Návštěvy
              </th>
              <th scope="col" data-right>
                Přejezdy
              </th>
              <th scope="col" data-right>
                Zbude
              </th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ crew_id, day, work, travel, free }) => (
              <tr key={`${crew_id} ${day}`}>
                <th scope="row">
                  {`${formatDate(day)} ${weekdayName(day)}`}
                  <span className={styles.crew}>{crewName(crews, crew_id)}</span>
                </th>
                <td data-right>{lengthText(work)}</td>
                <td data-right>{lengthText(travel)}</td>
                <td data-right>{lengthText(free)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Verdict({ plan: { placed, unplaced, asked, free } }: { plan: RoundPlan }) {
  const need = `Potřeba je ${lengthText(asked)}, čety mají volno ${lengthText(free)}.`;
  if (unplaced.length === 0)
    return (
      <p className={styles.fits}>
        <IconCircleCheck size="1.125rem" aria-hidden="true" />
        {`Vejde se všechno: ${places(placed.length)}. ${need}`}
      </p>
    );
  const why = [...new Set(unplaced.map(({ reason }) => reason))].map((reason) => {
    const count = unplaced.filter((one) => one.reason === reason).length;
    return `${places(count)}: ${reasons[reason]}`;
  });
  return (
    <div className={styles.lacks}>
      <p>
        <IconAlertTriangle size="1.125rem" aria-hidden="true" />
        {`Nevejde se ${places(unplaced.length)} z ${placed.length + unplaced.length}. ${need} Co se nevejde, počká v obchůzce bez termínu.`}
      </p>
      <ul>
        {why.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
