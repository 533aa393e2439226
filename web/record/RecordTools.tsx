import type { ReactNode } from 'react';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import type { FieldTexts } from '#web/ui/history-words.ts';
import { ClientRecordHistory, RecordHistory } from './RecordHistory.tsx';
import type { HistoryKey } from './record-kind.ts';
import { Removal } from './Removal.tsx';
import type { RemovalProps } from './Removal.tsx';
import styles from './record.module.css';

interface RecordToolsProps {
  history?: HistoryKey | undefined;
  labels: Readonly<Record<string, string>>;
  texts?: FieldTexts | undefined;
  /** What else can be done with the record, beside its deletion. */
  tools?: ReactNode;
  removal?: RemovalProps | undefined;
}

/** Under the fields of a record: its history, and its deletion where it may be. */
export function RecordTools({ history, labels, texts, tools, removal }: RecordToolsProps) {
  const deletion = removal === undefined ? null : <Removal {...removal} />;
  return (
    <>
      {history === undefined ? null : (
        <FormPanel heading="Historie" collapsible lazy>
          <Wide>
            <History history={history} labels={labels} texts={texts} />
          </Wide>
        </FormPanel>
      )}
      {tools === undefined ? (
        deletion
      ) : (
        <div className={styles.tools}>
          {tools}
          {deletion}
        </div>
      )}
    </>
  );
}

interface HistoryProps {
  history: HistoryKey;
  labels: Readonly<Record<string, string>>;
  texts?: FieldTexts | undefined;
}

/** Who changed the record, when and how; of a unit or of the client. */
export function History({ history, ...words }: HistoryProps) {
  return history.unit_id === undefined ? (
    <ClientRecordHistory {...history} {...words} />
  ) : (
    <RecordHistory {...history} {...words} />
  );
}
