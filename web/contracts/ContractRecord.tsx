import { Badge } from '@mantine/core';
import type { UnitContract } from '#contract/contracts/contracts.ts';
import { AttachedFiles } from '#web/core/files/AttachedFiles.tsx';
import { useFirms } from '#web/core/firms/firms.queries.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs, type Tab } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { contractLabels, contractTexts, kindText } from './contract-words.ts';
import { ContractForm } from './ContractForm.tsx';
import { ContractMenu } from './ContractMenu.tsx';
import {
  useAddContractFile,
  useDeleteContractFile,
  useFetchContractFile,
  useHouses,
  useUnitContract,
} from './contracts.queries.ts';
import { ContractSummary } from './ContractSummary.tsx';
import type { ContractsAt, Go } from './place.ts';

interface RecordProps {
  unit_id: number;
  id: number;
  at: ContractsAt;
  go: Go;
}

/** The lists from which a contract is opened. */
const LISTS = ['contracts'];

/** One contract in the place of the list. */
export function ContractRecord({ unit_id, id, at, go }: RecordProps) {
  const contract = useUnitContract(unit_id, id).data;
  const close = () => go({ record: undefined, unit: undefined });
  const step = (next: number) => go({ record: next, tab: at.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    contract && {
      kind: 'contract',
      unit_id,
      id,
      title: contract.name,
      told: [kindText(contract), contract.party_name],
    },
  );
  return (
    <OpenedRecord backLabel="Zpět na smlouvy" onBack={close} steps={useSteps(LISTS, id, step)}>
      {contract === undefined ? (
        <LoadingRecord title="Smlouva" />
      ) : (
        <Page
          title={contract.name}
          note={
            <RecordFacts>
              {kindText(contract)}
              {contract.hidden ? <Badge color="gray">ukončená</Badge> : null}
            </RecordFacts>
          }
          action={<ContractMenu contract={contract} go={go} onClose={close} />}
        >
          <ContractSummary contract={contract} />
          <Tabs
            label="Části smlouvy"
            value={at.tab}
            onChange={(tab) => go({ tab })}
            tabs={tabsOf(contract, close)}
          />
        </Page>
      )}
    </OpenedRecord>
  );
}

function tabsOf(contract: UnitContract, onClose: () => void): readonly Tab[] {
  return [
    {
      key: 'base',
      text: 'Základ',
      title: 'S kým, čeho se týká, do kdy platí a jak ji vypovědět',
      content: <ContractForm contract={contract} onClose={onClose} />,
    },
    {
      key: 'files',
      text: 'Soubory',
      title: 'Smlouva, dodatky, pojistné podmínky',
      content: <Files contract={contract} />,
    },
    {
      key: 'history',
      text: 'Historie',
      title: 'Kdo a kdy smlouvu změnil',
      content: <History contract={contract} />,
    },
  ];
}

function Files({ contract: { unit_id, unit_contract_id, files } }: { contract: UnitContract }) {
  const adding = useAddContractFile();
  const fetching = useFetchContractFile();
  const removal = useDeleteContractFile();
  return (
    <AttachedFiles
      unit_id={unit_id}
      label="Soubory smlouvy"
      pickLabel="Smlouva, dodatek nebo podmínky"
      files={files.map(({ file_id: id, ...file }) => ({ ...file, id }))}
      onAdd={(body) => adding.mutateAsync({ params: { unit_id, unit_contract_id }, body })}
      onFetch={(id) => fetching.mutateAsync({ params: { unit_id, id } })}
      onRemove={(id) => removal.mutateAsync({ params: { unit_id, id } })}
    />
  );
}

function History({
  contract: { unit_id, unit_contract_id, address_id },
}: {
  contract: UnitContract;
}) {
  const firms = useFirms(unit_id, address_id);
  const houses = useHouses(unit_id);
  return (
    <RecordHistory
      record_type="unit_contracts"
      unit_id={unit_id}
      record_id={unit_contract_id}
      labels={contractLabels}
      texts={{
        ...contractTexts,
        address_id: nameAmong(firms),
        pasport_id: nameAmong(
          houses.map(({ pasport_id: id, pasport_name: name }) => ({ id, name })),
        ),
      }}
    />
  );
}
