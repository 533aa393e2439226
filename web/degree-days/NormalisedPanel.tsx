import type { DegreeDaySeason } from '#contract/degree-days.ts';
import { normalised, seasonName } from '#contract/rules/degree-days.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { useFigure } from './figure-field.ts';
import { weatherFree } from './seasons.ts';
import styles from './degree-days.module.css';

interface PanelProps {
  first: DegreeDaySeason;
  second: DegreeDaySeason;
  /** Degree-days of a norm year; null where the place has none. */
  norm: number | null;
}

/** Consumption of two seasons brought to the same weather: Q · D_norm / D. */
export function NormalisedPanel({ first, second, norm }: PanelProps) {
  const base = norm ?? first.degree_days;
  const before = useFigure('consumption_first');
  const after = useFigure('consumption_second');
  const brought = (consumption: number | null, { degree_days }: DegreeDaySeason) =>
    consumption === null ? null : normalised(consumption, base, degree_days);
  const [one, other] = [brought(before.value, first), brought(after.value, second)];
  return (
    <FormPanel
      heading="Spotřeba při stejném počasí"
      note={
        norm === null
          ? `Místo nemá normové hodnoty, přepočítává se na období ${seasonName(first.season)}.`
          : `Přepočet na normový rok: spotřeba × ${formatNumber(norm, 1)} ÷ denostupně období. Jednotka je libovolná, u obou stejná.`
      }
    >
      <NumberField
        {...before.field}
        label={`Spotřeba ${seasonName(first.season)}`}
        decimals={2}
        placeholder="GJ, kWh, m³…"
        autoComplete="off"
      />
      <NumberField
        {...after.field}
        label={`Spotřeba ${seasonName(second.season)}`}
        decimals={2}
        placeholder="GJ, kWh, m³…"
        autoComplete="off"
      />
      <Wide>
        <div role="status" className={styles.outcome}>
          {one === null ? null : <p>{sentence(first, one)}</p>}
          {other === null ? null : <p>{sentence(second, other)}</p>}
          {one === null || other === null || one === 0 ? null : <p>{weatherFree(one, other)}</p>}
        </div>
      </Wide>
    </FormPanel>
  );
}

function sentence({ season }: DegreeDaySeason, consumption: number): string {
  return `${seasonName(season)}: přepočtená spotřeba ${formatNumber(consumption, 2)}.`;
}
