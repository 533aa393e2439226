import { factsOf, INFO_LAW, weatherText } from '#contract/metering/month-info-text.ts';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import type { MonthInfo, MonthUse } from '#contract/metering/month-infos.ts';
import { Facts } from '#web/ui/Facts.tsx';
import styles from './monthly.module.css';

/** What is told of one space and month; the same for whoever has the link and for the manager. */
export function InfoSheet({ info }: { info: MonthInfo }) {
  const { unit_name, building_name, place, space_number, uses } = info;
  const where = [building_name, place].filter((part) => part !== '').join(', ');
  return (
    <div className={styles.sheet}>
      <div className={styles.place}>
        <strong>Prostor {space_number}</strong>
        <span>{where}</span>
        <span className={styles.dimmed}>{unit_name}</span>
      </div>
      {uses.map((use) => (
        <Use key={`${use.kind} ${use.measured_unit}`} use={use} info={info} />
      ))}
      <p className={styles.text}>{weatherText(info)}</p>
      <p className={styles.dimmed}>{INFO_LAW}</p>
    </div>
  );
}

function Use({ use, info }: { use: MonthUse; info: MonthInfo }) {
  const name = meterKindValue.text(use.kind);
  return (
    <section className={styles.use} aria-label={name}>
      <h2 className={styles.kind}>{name}</h2>
      <Facts>
        {factsOf(use, info).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>
              <strong className={styles.value}>{fact.value}</strong>
              {fact.note === '' ? null : <span className={styles.note}>{fact.note}</span>}
            </dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}
