import { idIn, usePlace, wordIn } from '#web/lib/place.ts';
import type { GoTo, Search } from '#web/lib/place.ts';

/** What of the screens of clients stands in the address, so that a link to it can be sent. */
export interface ClientsPlace {
  /** The open client. */
  readonly client?: number | undefined;
  readonly tab?: string | undefined;
  readonly filter?: string | undefined;
  /** 'schemas' for schemas of modules in place of clients. */
  readonly view?: string | undefined;
  /** The open schema. */
  readonly schema?: number | undefined;
}

/** Reads the place from an address; what makes no sense there is left out. */
export function readClientsPlace(search: Search): ClientsPlace {
  return {
    client: idIn(search['client']),
    tab: wordIn(search['tab']),
    filter: wordIn(search['filter']),
    view: search['view'] === 'schemas' ? 'schemas' : undefined,
    schema: idIn(search['schema']),
  };
}

/** The place after a step: another client starts from its first tab. */
export function stepped(place: ClientsPlace, step: ClientsPlace): ClientsPlace {
  return { ...place, ...('client' in step && { tab: undefined }), ...step };
}

export type Go = GoTo<ClientsPlace>;

/** The place as the address has it, and the way to another. */
export function useClientsPlace() {
  return usePlace<ClientsPlace>({ read: readClientsPlace, stepped });
}

/** Search parameters whose change leaves the form of a licence, and of a schema. */
export const FORM_PLACE = ['client', 'tab', 'schema', 'view'] as const;
