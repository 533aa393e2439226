import type { Space } from '#contract/pasports/spaces.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { spaceLabels } from './space-fields.ts';
import { useSpaceTexts } from './useSpaceChoices.ts';

/** Who changed the space and how, its place in the tree included. */
export function SpaceHistory({ space }: { space: Space }) {
  return (
    <RecordHistory
      record_type="pasport_spaces"
      unit_id={space.unit_id}
      record_id={space.pasport_space_id}
      labels={spaceLabels}
      texts={useSpaceTexts(space)}
    />
  );
}
