import type { Declaration, DeclarationWay } from '#contract/pasports/campaigns.ts';
import { declaredDayFault } from '#contract/rules/declaration-standing.ts';
import { declaredText } from '#contract/rules/declared-text.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { fieldFault } from '#server/errors.ts';
import { insertDeclaration, selectDeclarations } from './answers.sql.ts';
import type { AskedSpace } from './asked.sql.ts';

/** What somebody declares. */
export interface Answer {
  readonly persons_count: number;
  /** Null from the day of the campaign. */
  readonly valid_from: string | null;
  readonly declared_by: string;
  readonly note: string;
  readonly way: DeclarationWay;
  readonly delivered: string;
  /** The user who wrote it in; null of what came by itself. */
  readonly client_user_id: number | null;
  /** When it is written, ISO. */
  readonly created: string;
}

/** Keeps an answer beside those before it, with the sentence that was declared. Errors: `invalid-input`. */
export async function keepAnswer(
  db: Db,
  unit: OwnedUnit,
  space: AskedSpace,
  answer: Answer,
): Promise<Declaration> {
  const valid_from = answer.valid_from ?? space.valid_from;
  const fault = declaredDayFault(valid_from, space.valid_from);
  if (fault !== null) throw fieldFault('valid_from', fault);
  const { persons_count } = answer;
  const shown = declaredText({ ...space, persons_count, valid_from });
  const id = await insertDeclaration(db, unit, space, { ...answer, valid_from, shown });
  const [kept] = await selectDeclarations(db, unit, space.person_campaign_id, id);
  return kept as Declaration;
}
