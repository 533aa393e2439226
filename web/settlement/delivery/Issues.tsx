import type { SettlementIssue } from '#contract/settlement/statements.ts';
import styles from '../settlement.module.css';
import { issueText } from './delivery-words.ts';

/** Issues from the last one, where there is more than the first. */
export function Issues({ issues }: { issues: readonly SettlementIssue[] }) {
  if (issues.length < 2) return null;
  return (
    <section aria-labelledby="settlement-issues">
      <h2 className={styles.heading} id="settlement-issues">
        Vydané verze
      </h2>
      <ul className={styles.sentences}>
        {issues.map((issue) => (
          <li key={issue.settlement_issue_id}>
            {issueText(issue)}
            {issue.reason === '' ? null : (
              <span className={styles.said}>{` Důvod: ${issue.reason}`}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
