import { Anchor, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Address, Relation } from '#contract/addresses.ts';
import type { DueThing } from '#contract/pasports/summaries.ts';
import { contractStandingOn } from '#contract/rules/contract-standing.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { worstFirst } from '#contract/rules/worst-first.ts';
import { MetersFact } from '#web/core/metering/MetersFact.tsx';
import { DueLines } from '#web/core/DueLines.tsx';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { CopiedText, MailReach, PhoneReach } from '#web/ui/Reach.tsx';
import { Fact, FactNote, FoldedRest, Summary, Unknown } from '#web/ui/Summary.tsx';
import { relationWords } from '#contract/addresses.ts';
import { useAddressRelations } from './addresses.queries.ts';
import { spaceAddress } from './relations/space-link.ts';

/** How to reach a person or a firm, what of the houses is theirs, and what is due: a record in a nutshell. */
export function PersonSummary({ address }: { address: Address }) {
  const { unit_id, address_id, address_type, phone, email, sipo, business_id } = address;
  const { data, error } = useAddressRelations(unit_id, address_id);
  const isPerson = address_type === 'person';
  return (
    <Summary folds="person">
      <Fact label="Telefon" isFirst>
        {phone === '' ? <Unknown>není zadán</Unknown> : <PhoneReach phone={phone} />}
      </Fact>
      <Fact label="E-mail">
        {email === '' ? <Unknown>není zadán</Unknown> : <MailReach email={email} />}
      </Fact>
      <Fact label="Adresa">
        <Copied text={whereOf(address)} none="není zadána" />
      </Fact>
      <Fact label="Prostory" isFirst>
        <Loaded relations={data?.values} error={error}>
          {(relations) => <Spaces relations={relations} />}
        </Loaded>
      </Fact>
      <Fact label={isPerson ? 'SIPO' : 'IČO'}>
        <Copied text={isPerson ? sipo : business_id} none="není zadáno" />
      </Fact>
      {data === undefined ? null : (
        <MetersFact unit_id={unit_id} of={{ spaces: spacesOf(data.values) }} />
      )}
      <Fact label="Hoří a čeká" isFirst>
        <Loaded relations={data?.values} error={error}>
          {(relations) => <DueLines due={dueOf(relations, todayInPrague())} unit_id={unit_id} />}
        </Loaded>
      </Fact>
    </Summary>
  );
}

function whereOf({ street, zip, city }: Address): string {
  const town = [zip, city].filter((part) => part !== '').join(' ');
  return [street, town].filter((part) => part !== '').join(', ');
}

function Copied({ text, none }: { text: string; none: string }) {
  return text === '' ? <Unknown>{none}</Unknown> : <CopiedText text={text} />;
}

interface LoadedProps {
  relations: readonly Relation[] | undefined;
  error: Error | null;
  children: (relations: readonly Relation[]) => ReactNode;
}

/** What binds the person to spaces comes behind the rest. */
function Loaded({ relations, error, children }: LoadedProps) {
  if (relations !== undefined) return children(relations);
  return error === null ? <Skeleton height="1.5rem" width="8rem" /> : userMessage(error);
}

/** The spaces that are the person's today, each once. */
const spacesOf = (relations: readonly Relation[]) => [
  ...new Set(
    relations
      .filter((relation) => holdsOn(relation, todayInPrague()))
      .map(({ pasport_id }) => pasport_id),
  ),
];

/** 'Lipová 12 / 7' */
function placeOf({ building_name, space_number }: Relation): string {
  return building_name === '' ? space_number : `${building_name} / ${space_number}`;
}

/** Spaces of today with the way to each; what has ended is counted. */
function Spaces({ relations }: { relations: readonly Relation[] }) {
  const now = relations.filter((relation) => holdsOn(relation, todayInPrague()));
  const ended = relations.length - now.length;
  const others = `${ended} ${czechPlural(ended, 'jiný vztah', 'jiné vztahy', 'jiných vztahů')}`;
  return (
    <>
      {now.length === 0 ? <Unknown>dnes žádný</Unknown> : null}
      {now.map((relation, at) => (
        <div key={`${relation.relation}-${relation.record_id}`} data-rest={at > 0 || undefined}>
          <Anchor component={InnerLink} href={spaceAddress(relation)}>
            {placeOf(relation)}
          </Anchor>
          <FactNote isRest>{boundText(relation)}</FactNote>
        </div>
      ))}
      <FoldedRest count={now.length - 1} />
      {ended === 0 ? null : <FactNote isRest>{`a ${others}, které dnes neplatí`}</FactNote>}
    </>
  );
}

/** 'nájemce od 1. 5. 2022, VS 13010012'. */
function boundText({ relation, valid_from, variable_symbol }: Relation): string {
  const since = `${relationWords[relation]} od ${formatDate(valid_from)}`;
  return variable_symbol === '' ? since : `${since}, VS ${variable_symbol}`;
}

/** What burns and waits on the contracts of today, named by their spaces. */
function dueOf(relations: readonly Relation[], today: string): readonly DueThing[] {
  const due = relations.flatMap((relation): DueThing[] => {
    const standing = holdsOn(relation, today) ? contractStandingOn(relation, today) : null;
    if (standing === null) return [];
    const late = standing.state === 'expired';
    const of = { name: placeOf(relation), record_id: relation.pasport_space_id };
    return [{ kind: 'contract', ...standing, late, ...of }];
  });
  return worstFirst(due);
}
