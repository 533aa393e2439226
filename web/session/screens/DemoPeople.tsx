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
  );
}
