import { spaceFields } from '#contract/pasports/space-record.ts';
import type { Space } from '#contract/pasports/spaces.ts';
import { alsoByAlias } from '#contract/record.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { spaceLabels } from './space-fields.ts';
import { useSpaceTexts } from './useSpaceChoices.ts';

/** Who changed the space and how, its place in the tree included: the log tells of that by its own names. */
export function SpaceHistory({ space }: { space: Space }) {
  const texts = useSpaceTexts(space);
  return (
    <RecordHistory
      record_type="pasport_spaces"
      unit_id={space.unit_id}
      record_id={space.pasport_space_id}
      labels={alsoByAlias(spaceFields, spaceLabels)}
      texts={alsoByAlias<(value: unknown) => string>(spaceFields, texts)}
    />
  );
}
