import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { warningKindValue } from '#contract/metering/warning-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Fact, FactNote } from '#web/ui/Summary.tsx';
import { WarningStateBadge } from './warning-columns.tsx';
import { warningText } from './warning-words.ts';
import { useWarnings } from './warnings.queries.ts';

/** Warnings of the place whose cause lasts, each with the way to it; nothing where there is none. */
export function PlaceWarnings({
  place: { unit_id, measuring_place_id },
}: {
  place: Pick<MeasuringPlace, 'unit_id' | 'measuring_place_id'>;
}) {
  const warnings = useWarnings(unit_id).data?.values.filter(
    (row) => row.measuring_place_id === measuring_place_id && row.ceased_on === null,
  );
  if (warnings === undefined || warnings.length === 0) return null;
  return (
    <Fact label="Upozornění">
      {warnings.map((warning) => (
        <Fragment key={warning.meter_warning_id}>
          <span>
            <Anchor
              component={InnerLink}
              href={`${paths.MetersOverview}?unit=${unit_id}&view=warnings&filter=all&warning=${warning.meter_warning_id}`}
            >
              {warningKindValue.text(warning.kind)}
            </Anchor>{' '}
            <WarningStateBadge warning={warning} />
          </span>
          <FactNote>{warningText(warning)}</FactNote>
        </Fragment>
      ))}
    </Fact>
  );
}
