import type { BillingRule } from '#contract/billing/rules.ts';
import { AttachedFiles } from '#web/core/files/AttachedFiles.tsx';
import { useDeleteRuleFile, useFetchRuleFile, useUploadRuleFile } from './rules.queries.ts';

/** Papers of the decision that the rule rests on. */
export function RuleFiles({ rule }: { rule: BillingRule }) {
  const { unit_id, billing_rule_id, files } = rule;
  const upload = useUploadRuleFile();
  const fetching = useFetchRuleFile();
  const removal = useDeleteRuleFile();
  return (
    <AttachedFiles
      unit_id={unit_id}
      label="Soubory pravidla"
      pickLabel="Zápis, dohoda nebo průkaz"
      files={files.map(({ billing_file_id: id, ...file }) => ({ id, ...file }))}
      onAdd={(body) => upload.mutateAsync({ params: { unit_id, billing_rule_id }, body })}
      onFetch={(id) => fetching.mutateAsync({ params: { unit_id, id } })}
      onRemove={(id) => removal.mutateAsync({ params: { unit_id, id } })}
    />
  );
}
