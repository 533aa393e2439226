import { createHash } from 'node:crypto';
import type { CheckThing } from '#contract/settlement/settlements.ts';
import {
  checkKind,
  weightOf,
  type CheckKind,
  type CheckWeight,
} from '#contract/settlement/words.ts';
import { costChecks } from './check-costs.ts';
import { meterChecks } from './check-meters.ts';
import { flaggedThings, spaceChecks } from './check-spaces.ts';
import type { Looked } from './check-things.ts';

/** What a check found; `found` names it, so that it is accepted for just this. */
export interface Found {
  readonly kind: CheckKind;
  readonly weight: CheckWeight;
  readonly things: readonly CheckThing[];
  readonly found: string;
}

const says = { ...costChecks, ...meterChecks, ...spaceChecks };

/** What a thing has got later: without it, it is named as before, so that what was accepted stays so. */
const LATER: ReadonlySet<string> = new Set(['billing_document_id', 'measuring_place_id']);

/** Names what was found by its things. */
const nameOf = (things: readonly CheckThing[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(things, (key, value: unknown) =>
        value === null && LATER.has(key) ? undefined : value,
      ),
    )
    .digest('hex')
    .slice(0, 32);

/** Everything that checks have found. */
export function checksOf(looked: Looked): Found[] {
  return checkKind.options.flatMap((kind) => {
    const things = [...(says[kind]?.(looked) ?? []), ...flaggedThings(kind, looked)];
    if (things.length === 0) return [];
    return [{ kind, weight: weightOf(kind), things, found: nameOf(things) }];
  });
}
