import { NativeSelect } from '@mantine/core';
import { indoorTemperatures } from '#contract/rules/degree-days.ts';
import type { DegreeDaysPlace, Go } from './place.ts';

const words = { 19: '19 °C – dům', 20: '20 °C', 21: '21 °C – ČHMÚ' } as const;

/** For which indoor temperature degree-days are told. */
export function IndoorSelect({ place, go }: { place: DegreeDaysPlace; go: Go }) {
  return (
    <NativeSelect
      label="Vnitřní teplota"
      value={String(place.indoor ?? 19)}
      onChange={({ currentTarget: { value } }) =>
        go({ indoor: value === '19' ? undefined : value === '20' ? 20 : 21 }, { replace: true })
      }
      data={indoorTemperatures.map((indoor) => ({
        value: String(indoor),
        label: words[indoor],
      }))}
    />
  );
}
