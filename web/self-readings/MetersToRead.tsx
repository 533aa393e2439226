import { useState } from 'react';
import { day as anyDay } from '#contract/fields.ts';
import type { SelfAsked, SelfMeter } from '#contract/self-readings.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { keptState } from './kept.ts';
import { MeterCard } from './MeterCard.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './read.module.css';

interface MetersToReadProps {
  opened: SelfAsked;
  secret: string;
}

const isSent = ({ sent }: SelfMeter) => sent?.outcome === 'waiting' || sent?.outcome === 'accepted';

/** The day for which states were typed and not sent, while people still read for it; else today. */
function firstDay({ meters, opens }: SelfAsked, today: string): string {
  const kept = meters
    .map(({ meter_id }) => keptState(meter_id)?.day)
    .find((day) => day !== undefined);
  return kept !== undefined && kept >= opens && kept <= today ? kept : today;
}

/** The meters of one space, each with its field; names nobody and shows no former state. */
export function MetersToRead({ opened, secret }: MetersToReadProps) {
  const [asked, setAsked] = useState(opened);
  const today = todayInPrague();
  const [day, setDay] = useState<string | null>(() => firstDay(opened, today));
  const { meters, round_name, unit_name, space_number, building_name, place, opens, closes } =
    asked;
  const where = [building_name, place].filter((part) => part !== '').join(', ');
  const fault = dayFault(day, opens, today);
  const left = meters.filter((meter) => !isSent(meter)).length;
  return (
    <div className={styles.meters}>
      <div className={styles.place}>
        <strong>Prostor {space_number}</strong>
        <span>{where}</span>
        <span className={page.dimmed}>
          {unit_name}, {round_name}. Stavy lze poslat do {formatDate(closes)}.
        </span>
      </div>
      <p className={styles.said} role="status">
        {left === 0 && meters.length > 0 ? 'Hotovo, máme stavy všech měřidel. Děkujeme.' : ''}
      </p>
      {meters.length === 0 ? (
        <p className={page.dimmed}>V tomto prostoru teď není žádné měřidlo k odečtu.</p>
      ) : (
        <DateInput
          label="Den odečtu"
          description="Kdy jste stavy z číselníků opsali."
          value={day}
          onChange={setDay}
          error={fault}
        />
      )}
      {meters.map((meter) => (
        <MeterCard
          key={meter.meter_id}
          meter={meter}
          secret={secret}
          day={fault === undefined ? day : null}
          onSent={setAsked}
        />
      ))}
      <p className={page.dimmed}>
        Stavy dostane jen správce domu. Co napíšete a vyfotíte, zůstane v tomto zařízení, dokud to
        neodešlete.
      </p>
    </div>
  );
}

function dayFault(day: string | null, opens: string, today: string): string | undefined {
  if (day === null || !anyDay.safeParse(day).success) return 'Zadejte den';
  if (day > today) return 'Den odečtu nesmí být v budoucnu';
  return day < opens ? `Zapisují se stavy od ${formatDate(opens)}` : undefined;
}
