import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { heatingKinds, type HeatingKind } from '#contract/rules/heating-value.ts';
import { keptView } from '#web/lib/named-view.ts';
import { pathTo } from '#web/lib/paths.ts';

/** The list and the open row that the address names. */
export interface HeatingPlace {
  readonly auxtype: HeatingKind;
  /** heating_item_id of the open row. */
  readonly record: number | undefined;
  /** Hidden rows are listed too. */
  readonly hidden: boolean;
}

type Texts = Readonly<Record<string, unknown>>;

/** Reads the place; undefined for a list that there is none of. */
export function readHeatingPlace(params: Texts, search: Texts): HeatingPlace | undefined {
  const named = params['auxtype'] ?? heatingKinds[0];
  const auxtype = heatingKinds.find((kind) => kind === named);
  if (auxtype === undefined) return undefined;
  const id = Number(params['record_id']);
  const record = Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return { auxtype, record, hidden: search['hidden'] === 1 };
}

/** The place as the address has it, and the way to another; who leaves a row has been asked already. */
export function useHeatingPlace() {
  const place = readHeatingPlace(useParams({ strict: false }), useSearch({ strict: false }));
  const navigate = useNavigate();
  const go = (to: HeatingPlace, { replace = false } = {}) =>
    void navigate({
      to: pathTo('AuxiliariesHeatings', {
        auxtype: to.auxtype,
        ...(to.record === undefined ? {} : { record_id: to.record }),
      }),
      search: (before: Texts) => ({ ...keptView(before), ...(to.hidden && { hidden: 1 }) }),
      replace,
      resetScroll: false,
      ignoreBlocker: replace,
    });
  return { place, go };
}

export type Go = ReturnType<typeof useHeatingPlace>['go'];
