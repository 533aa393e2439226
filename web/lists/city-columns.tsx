import { Anchor } from '@mantine/core';
import { cityRecord } from '#contract/lists/city-record.ts';
import type { CityRow } from '#contract/lists/cities.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { selectedCity } from '#web/session/selectedCity.ts';
import type { Column } from '#web/table/columns.ts';
import { listColumns } from '#web/values/list-columns.ts';
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
export const cityColumns: readonly Column<CityRow>[] = listColumns<CityRow>(cityRecord, {
  name: { fixed: true },
  zips: { sortable: false, render: zipsShown },
  buildings_count: { render: (city) => <Buildings city={city} /> },
  design_temperature: {
    // As many as the degrees have.
    decimals: undefined,
    render: ({ design_temperature: value }) =>
      value === null ? '' : `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} °C`,
  },
});
