import { Anchor, Skeleton } from '@mantine/core';
import type { Building } from '#contract/pasports/buildings.ts';
import type { HouseSummary as Told } from '#contract/pasports/summaries.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { BillingFact } from '#web/core/billing/BillingFact.tsx';
import { MetersFact } from '#web/core/metering/MetersFact.tsx';
import { DueLines } from '#web/core/DueLines.tsx';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText } from '#web/ui/Reach.tsx';
import { Fact, FactNote, Summary, Unknown } from '#web/ui/Summary.tsx';
import { useHouseSummary } from './buildings.queries.ts';

/** The postal address of a house in one line. */
export function addressOf({ street_full, zip, city_name }: Building): string {
  const town = [zip, city_name].filter((part) => part !== '').join(' ');
  return [street_full, town].filter((part) => part !== '').join(', ');
}

type Cells = Told['spaces'];

/** Where it is, how much is in it, who lives there, who runs it, and what is due: a house in a nutshell. */
export function HouseSummary({ building }: { building: Building }) {
  const { unit_id, pasport_building_id } = building;
  const { data, error, refetch } = useHouseSummary(unit_id, pasport_building_id);
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="7.5rem" />;
  const address = addressOf(building);
  return (
    <Summary folds="house">
      <Fact label="Adresa" isFirst>
        {address === '' ? <Unknown>není zadána</Unknown> : <CopiedText text={address} />}
      </Fact>
      <Fact label="Prostory">
        <Extent building={building} />
      </Fact>
      <Fact label="Bez uživatele" isFirst>
        <Free building={building} cells={data.spaces} />
      </Fact>
      <Fact label="Bydlí">
        <Persons building={building} cells={data.spaces} />
      </Fact>
      <Fact label="Vlastník a správce">
        <Runners building={building} />
      </Fact>
      <MetersFact unit_id={unit_id} of={{ house: building.pasport_id }} />
      <BillingFact unit_id={unit_id} of={{ house: building.pasport_id }} />
      <Fact label="Hoří a čeká" isFirst>
        <DueLines due={data.due} count={data.due_count} most={3} unit_id={unit_id} />
      </Fact>
    </Summary>
  );
}

interface CountProps {
  building: Building;
  /** The choice of the list of spaces that leaves just what is counted. */
  filter: string;
  children: string;
}

/** The way to the spaces that are counted; the list does not show those of a hidden house. */
function Count({ building, filter, children }: CountProps) {
  const { unit_id, pasport_id, hidden, parent_hidden } = building;
  if (hidden || parent_hidden) return <span>{children}</span>;
  const href = `${paths.pasports}?unit=${unit_id}&building=${pasport_id}&filter=${filter}`;
  return (
    <Anchor component={InnerLink} href={href}>
      {children}
    </Anchor>
  );
}

const counted = (count: number, ...forms: readonly [string, string, string]) =>
  `${formatNumber(count, 0)}\u00a0${czechPlural(count, ...forms)}`;

function Extent({ building }: { building: Building }) {
  const { flats_count, spaces_count } = building;
  if (flats_count + spaces_count === 0) return <Unknown>zatím žádné</Unknown>;
  return (
    <>
      {flats_count === 0 ? null : (
        <Count building={building} filter="flats">
          {counted(flats_count, 'byt', 'byty', 'bytů')}
        </Count>
      )}
      {spaces_count === 0 ? null : (
        <Count building={building} filter="others">
          {counted(spaces_count, 'nebyt', 'nebyty', 'nebytů')}
        </Count>
      )}
    </>
  );
}

function Free({ building, cells }: { building: Building; cells: Cells }) {
  const count = cells.filter(({ tenant_name }) => tenant_name === '').length;
  if (cells.length === 0) return <Unknown>dům nemá prostory</Unknown>;
  if (count === 0) return <span>všechny prostory mají uživatele</span>;
  return (
    <Count building={building} filter="no-user">
      {counted(count, 'prostor', 'prostory', 'prostorů')}
    </Count>
  );
}

/** How many persons are recorded; flats of which nothing is recorded are in no sum. */
function Persons({ building, cells }: { building: Building; cells: Cells }) {
  const { unit_id, pasport_building_id } = building;
  const sheet = `${paths.buildings}?unit=${unit_id}&building=${pasport_building_id}&tab=persons`;
  const known = cells.flatMap(({ users_count }) => (users_count === null ? [] : [users_count]));
  const missing = cells.filter(({ is_flat, users_count }) => is_flat && users_count === null);
  const flats = missing.length;
  return (
    <>
      {known.length === 0 ? (
        <Unknown>počet osob není zadán</Unknown>
      ) : (
        <Anchor component={InnerLink} href={sheet} title="Počty osob po prostorech">
          {counted(
            known.reduce((sum, count) => sum + count, 0),
            'osoba',
            'osoby',
            'osob',
          )}
        </Anchor>
      )}
      {known.length === 0 || flats === 0 ? null : (
        <FactNote>{`u ${counted(flats, 'bytu', 'bytů', 'bytů')} počet chybí`}</FactNote>
      )}
    </>
  );
}

function Runners({ building: { house_owner, house_manager } }: { building: Building }) {
  if (house_owner === '' && house_manager === '') return <Unknown>nejsou zadáni</Unknown>;
  return (
    <>
      {house_owner === '' ? null : <span>{house_owner}</span>}
      {house_manager === '' ? null : <FactNote>{`správce ${house_manager}`}</FactNote>}
    </>
  );
}
