import { ClientRecordHistory, RecordHistory } from '#web/record/RecordHistory.tsx';
import { formatMoney } from '#web/lib/czech.ts';
import type { FieldTexts } from '#web/ui/history-words.ts';
import {
  areaWords,
  reportLabels,
  resultWords,
  revisionLabels,
  subjectWords,
  typeLabels,
  unitWords,
} from './revision-words.ts';

const among = (words: Readonly<Record<string, string>>) => (value: unknown) =>
  words[String(value)] ?? String(value);

const texts: FieldTexts = {
  area: among(areaWords),
  applies_to: among(subjectWords),
  interval_unit: among(unitWords),
  result: among(resultWords),
  cost: (value) => formatMoney(Number(value)),
};

/** Who changed a kind of revisions, when and how. */
export function TypeHistory({ record_id }: { record_id: number }) {
  return (
    <ClientRecordHistory
      record_type="revision_types"
      record_id={record_id}
      labels={typeLabels}
      texts={texts}
    />
  );
}

interface HistoryProps {
  record_type: 'revisions' | 'revision_reports';
  unit_id: number;
  record_id: number;
}

/** Who changed a device or a report, when and how. */
export function RevisionHistory(props: HistoryProps) {
  const labels = props.record_type === 'revisions' ? revisionLabels : reportLabels;
  return <RecordHistory {...props} labels={labels} texts={texts} />;
}
