import type { ImportKind } from '#contract/import-kinds.ts';
import { documents } from '../documents/documents.ts';
import { house } from '../house/house.ts';
import { buildings } from './buildings.ts';
import type { Kind } from './kind.ts';
import { costs } from './costs.ts';
import { occupants } from './occupants.ts';
import { ownerships } from './ownerships.ts';
import { persons } from './persons.ts';
import { roommates } from './roommates.ts';
import { rooms } from './rooms.ts';
import { spaces } from './spaces.ts';
import { tenants } from './tenants.ts';
import { readings } from '../readings/readings.ts';

/** Kinds of imports by their names. */
export const kinds: Readonly<Record<ImportKind, Kind>> = {
  house,
  buildings,
  spaces,
  persons,
  tenants,
  ownerships,
  occupants,
  costs,
  rooms,
  roommates,
  readings,
  documents,
};
