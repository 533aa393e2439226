import { Anchor, Button } from '@mantine/core';
import { billingPlaceFields } from '#contract/billing/place-record.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import { withUnit } from '#contract/metering/amount-text.ts';
import { supplyCodeDoubt } from '#contract/rules/supply-code.ts';
import { supplyContractOn } from '#contract/rules/supply-contract.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, MailReach, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useHouses } from './billing.queries.ts';
import type { Go } from './place.ts';
import { ContractBadge } from './ContractBadge.tsx';
import { meterAddress, partAddress, WHOLE_UNIT } from './place-words.ts';

interface SummaryProps {
  place: BillingPlace;
  go: Go;
}

/** Whom to call, by what number and contract, whom it serves and by what it is measured. */
export function PlaceSummary({ place, go }: SummaryProps) {
  return (
    <Summary folds="billing">
      <Fact label={billingPlaceFields.address_id.label} isFirst>
        <Supplier place={place} />
      </Fact>
      <Fact label={billingPlaceFields.supply_code.label} isFirst>
        <SupplyCode place={place} />
      </Fact>
      <Fact label="Smlouva" isFirst>
        <Contract place={place} />
      </Fact>
      <Fact label="Slouží">
        <Served place={place} go={go} />
      </Fact>
      <Fact label={billingPlaceFields.invoice_place_id.label}>
        <Meter place={place} />
      </Fact>
      <Fact label="Odebírá se">
        <Supplied place={place} />
      </Fact>
    </Summary>
  );
}

function Supplier({ place }: { place: BillingPlace }) {
  const { unit_id, address_id, supplier_name, supplier_phone, supplier_email } = place;
  if (address_id === null) return <Unknown>není zadán</Unknown>;
  return (
    <>
      <Anchor component={InnerLink} href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}>
        {supplier_name}
      </Anchor>
      {supplier_phone === '' ? null : <PhoneReach phone={supplier_phone} />}
      {supplier_email === '' ? null : (
        <div data-rest={supplier_phone !== '' || undefined}>
          <MailReach email={supplier_email} />
        </div>
      )}
    </>
  );
}

function SupplyCode({ place }: { place: BillingPlace }) {
  const doubt = supplyCodeDoubt(place.supply_code, place);
  if (place.supply_code === '') return <Unknown>není zadáno</Unknown>;
  return (
    <>
      <CopiedText text={place.supply_code} />
      {doubt === null ? null : <FactNote>{doubt}</FactNote>}
    </>
  );
}

/** Its number and how long it holds; what is to be done about it comes first. */
function Contract({ place }: { place: BillingPlace }) {
  const { contract_number, contract_from, contract_to, notice_until } = place;
  const days = [
    contract_from === null ? '' : `od ${formatDate(contract_from)}`,
    contract_to === null ? '' : `do ${formatDate(contract_to)}`,
  ].filter((text) => text !== '');
  if (contract_number === '' && days.length === 0 && notice_until === null)
    return <Unknown>není zadána</Unknown>;
  const isNoticeDue = supplyContractOn(place, todayInPrague())?.state === 'notice';
  return (
    <>
      <ContractBadge place={place} />
      {contract_number === '' ? (
        <Unknown>číslo není zadáno</Unknown>
      ) : (
        <CopiedText text={contract_number} />
      )}
      {days.length === 0 ? null : <FactNote isRest>{days.join(' ')}</FactNote>}
      {notice_until === null || isNoticeDue ? null : (
        <FactNote>{`výpověď podat do ${formatDate(notice_until)}`}</FactNote>
      )}
    </>
  );
}

/** So many parts are told by their names in the summary. */
const TOLD_PARTS = 3;

function Served({ place, go }: SummaryProps) {
  const { unit_id, parts } = place;
  const houses = useHouses(unit_id);
  const rest = parts.length - TOLD_PARTS;
  if (parts.length === 0)
    return (
      <>
        <span>{WHOLE_UNIT}</span>
        <FactNote>nic není připojené zvlášť</FactNote>
      </>
    );
  return (
    <>
      {parts.slice(0, TOLD_PARTS).map((part) => {
        const href = partAddress(unit_id, part, houses);
        return href === undefined ? (
          <span key={part.billing_place_part_id}>{part.name}</span>
        ) : (
          <Anchor key={part.billing_place_part_id} component={InnerLink} href={href}>
            {part.name}
          </Anchor>
        );
      })}
      {rest <= 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => go({ tab: 'parts' })}>
          {`a ještě ${rest}`}
        </Button>
      )}
    </>
  );
}

function Meter({ place }: { place: BillingPlace }) {
  const { unit_id, invoice_place_id, invoice_meter, measured_unit } = place;
  const { meter_last_on, meter_last_state } = place;
  if (invoice_place_id === null) return <Unknown>žádné</Unknown>;
  return (
    <>
      <Anchor component={InnerLink} href={meterAddress(unit_id, invoice_place_id)}>
        {invoice_meter}
      </Anchor>
      <FactNote>
        {meter_last_on === null || meter_last_state === null
          ? 'zatím bez odečtu'
          : `${withUnit(meter_last_state, measured_unit, 0, 6)}, ${formatDate(meter_last_on)}`}
      </FactNote>
    </>
  );
}

function Supplied({ place: { valid_from, valid_to, hidden } }: { place: BillingPlace }) {
  const from = valid_from === null ? '' : `od ${formatDate(valid_from)}`;
  const to = valid_to === null ? '' : `do ${formatDate(valid_to)}`;
  const days = [from, to].filter((text) => text !== '').join(' ');
  return (
    <>
      {days === '' ? <Unknown>dny nejsou zadány</Unknown> : <span>{days}</span>}
      {hidden ? <FactNote>zrušené, do vyúčtování se nenabízí</FactNote> : null}
    </>
  );
}
