import { Anchor, Skeleton } from '@mantine/core';
import type { Space } from '#contract/pasports/spaces.ts';
import type { SpacePerson, SpaceSummary as Told } from '#contract/pasports/summaries.ts';
import { listedName } from '#contract/rules/listed-name.ts';
import { BillingFact } from '#web/core/billing/BillingFact.tsx';
import { MetersFact } from '#web/core/metering/MetersFact.tsx';
import { DueLines } from '#web/core/DueLines.tsx';
import { formatArea, formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, MailReach, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, FoldedRest, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useSpaceSummary } from '../pasports.queries.ts';
import { personsText } from '../records/record-words.ts';

interface SpaceSummaryProps {
  space: Space;
  as_of: string | undefined;
}

/** Whom to call, who pays and how much, since when, and what is due: a space in a nutshell. */
export function SpaceSummary({ space, as_of }: SpaceSummaryProps) {
  const { unit_id, pasport_space_id } = space;
  const { data, error, refetch } = useSpaceSummary(unit_id, pasport_space_id, as_of);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="7.5rem" />;
  return (
    <Summary folds="space">
      <UserFact unit_id={unit_id} people={data.people} />
      <OwnerFact unit_id={unit_id} people={data.people} />
      <Fact label="Plátce">
        <Payer space={space} advances={data.monthly_advances} />
      </Fact>
      <Fact label="Variabilní symbol" isFirst>
        {space.variable_symbol === '' ? (
          <Unknown>není zadán</Unknown>
        ) : (
          <CopiedText text={space.variable_symbol} />
        )}
      </Fact>
      <Fact label="Osoby a plocha">
        <Extent space={space} users_count={data.users_count} />
      </Fact>
      <MetersFact unit_id={unit_id} of={{ spaces: [space.pasport_id] }} />
      <BillingFact
        unit_id={unit_id}
        of={{ space: pasport_space_id, in_house: space.pasport_parent_id }}
      />
      <Fact label="Hoří a čeká" isFirst>
        <DueLines due={data.due} unit_id={unit_id} />
      </Fact>
    </Summary>
  );
}

interface PeopleProps {
  unit_id: number;
  people: Told['people'];
}

/** Tenants where there are any, otherwise the owners; and the owners of what is let. */
function parted(people: Told['people']) {
  const bound = (relation: SpacePerson['relation']) =>
    people.filter((person) => person.relation === relation);
  const [tenants, owners] = [bound('tenant'), bound('owner')];
  return tenants.length === 0 ? { users: owners, owners: null } : { users: tenants, owners };
}

/** Who uses the space, and how he is reached. */
export function UserFact({ unit_id, people }: PeopleProps) {
  return (
    <Fact label="Uživatel" isFirst>
      <People unit_id={unit_id} people={parted(people).users} none="nikdo není evidován" />
    </Fact>
  );
}

function OwnerFact({ unit_id, people }: PeopleProps) {
  const { users, owners } = parted(people);
  if (owners === null) return null;
  const reached = new Set(users.map(({ address_id }) => address_id));
  return (
    <Fact label="Vlastník">
      <People unit_id={unit_id} people={owners} reached={reached} none="není evidován" />
    </Fact>
  );
}

/** So many people of one kind are named with their telephones; the others by their names. */
const REACHED = 2;

interface OfKindProps extends PeopleProps {
  none: string;
  /** Those whose telephone stands elsewhere already. */
  reached?: ReadonlySet<number>;
}

function People({ unit_id, people, none, reached }: OfKindProps) {
  if (people.length === 0) return <Unknown>{none}</Unknown>;
  const named = people.map((person, place) => (
    <div
      key={`${person.relation} ${person.address_id} ${person.valid_from}`}
      data-rest={place > 0 || undefined}
    >
      <PersonLink unit_id={unit_id} person={person} />
      {place >= REACHED ? null : (
        <>
          {reached?.has(person.address_id) === true ? null : <Reach person={person} />}
          <FactNote isRest>{sinceText(person)}</FactNote>
        </>
      )}
    </div>
  ));
  return (
    <>
      {named}
      <FoldedRest count={people.length - 1} />
    </>
  );
}

function PersonLink({ unit_id, person }: { unit_id: number; person: SpacePerson }) {
  const { address_id } = person;
  return (
    <Anchor component={InnerLink} href={`${pathTo('Address', { address_id })}?unit=${unit_id}`}>
      {listedName(person)}
    </Anchor>
  );
}

/** The telephone, otherwise the e-mail. */
function Reach({ person: { phone, email } }: { person: SpacePerson }) {
  if (phone !== '') return <PhoneReach phone={phone} />;
  if (email !== '') return <MailReach email={email} />;
  return <FactNote>bez telefonu a e-mailu</FactNote>;
}

const relations: Readonly<Record<SpacePerson['relation'], string>> = {
  tenant: 'nájemce',
  owner: 'vlastník',
  roommate: 'spolubydlící',
};

/** 'nájemce od 1. 5. 2022, smlouva do 30. 4. 2027'. */
function sinceText({ relation, valid_from, contract_valid_to }: SpacePerson): string {
  const since = `${relations[relation]} od ${formatDate(valid_from)}`;
  return contract_valid_to === null
    ? since
    : `${since}, smlouva do ${formatDate(contract_valid_to)}`;
}

/** The part of the record of which a figure is made. */
function tabOf({ unit_id, pasport_space_id }: Space, tab: string): string {
  return `${paths.pasports}?unit=${unit_id}&space=${pasport_space_id}&tab=${tab}`;
}

function Payer({ space, advances }: { space: Space; advances: number | null }) {
  const { payer, payer_missing, payer_name } = space;
  const name = payer === 'unit' ? 'Spravovaný celek' : payer_name;
  return (
    <>
      {payer_missing ? <Unknown>plátce není evidován</Unknown> : <span>{name}</span>}
      <FactNote>
        {advances === null ? (
          'zálohy nejsou zadány'
        ) : (
          <Anchor component={InnerLink} href={tabOf(space, 'costs')} inherit underline="always">
            {`zálohy ${formatMoney(advances)} měsíčně`}
          </Anchor>
        )}
      </FactNote>
    </>
  );
}

function Extent({ space, users_count }: { space: Space; users_count: number | null }) {
  const { total_area, space_size, floor_code } = space;
  const size = [
    total_area === 0 ? 'plocha není zadána' : formatArea(total_area),
    space_size,
    floor_code,
  ];
  return (
    <>
      {users_count === null ? (
        <Unknown>počet osob není zadán</Unknown>
      ) : (
        <Anchor component={InnerLink} href={tabOf(space, 'occupants')}>
          {personsText(users_count)}
        </Anchor>
      )}
      <FactNote>{size.filter((part) => part !== '').join(' · ')}</FactNote>
    </>
  );
}
