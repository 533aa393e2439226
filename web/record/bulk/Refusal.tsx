import styles from './bulk.module.css';

interface RefusalProps {
  refused: readonly { readonly id: number; readonly name: string; readonly reason: string }[];
}

/** Why nothing was changed: the records that stood in the way. */
export function Refusal({ refused }: RefusalProps) {
  return (
    <div role="alert">
      {refused.length === 0 ? null : (
        <div className={styles.refusal}>
          <p>Nic se nezměnilo. Tyto záznamy takto změnit nejde; můžete je z výběru vyřadit:</p>
          <ul>
            {refused.map(({ id, name, reason }) => (
              <li key={id}>
                <strong>{name}</strong> – {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
