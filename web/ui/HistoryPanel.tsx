import { Skeleton, Title } from '@mantine/core';
import { actionWords, type HistoryEntry } from '#contract/history.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { EmptyState } from './EmptyState.tsx';
import styles from './HistoryPanel.module.css';

/** What was done by taking a change back. */
const undoings: Record<HistoryEntry['action'], string> = {
  insert: 'Obnovení smazaného záznamu',
  update: 'Vzetí změny zpět',
  delete: 'Smazání záznamu',
};

interface HistoryPanelProps {
  /** Newest first; undefined while loading. */
  entries: readonly HistoryEntry[] | undefined;
  /** Names of fields for people; a field without a name shows as it is. */
  labels: Readonly<Record<string, string>>;
  /** A heading of its own, unless the place already has one. */
  heading?: boolean;
}

/** Who changed a record, when, and the old and the new value of each field. */
export function HistoryPanel({ entries, labels, heading = true }: HistoryPanelProps) {
  return (
    <section className={styles.panel} aria-label="Historie" aria-busy={entries === undefined}>
      {heading ? <Title order={2}>Historie</Title> : null}
      <HistoryList entries={entries} labels={labels} />
    </section>
  );
}

function HistoryList({ entries, labels }: Pick<HistoryPanelProps, 'entries' | 'labels'>) {
  if (entries === undefined) return <Skeleton height="5rem" />;
  if (entries.length === 0) {
    return (
      <EmptyState
        icon="file"
        title="Záznam zatím nikdo nezměnil"
        text="Tady uvidíte, kdo a kdy co změnil."
      />
    );
  }
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <Entry key={entry.audit_id} entry={entry} labels={labels} />
      ))}
    </ol>
  );
}

function Entry({ entry, labels }: { entry: HistoryEntry; labels: HistoryPanelProps['labels'] }) {
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <time dateTime={entry.at} className="k-figures">
          {formatDateTime(entry.at)}
        </time>
        <strong title={entry.user_identity}>{entry.user_name}</strong>
        <span className={styles.action}>
          {(entry.is_undo === true ? undoings : actionWords)[entry.action]}
        </span>
      </p>
      {entry.changes.length === 0 ? null : (
        <dl className={styles.changes}>
          {inOrder(entry.changes, labels).map((change) => (
            <div key={change.field} className={styles.change}>
              <dt>{labels[change.field] ?? change.field}</dt>
              <dd>
                {entry.action === 'insert' ? null : (
                  <>
                    <Value text={change.old_value} name="původně" old /> →{' '}
                  </>
                )}
                <Value text={change.new_value} name="nově" />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Value({ text, name, old = false }: { text: string; name: string; old?: boolean }) {
  const Tag = old ? 'del' : 'ins';
  return (
    <Tag className={old ? styles.old : styles.fresh} title={name}>
      {text === '' ? <em>prázdné</em> : shown(text)}
    </Tag>
  );
}

type Changes = HistoryEntry['changes'];

// The log keeps no order of fields; the labels stand in the order of the form.
function inOrder(changes: Changes, labels: HistoryPanelProps['labels']): Changes {
  const places = new Map(Object.keys(labels).map((field, place) => [field, place]));
  const placeOf = ({ field }: Changes[number]) => places.get(field) ?? places.size;
  return changes.toSorted((left, right) => placeOf(left) - placeOf(right));
}

function shown(text: string): string {
  if (text === 'true') return 'ano';
  if (text === 'false') return 'ne';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? formatDateTime(text) : text;
}
