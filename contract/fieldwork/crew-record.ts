import { z } from 'zod';
import { id, requiredText, wholeNumber } from '#contract/fields.ts';
import { DIALOG, notImported, written } from '#contract/record.ts';
import { rows } from '#contract/values/rows.ts';
import { line } from '#contract/values/text.ts';
import { yesNo } from '#contract/values/yes-no.ts';
import { crewColorValue } from './crew-words.ts';
import { DAY_MINUTES, type WeekInterval } from './working-intervals.ts';

const imported = notImported('Čety se neimportují');
const fact = (label: string) => ({ label, panel: DIALOG, imported, listed: null });

/** How many intervals a day may have. */
export const MOST_INTERVALS = 6;
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const MOST_MEMBERS = 50;

const weekInterval = z.object({
  weekday: z.int().min(1).max(7),
  from: wholeNumber(0, DAY_MINUTES - 1),
  to: wholeNumber(1, DAY_MINUTES),
});

/** What is wrong with hours of one day; null where nothing is. */
export function dayHoursFault(hours: readonly { from: number; to: number }[]): string | null {
  if (hours.length > MOST_INTERVALS) return `Den může mít nejvýše ${MOST_INTERVALS} úseků`;
  if (hours.some(({ from, to }) => from >= to)) return 'Konec úseku musí být později než začátek';
  const sorted = hours.toSorted((one, other) => one.from - other.from);
  const overlap = sorted.some(({ from }, at) => at > 0 && from < (sorted[at - 1]?.to ?? 0));
  return overlap ? 'Úseky jednoho dne se překrývají' : null;
}

/** Work hours of a week, sorted; of every day such as do not overlap. */
export const weekHours = z
  .array(weekInterval)
  .overwrite((hours) =>
    hours.toSorted((one, other) => one.weekday - other.weekday || one.from - other.from),
  )
  .superRefine((hours, context) => {
    for (const day of WEEK) {
      const message = dayHoursFault(hours.filter(({ weekday }) => weekday === day));
      if (message !== null) context.addIssue({ code: 'custom', message });
    }
  });

/** Monday to Friday, 7:00–11:30 and 12:00–15:30. */
export const USUAL_HOURS: readonly WeekInterval[] = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: 420, to: 690 },
  { weekday, from: 720, to: 930 },
]);

const memberIds = z
  .array(id)
  .max(MOST_MEMBERS, `Četa může mít nejvýše ${MOST_MEMBERS} členů`)
  .overwrite((ids) => [...new Set(ids)].toSorted((one, other) => one - other));

const nothing = () => '';

/** What a crew is. */
export const crewFields = {
  name: written(line(requiredText(100)), {
    ...fact('Název'),
    listed: { width: 220, telling: true },
    searched: true,
  }),
  /** Stands with the colour everywhere, so that colour alone tells nothing. */
  letters: written(line(requiredText(3).meta({ examples: ['A'] })), {
    ...fact('Zkratka'),
    listed: { width: 90 },
    hint: 'Jeden až tři znaky, které četu v kalendáři označí spolu s barvou',
    searched: true,
  }),
  color: written(crewColorValue, { ...fact('Barva'), listed: { width: 110 } }),
  member_ids: written(rows(z.array(z.int()), memberIds, nothing), {
    ...fact('Členové'),
    hint: 'Uživatelé klienta; každý je nejvýše v jedné četě. Člen čety vidí v portálu jen kalendář své čety, své zprávy a svůj účet; správce klienta vidí všechno.',
  }),
  hours: written(rows(z.array(weekInterval), weekHours, nothing), {
    ...fact('Pracovní doba'),
    initial: [...USUAL_HOURS],
  }),
  works_on_holidays: written(yesNo, {
    ...fact('Pracuje i o státních svátcích'),
    hint: 'Jinak o svátku podle zákona č. 245/2000 Sb. četa žádný čas nemá',
  }),
  hidden: written(yesNo, {
    ...fact('Zrušená'),
    listed: { width: 90, hidden: true },
    hint: 'Zrušená četa se k plánování nenabízí',
  }),
};
