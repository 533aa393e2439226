import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { momentOrEmpty, text } from './fields.ts';

/** 'again' is one that occurred after it had been solved. */
const logGroupState = z.enum(['open', 'solved', 'again']);
export type LogGroupState = z.infer<typeof logGroupState>;

// Whose record it is and where it was made, as the browser told it: only that it came from a session is
// verified.
const told = {
  /** It came from a session; of a group, one of its records did. */
  signed_in: z.boolean(),
  /** Identity of the user; empty when nobody was signed in. */
  uid: z.string(),
  unit_name: z.string(),
  app_version: z.string(),
  /** Number of the event in the operator's log; empty when no answer of the server was concerned. */
  request_id: z.string(),
};

/** Records of browsers of the same level, place and message (numbers of the message left aside). */
export const logGroup = z
  .object({
    fingerprint: z.string(),
    level: z.string(),
    file_name: z.string(),
    function_name: z.string(),
    line_number: z.int(),
    /** Of the latest record, as its user, unit, version and number of the event are. */
    message: z.string(),
    ...told,
    occurrences: z.int(),
    first_seen: z.string(),
    last_seen: z.string(),
    state: logGroupState,
    /** When it was solved; empty unless it is. */
    solved: momentOrEmpty,
    solved_by: z.string(),
  })
  .meta({ id: 'LogGroup' });
export type LogGroup = z.infer<typeof logGroup>;

/** One record of a browser. */
export const listedLog = z
  .object({
    client_log_id: z.int(),
    received: z.string(),
    /** When it happened by the browser's clock; empty when that clock told nonsense. */
    logged: momentOrEmpty,
    ...told,
    messages: z.array(z.string()),
  })
  .meta({ id: 'ListedLog' });
export type ListedLog = z.infer<typeof listedLog>;

/** Groups and records that one answer tells of; older ones are found by searching. */
export const MOST_LOG_GROUPS = 1000;
export const MOST_LISTED_LOGS = 100;

const path = '/v1/admin/errors';
const ofGroup = z.object({ fingerprint: z.string().regex(/^[\w-]{1,40}$/) });

export const listLogGroups = endpoint({
  method: 'GET',
  path,
  access: 'system-admin',
  modules: ['errors'],
  summary: `Záznamy prohlížečů podle zprávy a místa, nejvýše ${MOST_LOG_GROUPS} naposledy zaznamenaných; je-li jich víc, mají přednost záznamy přihlášených`,
  inMaintenance: true,
  query: z.object({ search: text(100).optional() }),
  result: z.object({
    ...listOf(logGroup).shape,
    /** There are more than the answer holds. */
    capped: z.boolean(),
  }),
});

export const readLogGroup = endpoint({
  method: 'GET',
  path: `${path}/{fingerprint}`,
  access: 'system-admin',
  modules: ['errors'],
  summary: `Záznamy jedné zprávy, nejvýše ${MOST_LISTED_LOGS} nejnovějších`,
  inMaintenance: true,
  params: ofGroup,
  result: z.object({ group: logGroup, records: z.array(listedLog) }),
});

export const solveLogGroup = endpoint({
  method: 'PUT',
  path: `${path}/{fingerprint}/solved`,
  access: 'system-admin',
  modules: ['errors'],
  summary: 'Označení zprávy za vyřešenou a zpět; vyřešená se vrátí, jakmile se stane znovu',
  inMaintenance: true,
  params: ofGroup,
  body: z.object({ solved: z.boolean() }),
  result: logGroup,
});
