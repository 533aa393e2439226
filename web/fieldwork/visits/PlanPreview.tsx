import { Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import type { Crew } from '#contract/fieldwork/crews.ts';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import type { RoundPlan, UnplacedReason } from '#contract/fieldwork/rounds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { formatDate } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
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
      {used.length === 0 ? null : <Load used={used} crews={crews} />}
    </section>
  );
}

interface LoadProps {
  used: RoundPlan['load'];
  crews: readonly Crew[];
}

/** How full the days are; on a phone the day and the crew stand over their numbers. */
function Load({ used, crews }: LoadProps) {
  const isPhone = useScreen('phone');
  const parts = ({ crew_id, day }: RoundPlan['load'][number]) =>
    [`${formatDate(day)} ${weekdayName(day)}`, crewName(crews, crew_id)] as const;
  return (
    <table className={styles.load} aria-label="Vytížení čet">
      <thead>
        <tr>
          {isPhone ? null : <th scope="col">Den</th>}
          {isPhone ? null : <th scope="col">Četa</th>}
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
      {used.map((row) => (
        <tbody key={`${row.crew_id} ${row.day}`}>
          {isPhone ? (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {parts(row).join(', ')}
              </th>
            </tr>
          ) : null}
          <tr>
            {isPhone ? null : parts(row).map((part) => <td key={part}>{part}</td>)}
            <td data-right>{lengthText(row.work)}</td>
            <td data-right>{lengthText(row.travel)}</td>
            <td data-right>{lengthText(row.free)}</td>
          </tr>
        </tbody>
      ))}
    </table>
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
