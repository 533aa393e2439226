import { ownedTogether, type OwnersShare } from './owner-parties.ts';
import type { FieldFault } from './rule.ts';
import { lowest, shareFault, shareText, type Fraction } from './shares.ts';

/** An owner of a space as a transfer looks at him. */
export interface TransferOwner extends OwnersShare {
  readonly address_id: number;
  readonly has_vote: boolean;
}

/** A transfer of a space: who ends, who comes, and who stays an owner beside. */
export interface Transfer {
  readonly former: readonly TransferOwner[];
  readonly owners: readonly TransferOwner[];
  readonly staying: readonly TransferOwner[];
}

type Beside = Pick<Transfer, 'staying'>;

/** What the owners have together beside those who stay. */
export function passedOn({ staying }: Beside, owners: readonly OwnersShare[]): Fraction {
  const [all, allParts] = ownedTogether([...staying, ...owners]);
  const [rest, restParts] = ownedTogether(staying);
  return lowest(all * restParts - rest * allParts, allParts * restParts);
}

/**
 * What is wrong with the new owners: they have together just what is passed on, each is there once,
 * spouses in joint property are two, and one at most casts the vote (občanský zákoník, § 1185 odst. 2).
 * Faults name fields of the call: `owners`, `owners.0.address_id`.
 */
export function transferFaults(transfer: Transfer): FieldFault[] {
  const own = transfer.owners.flatMap((owner, index) => ownerFaults(transfer, owner, index));
  if (own.length > 0) return own;
  const couples = coupleFaults(transfer);
  return couples.length > 0 ? couples : [...voteFaults(transfer), ...sumFaults(transfer)];
}

function ownerFaults({ owners, staying }: Transfer, owner: TransferOwner, index: number) {
  const faults: FieldFault[] = [];
  const tell = (field: string, message: string | null) => {
    if (message !== null) faults.push({ field: `owners.${index}.${field}`, message });
  };
  const isHim = ({ address_id }: TransferOwner) => address_id === owner.address_id;
  tell('share_numerator', shareFault(owner));
  tell(
    'address_id',
    owners.findIndex(isHim) < index ? 'Tento vlastník je mezi novými vlastníky už uveden' : null,
  );
  tell(
    'address_id',
    staying.some(isHim)
      ? 'Podíl v prostoru už má. Označte jej mezi převáděnými a zapište, kolik bude mít celkem'
      : null,
  );
  return faults;
}

function coupleFaults({ former, owners, staying }: Transfer): FieldFault[] {
  const spousesOf = (some: readonly TransferOwner[]) => some.filter((owner) => owner.is_joint);
  const isOdd = (some: readonly TransferOwner[]) => spousesOf(some).length % 2 === 1;
  if (isOdd(former) && spousesOf(staying).length > 0)
    return [{ field: 'former', message: 'Společné jmění se převádí celé: označte oba manžele' }];
  if (isOdd(owners))
    return [{ field: 'owners', message: 'Společné jmění mají manželé: uveďte oba' }];
  return [];
}

function voteFaults({ owners, staying }: Transfer): FieldFault[] {
  const isVoter = (owner: TransferOwner) => owner.has_vote;
  const coming = owners.filter(isVoter).length;
  if (coming === 0 || coming + staying.filter(isVoter).length === 1) return [];
  const message =
    coming > 1
      ? 'Hlas prostoru odevzdává jen jeden z vlastníků'
      : 'Hlas prostoru odevzdává spoluvlastník, který zůstává';
  return [{ field: 'owners', message }];
}

function sumFaults(transfer: Transfer): FieldFault[] {
  const passed = passedOn(transfer, transfer.former);
  const taken = passedOn(transfer, transfer.owners);
  const missing = lowest(passed[0] * taken[1] - taken[0] * passed[1], passed[1] * taken[1]);
  if (missing[0] === 0n) return [];
  const difference =
    missing[0] > 0n
      ? `chybí ${shareText(missing)}`
      : `přebývá ${shareText([-missing[0], missing[1]])}`;
  const message = `Noví vlastníci mají dohromady ${shareText(taken)}, převádí se ${shareText(passed)}: ${difference}.`;
  return [{ field: 'owners', message }];
}
