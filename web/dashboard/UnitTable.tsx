import type { DashboardUnit } from '#contract/dashboard.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useFolded } from './folded.ts';
import type { Kind } from './kinds.ts';
import { unitKinds } from './kinds.ts';
import { MoreButton } from './MoreButton.tsx';
import { useOpenKinds } from './open-kinds.ts';
import { Section } from './Section.tsx';
import { SumLink } from './SumLink.tsx';
import { moreUnits } from './thing-words.ts';
import { tileOf } from './tiles.ts';
import { UnitLink } from './UnitLink.tsx';
import styles from './figures.module.css';
import page from './dashboard.module.css';

const FEW = 5;

/** Units with what they hold, those after a term first; each figure leads to its list in that unit. Columns of nothing but zeros give way. */
export function UnitTable({ units }: { units: readonly DashboardUnit[] }) {
  const kinds = useOpenKinds(unitKinds).filter(({ count }) =>
    units.some((unit) => unit[count] > 0),
  );
  const worstFirst = units.toSorted(
    (one, other) => other.revisions_overdue - one.revisions_overdue,
  );
  const { shown, rest, unfold } = useFolded(worstFirst, FEW);
  return (
    <Section title="Jednotky">
      <div className={page.sheet}>
        <table className={styles.units}>
          <thead>
            <tr>
              <th scope="col">Jednotka</th>
              {kinds.map(({ count, text }) => (
                <th key={count} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((unit) => (
              <tr key={unit.unit_id}>
                <th scope="row">
                  {units.length === 1 ? (
                    unit.unit_name
                  ) : (
                    <InnerLink href={`${paths.Dashboard}?only=${unit.unit_id}`}>
                      {unit.unit_name}
                    </InnerLink>
                  )}
                </th>
                {kinds.map((kind) => (
                  <Figure key={kind.count} kind={kind} unit={unit} />
                ))}
              </tr>
            ))}
          </tbody>
          {units.length === 1 ? null : <Sums kinds={kinds} units={units} />}
        </table>
        {rest === 0 ? null : <MoreButton text={moreUnits(rest)} of="Jednotky" onClick={unfold} />}
      </div>
    </Section>
  );
}

function Figure({ kind, unit }: { kind: Kind; unit: DashboardUnit }) {
  const { unit_id, unit_name, href, count } = tileOf(kind, unit);
  return (
    <td data-alert={(kind.count === 'revisions_overdue' && count > 0) || undefined}>
      <UnitLink
        {...{ unit_id, unit_name, href }}
        className={styles.figure}
        label={`${kind.text}, ${unit_name}: ${count}`}
      >
        {formatNumber(count, 0)}
      </UnitLink>
    </td>
  );
}

function Sums({ kinds, units }: { kinds: readonly Kind[]; units: readonly DashboardUnit[] }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Celkem jednotek: {formatNumber(units.length, 0)}</th>
        {kinds.map((kind) => (
          <td key={kind.count}>
            <SumLink kind={kind} sum={units.reduce((sum, unit) => sum + unit[kind.count], 0)} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
