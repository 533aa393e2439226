import { Anchor } from '@mantine/core';
import { reportFields } from '#contract/report-record.ts';
import type { Revision } from '#contract/revisions.ts';
import { useFirm } from '#web/core/firms/firms.queries.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, MailReach, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useHouseRecord } from './revisions.queries.ts';
import { StateBadge } from './StateBadge.tsx';

/** How it stands, when it is inspected next, where it is and whom to call: something inspected in a nutshell. */
export function DeviceSummary({ revision }: { revision: Revision }) {
  const { next_on, device_number, type_name } = revision;
  return (
    <Summary folds="device">
      <Fact label="Stav" isFirst>
        <StateBadge revision={revision} />
      </Fact>
      <Fact label="Příští revize" isFirst>
        {next_on === null ? <Unknown>není určena</Unknown> : <span>{formatDate(next_on)}</span>}
        <FactNote isRest>{type_name}</FactNote>
      </Fact>
      <Fact label="Poslední revize">
        <LastReport revision={revision} />
      </Fact>
      <Fact label="Umístění">
        <Place revision={revision} />
      </Fact>
      <Fact label="Firma" isFirst>
        <Firm revision={revision} />
      </Fact>
      <Fact label="Výrobní číslo">
        {device_number === '' ? (
          <Unknown>není zadáno</Unknown>
        ) : (
          <CopiedText text={device_number} />
        )}
      </Fact>
    </Summary>
  );
}

function LastReport({ revision: { last_on, last_result, active_from } }: { revision: Revision }) {
  if (last_on === null || last_result === null)
    return (
      <>
        <Unknown>zatím žádná</Unknown>
        <FactNote>{`v provozu od ${formatDate(active_from)}`}</FactNote>
      </>
    );
  return (
    <>
      <span>{formatDate(last_on)}</span>
      <FactNote>{reportFields.result.value.text(last_result)}</FactNote>
    </>
  );
}

/** The house, and the space in it. */
function Place({ revision }: { revision: Revision }) {
  const { unit_id, building_id, building_name, space_number } = revision;
  const house = useHouseRecord(unit_id, building_id);
  return (
    <>
      {house === undefined ? (
        <span>{building_name}</span>
      ) : (
        <Anchor component={InnerLink} href={`${paths.buildings}?unit=${unit_id}&building=${house}`}>
          {building_name}
        </Anchor>
      )}
      {space_number === '' ? null : <FactNote>{`prostor ${space_number}`}</FactNote>}
    </>
  );
}

/** Who usually inspects it, with the telephone from the address book. */
function Firm({ revision }: { revision: Revision }) {
  const { unit_id, address_id, company_name } = revision;
  const { data } = useFirm(unit_id, address_id);
  if (address_id === null) return <Unknown>není zadána</Unknown>;
  return (
    <>
      <Anchor component={InnerLink} href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}>
        {company_name}
      </Anchor>
      {data === undefined || data.phone === '' ? null : <PhoneReach phone={data.phone} />}
      {data?.phone === '' && data.email !== '' ? <MailReach email={data.email} /> : null}
    </>
  );
}
