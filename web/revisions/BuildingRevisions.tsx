import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import type { FilterName } from './revision-filters.ts';
import { RevisionTable } from './RevisionTable.tsx';

interface BuildingRevisionsProps {
  unit_id: number;
  /** The house. */
  pasport_id: number;
}

/** What is inspected in a house and in its spaces; a device opens on its own screen. */
export function BuildingRevisions({ unit_id, pasport_id }: BuildingRevisionsProps) {
  const navigate = useNavigate();
  const [filter, setFilter] = useState<FilterName | undefined>(undefined);
  const [showHidden, setShowHidden] = useState(false);
  return (
    <RevisionTable
      unit_id={unit_id}
      type={0}
      house={pasport_id}
      filter={filter}
      onFilter={setFilter}
      showHidden={showHidden}
      onShowHidden={setShowHidden}
      onOpen={({ revision_id }) =>
        void navigate({
          to: paths.AuxiliariesRevisionTypes,
          search: { unit: unit_id, type: 0, house: pasport_id, device: revision_id },
        })
      }
    />
  );
}
