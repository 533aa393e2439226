import type { RawBuilder } from 'kysely';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** A person who is being erased, as the rooms that hold something of him are told. */
export interface Erased {
  readonly unit: OwnedUnit;
  /** Ids of addresses under which the person is or was written down. */
  readonly ids: readonly number[];
  /** Columns of records of the person that tell of him. */
  readonly fields: readonly string[];
  /** Whether a text of SQL names the person. */
  readonly names: (text: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** What a room does to its own tables so that nothing of the person stays in them. */
export type Erasing = (db: Db, erased: Erased) => Promise<void>;
