import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import type { Client } from '#contract/clients.ts';
import { limitSentence } from '#contract/rules/licence.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { isUnitName, UNIT_NAME_MIN } from '#contract/rules/unit-name.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { useSession } from '#web/session/session.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import styles from './UnitsToolbar.module.css';
import { SupportLink } from '#web/notices/SupportLink.tsx';

interface UnitsToolbarProps {
  /** The sought name. */
  search: string;
  /** How many units the client has; undefined while loading. */
  unitCount: number | undefined;
  isCreating: boolean;
  onCreate: () => void;
}

/** The sought name, which may become the name of a new unit (specification, section 2). */
export function UnitsToolbar(props: UnitsToolbarProps) {
  const { isCreating, onCreate } = props;
  const { isManager, obstacle, nearness, isReady } = useCreation(props);
  return (
    <>
      <div className={styles.creation}>
        <span id="new-unit-hint" className={styles.hint}>
          {nearness === null ? null : `${nearness} `}
          {obstacle ??
            `Název nové jednotky napište do hledání, nejméně ${UNIT_NAME_MIN} znaky.`}{' '}
          <SupportLink text={obstacle ?? ''} />
        </span>
        {isManager ? (
          <Button
            disabled={!isReady}
            loading={isCreating}
            onClick={onCreate}
            aria-describedby="new-unit-hint"
            leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
          >
            Nová jednotka
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Where no unit is of the sought name: the way to make it, which a phone has folded away. */
export function SoughtUnit(props: UnitsToolbarProps) {
  const { search, isCreating, onCreate } = props;
  const { isManager, isReady } = useCreation(props);
  if (!isManager || !isReady) return null;
  return (
    <Button
      loading={isCreating}
      onClick={onCreate}
      leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
    >
      {`Založit jednotku „${search.trim()}“`}
    </Button>
  );
}

/** Whether a unit of the sought name can be created, and what stands in the way. */
function useCreation({ search, unitCount }: UnitsToolbarProps) {
  const client = useSession()?.client;
  const isManager = useManagesClient();
  const obstacle = creationObstacle(isManager, client, unitCount);
  const nearness =
    isManager && obstacle === null && client !== undefined && unitCount !== undefined
      ? limitSentence('units', unitCount, client.max_units)
      : null;
  return {
    isManager,
    obstacle,
    nearness,
    isReady: obstacle === null && unitCount !== undefined && isUnitName(search),
  };
}

/** Why no unit can be created whatever its name; null when one can. */
function creationObstacle(
  isManager: boolean,
  client: Pick<Client, 'max_units' | 'licence_valid_to'> | undefined,
  unitCount = 0,
): string | null {
  if (!isManager) return 'Nové jednotky zakládá správce vaší organizace.';
  if (client === undefined) return null;
  const { max_units, licence_valid_to } = client;
  if (licence_valid_to !== '' && licence_valid_to < todayInPrague()) {
    return `Platnost licence skončila ${formatDate(licence_valid_to)}, nové jednotky nelze zakládat.`;
  }
  if (unitCount < max_units) return null;
  const most = `${max_units} ${czechPlural(max_units, 'jednotku', 'jednotky', 'jednotek')}`;
  return `Licence dovoluje nejvýše ${most}; další nelze založit. O rozšíření požádejte technickou podporu.`;
}
