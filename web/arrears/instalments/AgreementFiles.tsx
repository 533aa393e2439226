import type { Agreement } from '#contract/money/instalments.ts';
import { AttachedFiles } from '#web/core/files/AttachedFiles.tsx';
import {
  useAddAgreementFile,
  useRemoveAgreementFile,
  useSaveAgreementFile,
} from './instalments.queries.ts';

/** Papers of an agreement, the signed one above all. */
export function AgreementFiles({ agreement }: { agreement: Agreement }) {
  const { unit_id, instalment_agreement_id, files } = agreement;
  const adding = useAddAgreementFile();
  const saving = useSaveAgreementFile();
  const removing = useRemoveAgreementFile();
  return (
    <AttachedFiles
      unit_id={unit_id}
      label="Listiny dohody"
      pickLabel="Podepsaná listina"
      files={files.map(({ file_id: id, ...file }) => ({ ...file, id }))}
      onAdd={(body) => adding.mutateAsync({ params: { unit_id, instalment_agreement_id }, body })}
      onFetch={(id) => saving.mutateAsync({ params: { unit_id, id } })}
      onRemove={(id) => removing.mutateAsync({ params: { unit_id, id } })}
    />
  );
}
