import { Anchor } from '@mantine/core';
import type { CityRow } from '#contract/lists/cities.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';

const SHOWN_ZIPS = 3;

function zipsShown({ zips }: CityRow): string {
  const more = zips.length - SHOWN_ZIPS;
  const shown = zips.slice(0, SHOWN_ZIPS).join(', ');
  return more > 0 ? `${shown} a další ${more}` : shown;
}

/** The number of buildings; leads to the list of buildings narrowed by the municipality. */
function Buildings({ city }: { city: CityRow }) {
  const { buildings_count: count, city_id, name } = city;
  if (count === 0) return <>0</>;
  return (
    <Anchor
      component={InnerLink}
      href={paths.buildings}
      title={`Domy aktivní jednotky: ${name}`}
      onClick={() => selectedCity.set(city_id)}
    >
      {formatNumber(count, 0)}
    </Anchor>
  );
}

/** Columns of the list of municipalities. */
export const cityColumns: readonly Column<CityRow>[] = [
  { text: 'Název', value: 'name', sortable: true, width: 170, fixed: true, telling: true },
  { text: 'Okres', value: 'district', sortable: true, width: 160, telling: true },
  {
    text: 'PSČ',
    id: 'zips',
    value: ({ zips }) => zips.join(', '),
    width: 200,
    render: zipsShown,
  },
  { text: 'Kód obce', value: 'code', sortable: true, width: 110 },
  {
    text: 'Počet domů',
    value: 'buildings_count',
    sortable: true,
    width: 110,
    align: 'right',
    telling: true,
    render: (city) => <Buildings city={city} />,
  },
  { text: 'Počet adres', value: 'addresses_count', sortable: true, width: 110 },
  {
    text: 'Výpočtová teplota',
    value: 'design_temperature',
    sortable: true,
    width: 150,
    align: 'right',
    render: ({ design_temperature: value }) =>
      value === null ? '' : `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} °C`,
  },
  { text: 'Skrytá', value: 'hidden', sortable: true, width: 100 },
];
