import styles from '../settlement.module.css';
import { balanceText } from './delivery-words.ts';

/** A balance by word and colour. */
export function Balance({ balance }: { balance: number }) {
  const look = balance === 0 ? styles.said : balance > 0 ? styles.owed : styles.overpaid;
  return <span className={look}>{balanceText(balance)}</span>;
}
