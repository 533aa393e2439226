import { UnstyledButton } from '@mantine/core';
import { demoPeople } from '#contract/demo-people.ts';
import styles from './SignIn.module.css';

interface DemoPeopleProps {
  readonly isBusy: boolean;
  readonly onChoose: (identity: string) => void;
}

/** Users of a demo that only this computer reaches, each by one click, with what they may do. */
export function DemoPeople({ isBusy, onChoose }: DemoPeopleProps) {
  return (
    <section className={styles.demo} aria-labelledby="vyzkouset">
      <h2 id="vyzkouset" className={styles.demoTitle}>
        Vyzkoušejte si portál
      </h2>
      <p className={styles.demoNote}>
        Ukázka běží jen na tomto počítači, osoby a údaje v ní jsou vymyšlené. Za koho chcete
        vstoupit?
      </p>
      <ul className={styles.people}>
        {demoPeople.map(({ identity, role, may }) => (
          <li key={identity}>
            <UnstyledButton
              className={styles.person ?? ''}
              disabled={isBusy}
              onClick={() => onChoose(identity)}
            >
              <strong>{role}</strong>
              <span>{may}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
