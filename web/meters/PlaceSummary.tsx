import { Anchor } from '@mantine/core';
import { amountText } from '#contract/metering/amount-text.ts';
import { readingSourceValue, readingStatusValue } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { verificationConsequence } from '#contract/rules/meter-verification.ts';
import { BillingFact } from '#web/core/billing/BillingFact.tsx';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { changeOf, changeText, stateText } from './meter-text.ts';
import { useHouseRecord, useMeters, useSpaces } from './meters.queries.ts';
import type { Go } from './place.ts';
import { PlaceWarnings } from './watch/PlaceWarnings.tsx';
import { VerificationBadge } from './VerificationBadge.tsx';

interface SummaryProps {
  place: MeasuringPlace;
  go: Go;
}

/** Where it is, what stands there, whether it may be settled by, what was read last and what it used. */
export function PlaceSummary({ place, go }: SummaryProps) {
  return (
    <Summary folds="meter">
      <Fact label="Umístění">
        <Where place={place} />
      </Fact>
      <Fact label="Měřidlo" isFirst>
        <Device place={place} />
      </Fact>
      <Fact label="Ověření" isFirst>
        <Verification place={place} />
      </Fact>
      <Fact label="Poslední odečet" isFirst>
        <LastReading place={place} />
      </Fact>
      <Fact label="Spotřeba za rok">
        <Year place={place} go={go} />
      </Fact>
      <PlaceWarnings place={place} />
      <BillingFact unit_id={place.unit_id} of={{ meter: place.measuring_place_id }} />
    </Summary>
  );
}

/** The house and the space, each with the way to it, and where in them. */
function Where({ place }: { place: MeasuringPlace }) {
  const { unit_id, building_id, building_name, pasport_id, space_number } = place;
  const house = useHouseRecord(unit_id, building_id);
  const space = useSpaces(unit_id, building_id).find((each) => each.pasport_id === pasport_id);
  const inside = [place.room_name, place.element_name, place.location];
  return (
    <>
      {house === undefined ? (
        <span>{building_name}</span>
      ) : (
        <Anchor
          component={InnerLink}
          href={`${paths.buildings}?unit=${unit_id}&building=${house}&tab=meters`}
        >
          {building_name}
        </Anchor>
      )}
      {space_number === '' ? (
        <FactNote>společné</FactNote>
      ) : space === undefined ? (
        <FactNote>{`prostor ${space_number}`}</FactNote>
      ) : (
        <Anchor
          component={InnerLink}
          href={`${paths.pasports}?unit=${unit_id}&space=${space.pasport_space_id}&tab=basic`}
        >
          {`prostor ${space_number}`}
        </Anchor>
      )}
      <FactNote>{inside.filter((part) => part !== '').join(', ')}</FactNote>
      {place.kind === 'heat-allocator' && place.pasport_building_element_id === null ? (
        <FactNote>bez otopného tělesa, dílky se nenásobí koeficienty</FactNote>
      ) : null}
    </>
  );
}

function Device({ place }: { place: MeasuringPlace }) {
  const { unit_id, measuring_place_id, meter_id, serial_number, is_remote } = place;
  const meters = useMeters(unit_id, measuring_place_id).data?.values;
  const meter = meters?.find((each) => each.meter_id === meter_id);
  if (meter_id === null) return <Unknown>není osazeno</Unknown>;
  const maker = [meter?.maker, meter?.meter_type].filter((part) => part).join(' ');
  return (
    <>
      <CopiedText text={serial_number} />
      {maker === '' ? null : <FactNote isRest>{maker}</FactNote>}
      <FactNote isRest>
        {[
          meter === undefined ? '' : `od ${formatDate(meter.mounted_on)}`,
          is_remote === true ? 'dálkový odečet' : '',
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </FactNote>
    </>
  );
}

/** Whether it is verified; what the law says of one that is not stands with it. */
function Verification({ place }: { place: MeasuringPlace }) {
  const { meter_id, verification, kind } = place;
  if (meter_id === null) return <Unknown>bez měřidla</Unknown>;
  return (
    <>
      <VerificationBadge place={place} />
      {verification === 'ended' || verification === 'unknown' ? (
        <FactNote>{verificationConsequence(kind)}</FactNote>
      ) : null}
    </>
  );
}

function LastReading({ place }: { place: MeasuringPlace }) {
  const { last_on, last_state, last_status, last_source } = place;
  if (last_on === null || last_state === null) return <Unknown>zatím žádný</Unknown>;
  const notes = [
    formatDate(last_on),
    last_status === null || last_status === 'ok' ? '' : readingStatusValue.text(last_status),
    last_source === 'estimate' ? readingSourceValue.text(last_source) : '',
  ];
  return (
    <>
      <span className="k-figures">{stateText(last_state, place)}</span>
      <FactNote>{notes.filter((part) => part !== '').join(', ')}</FactNote>
    </>
  );
}

/** The year that ends with the last reading, against the one before. */
function Year({ place, go }: SummaryProps) {
  const { year_consumption: year, former_consumption: former, measured_unit } = place;
  const percent = changeOf(place);
  if (year === null) return <Unknown>není známa za celý rok</Unknown>;
  return (
    <>
      <Anchor component="button" type="button" onClick={() => go({ tab: 'chart' })}>
        {amountText(year, measured_unit)}
      </Anchor>
      <FactNote>
        {former === null
          ? 'rok předtím není znám celý'
          : `rok předtím ${amountText(former, measured_unit)}${percent === null ? '' : `, ${changeText(percent)}`}`}
      </FactNote>
    </>
  );
}
