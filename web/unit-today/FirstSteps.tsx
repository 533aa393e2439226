import { IconCircle } from '#web/icons/IconCircle.ts';
import { IconCircleCheckFilled } from '#web/icons/IconCircleCheckFilled.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import type { readUnitToday } from '#contract/unit-today.ts';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import styles from './unit-today.module.css';

type Steps = ResultOf<typeof readUnitToday>['steps'];

const all = [
  { step: 'house', text: 'Založte dům', href: paths.buildings },
  { step: 'space', text: 'Přidejte byty a další prostory', href: paths.pasports },
  { step: 'person', text: 'Přidejte lidi do adresáře', href: paths.Addresses },
  {
    step: 'holder',
    text: 'Zapište, kdo byty vlastní a kdo je užívá',
    href: `${paths.pasports}?filter=no-user`,
  },
] as const satisfies readonly { step: keyof Steps; text: string; href: string }[];

/** Whether the unit is past its first steps. */
export function isBegun(steps: Steps): boolean {
  return all.every(({ step }) => steps[step]);
}

/** What to begin an empty unit with; each step ticks itself off by what is recorded. */
export function FirstSteps({ steps }: { steps: Steps }) {
  return (
    <div className={styles.steps}>
      <p className={styles.advice}>
        Máte dům v tabulce? Domy, byty, lidé, počty osob a zálohy se načtou najednou z jednoho
        souboru.
      </p>
      <ImportLink kind="house" text="Načíst dům z tabulky" />
      <ol className={styles.lines}>
        {all.map(({ step, text, href }) => (
          <li key={step}>
            <InnerLink className={styles.line} href={href}>
              <Tick isDone={steps[step]} />
              <span className={styles.words} data-done={steps[step] || undefined}>
                {text}
              </span>
            </InnerLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tick({ isDone }: { isDone: boolean }) {
  const Icon = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <span className={styles.tick} data-done={isDone || undefined}>
      <Icon size="1.25rem" aria-hidden="true" />
      <span className="k-hidden">{isDone ? 'Hotovo:' : 'Zbývá:'}</span>
    </span>
  );
}
