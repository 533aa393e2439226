import { Anchor } from '@mantine/core';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import type { Round } from '#contract/fieldwork/rounds.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { OpenedFigure } from '#web/ui/OpenedFigure.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { crewName, useCrewList } from '../crew-list.ts';
import type { Go } from './place.ts';
import type { VisitFilter } from './round-filters.ts';
import { daysText, progressText } from './round-text.ts';

/** Id of the parts of a round, of which its visits are the first. */
export const ROUND_PARTS = 'round-parts';

/** When a round is walked, by whom, and how far it is; each count leads to the visits that it counts. */
export function RoundSummary({ round, go }: { round: Round; go: Go }) {
  const { crew_ids, first_day, minutes, travel, missed, unplaced, visits, note } = round;
  const crews = useCrewList();
  const when = daysText(round);
  const visitsOf = (filter: VisitFilter) => ({
    title: 'Zobrazit tyto návštěvy',
    section: ROUND_PARTS,
    onOpen: () =>
      go({ part: undefined, filter: filter === 'all' ? undefined : filter }, { replace: true }),
  });
  return (
    <Summary folds="round">
      <Fact label="Dny" isFirst>
        {when === '' ? <Unknown>zatím bez termínu</Unknown> : when}
        {first_day === null ? null : (
          <FactNote>
            <Anchor component={InnerLink} href={`${paths.InmesCalendar}?day=${first_day}`}>
              V kalendáři
            </Anchor>
          </FactNote>
        )}
      </Fact>
      <Fact label="Čety">{crew_ids.map((id) => crewName(crews, id)).join(', ')}</Fact>
      <Fact label="Hotovo" isFirst>
        <OpenedFigure figure={round.done} {...visitsOf('done')}>
          {progressText(round)}
        </OpenedFigure>
        <FactNote>
          <OpenedFigure figure={visits} {...visitsOf('all')} isInText>
            {`${visits} ${czechPlural(visits, 'návštěva', 'návštěvy', 'návštěv')}`}
          </OpenedFigure>
        </FactNote>
      </Fact>
      <Fact label="Bez termínu">
        <OpenedFigure figure={unplaced} {...visitsOf('unplaced')}>
          {unplaced}
        </OpenedFigure>
      </Fact>
      <Fact label="Nepřístupno" isFirst>
        <OpenedFigure figure={missed} {...visitsOf('missed')}>
          {missed}
        </OpenedFigure>
        {missed === 0 ? null : <FactNote>další pokus zatím není</FactNote>}
      </Fact>
      <Fact label="Na návštěvu">
        {lengthText(minutes)}
        <FactNote>{`přejezd mezi domy ${lengthText(travel)}`}</FactNote>
        {note === '' ? null : <FactNote>{note}</FactNote>}
      </Fact>
    </Summary>
  );
}
