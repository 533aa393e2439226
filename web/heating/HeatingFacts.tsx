import { Modal } from '@mantine/core';
import type { Heating } from '#contract/heating.ts';
import { valueDecimals } from '#contract/rules/heating-value.ts';
import { RecordTools } from '#web/record/RecordTools.tsx';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { heatingLabels as labels } from './heating-form.ts';
import { kindOfList } from './heating-kind.tsx';
import { kindWords, originOf, usedText } from './heating-words.ts';

/** A row for whoever may only read the lists. */
export function HeatingFacts({ row, onClose }: { row: Heating; onClose: () => void }) {
  const { auxtype, value, valid_from, valid_to } = row;
  const decimals = valueDecimals[auxtype];
  const facts = [
    [labels.code, row.code],
    ...(decimals === null ? [] : [[labels.value, formatNumber(value ?? 0, decimals)] as const]),
    [labels.valid_from, valid_from === null ? 'odjakživa' : formatDate(valid_from)],
    [labels.valid_to, valid_to === null ? 'dosud' : formatDate(valid_to)],
    ['Použito', usedText(row) || 'nikde'],
    ['Původ', originOf(row)],
  ] as const;
  return (
    <Modal opened onClose={onClose} title={`${kindWords[auxtype].one}: ${row.name}`}>
      <Facts>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
      <RecordTools history={kindOfList[auxtype].history?.({ auxtype }, row)} labels={labels} />
    </Modal>
  );
}
