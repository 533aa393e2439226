import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { fieldModules } from '#contract/module-names.ts';
import { deleted, savedVersion, showHidden, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { crewFields } from './crew-record.ts';

/** A user of the client who is in the crew. */
const crewMember = z.object({
  client_user_id: z.int(),
  name: z.string(),
  /** May not sign in. */
  blocked: z.boolean(),
});

/** A crew with its members and work hours. */
export const crew = z
  .object({
    crew_id: z.int(),
    ...readOf(crewFields),
    /** By name; the same as `member_ids`. */
    members: z.array(crewMember),
    ...stamps,
  })
  .meta({ id: 'Crew' });
export type Crew = z.infer<typeof crew>;

/** A crew as its form saves it. */
export const crewInput = z.object(writeOf(crewFields));
const { shape: input } = crewInput;

export const browseCrews = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/crews/{show_hidden}',
  access: 'user',
  modules: fieldModules,
  forCrews: true,
  summary: 'Čety klienta s členy a pracovní dobou; 1 přidá i zrušené',
  params: z.object({ show_hidden: showHidden }),
  result: listOf(crew).extend({ hidden_crews: z.int() }),
});

const ofCrew = z.object({ id });
const path = '/v1/fieldwork/crew/{id}';
export const getCrew = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: fieldModules,
  forCrews: true,
  summary: 'Jedna četa',
  params: ofCrew,
  result: crew,
});
export const createCrew = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/crews',
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Nová četa; člen jiné čety do ní přejde',
  creates: true,
  body: z.object({ ...crewInput.partial().shape, name: input.name, letters: input.letters }),
  result: crew,
  refuses: ['licence-expired', 'list-name-taken'],
});
export const updateCrew = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Změna čety; posílají se jen změněná pole. Člen jiné čety přejde do této',
  params: ofCrew,
  body: z.object({ ...savedVersion, ...crewInput.partial().shape }),
  result: crew,
  refuses: ['list-name-taken'],
});
export const deleteCrew = endpoint({
  method: 'DELETE',
  path,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Smazání čety, pro kterou se nic neplánovalo; její členové zůstanou bez čety',
  params: ofCrew,
  result: deleted,
});
