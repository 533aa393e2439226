import { Anchor } from '@mantine/core';
import type { UnitContract } from '#contract/contracts/contracts.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, MailReach, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { endText, priceText, WHOLE_UNIT } from './contract-words.ts';
import { StandingBadge } from './StandingBadge.tsx';

/** Whom to call, by what number, until when it holds, by when notice is to be given, and for how much. */
export function ContractSummary({ contract }: { contract: UnitContract }) {
  return (
    <Summary folds="contract">
      <Fact label="Stav" isFirst>
        <StandingBadge standing={contract} />
        <Warning contract={contract} />
      </Fact>
      <Fact label="Výpověď" isFirst>
        <Notice contract={contract} />
      </Fact>
      <Fact label="Platnost">
        <Validity contract={contract} />
      </Fact>
      <Fact label="S kým" isFirst>
        <Party contract={contract} />
      </Fact>
      <Fact label="Čeho se týká">
        <About contract={contract} />
      </Fact>
      <Fact label="Cena">
        <Price contract={contract} />
      </Fact>
    </Summary>
  );
}

interface FactProps {
  contract: UnitContract;
}

function Warning({ contract: { warns_on, state } }: FactProps) {
  if (warns_on === null || state !== 'fine') return null;
  return <FactNote>{`upozorníme od ${formatDate(warns_on)}`}</FactNote>;
}

function Notice({ contract }: FactProps) {
  const { notice_due, notice_ends_on, notice_given_on, goes_on, open_ended } = contract;
  if (notice_given_on !== null) return <span>doručena {formatDate(notice_given_on)}</span>;
  if (notice_due === null)
    return goes_on && open_ended ? (
      <span>kdykoli; poslední den není dán</span>
    ) : (
      <Unknown>poslední den není znám</Unknown>
    );
  return (
    <>
      <span>doručit do {formatDate(notice_due)}</span>
      {notice_ends_on === null ? null : (
        <FactNote isRest>{`k období do ${formatDate(notice_ends_on)}`}</FactNote>
      )}
    </>
  );
}

function Validity({ contract }: FactProps) {
  const { valid_from, ends_on, goes_on } = contract;
  const from = valid_from === null ? '' : `od ${formatDate(valid_from)} `;
  return (
    <>
      {ends_on === null && !goes_on ? (
        <Unknown>{`${from}konec není znám`}</Unknown>
      ) : (
        <span>{`${from}${ends_on === null ? endText(contract) : `do ${endText(contract)}`}`}</span>
      )}
      {goes_on && ends_on !== null ? <FactNote>pak se sama prodlouží</FactNote> : null}
    </>
  );
}

function Party({ contract }: FactProps) {
  const { unit_id, address_id, party_name, party_phone, party_email, contract_number } = contract;
  return (
    <>
      {address_id === null ? (
        <Unknown>není zadáno</Unknown>
      ) : (
        <Anchor component={InnerLink} href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}>
          {party_name}
        </Anchor>
      )}
      {party_phone === '' ? null : <PhoneReach phone={party_phone} />}
      {party_email === '' ? null : (
        <div data-rest={party_phone !== '' || undefined}>
          <MailReach email={party_email} />
        </div>
      )}
      {contract_number === '' ? null : (
        <div data-rest>
          <CopiedText text={contract_number} />
        </div>
      )}
    </>
  );
}

function About({ contract: { unit_id, house_name, pasport_building_id } }: FactProps) {
  if (pasport_building_id === null) return <span>{WHOLE_UNIT}</span>;
  return (
    <Anchor
      component={InnerLink}
      href={`${paths.buildings}?unit=${unit_id}&building=${pasport_building_id}`}
    >
      {house_name}
    </Anchor>
  );
}

function Price({ contract }: FactProps) {
  const { insured_sum, deductible } = contract;
  const price = priceText(contract);
  return (
    <>
      {price === '' ? <Unknown>není zadána</Unknown> : <span>{price}</span>}
      {insured_sum === null ? null : (
        <FactNote>{`pojištěno na ${formatMoney(insured_sum)}`}</FactNote>
      )}
      {deductible === null ? null : <FactNote>{`spoluúčast ${formatMoney(deductible)}`}</FactNote>}
    </>
  );
}
