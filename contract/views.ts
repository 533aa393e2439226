import { z } from 'zod';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, id, requiredText, text, wholeNumber } from './fields.ts';

// Views of lists, kept under a name: a user's own, and the client's, which all its users see.

/** So many views a user may have of one list, and so many the client. */
export const MOST_VIEWS = 50;
/** Characters of the name of a view. */
export const VIEW_NAME_LENGTH = 60;

const MOST_COLUMNS = 100;

/** Name of a list or of a column. */
export const viewRef = z
  .string()
  .regex(/^[A-Za-z][\w.-]{0,59}$/)
  .meta({ examples: ['name'] });
const refs = z.array(viewRef).max(MOST_COLUMNS);

/** A house, a group or a floor that a list is narrowed to. */
const within = z.object({ group: id, building: id, floor: id, house: id }).partial();

/** Names of a house in an address. */
export const HOUSE_NAMES = within.keyof().options;
const hasHouse = (place: z.infer<typeof within>) =>
  HOUSE_NAMES.some((name) => place[name] !== undefined);

/**
 * By what of its address a list is narrowed. A house belongs to one unit, which is told with it: nothing
 * of one unit gets into another.
 */
const viewPlace = z
  .object({
    /** Name of the chosen question over the list. */
    filter: z
      .string()
      .regex(/^[a-z][a-z-]{0,39}$/)
      .meta({ examples: ['no-owner'] })
      .optional(),
    /** Hidden records are listed too. */
    hidden: z.literal(1).optional(),
    /** The day whose state is shown. */
    as_of: day.optional(),
    /** The chosen kind of records. */
    kind: z
      .string()
      .regex(/^[a-z][a-z_-]{0,39}$/)
      .meta({ examples: ['cold-water'] })
      .optional(),
    /** The unit of the house, without which there is none. */
    unit: id.optional(),
    ...within.shape,
  })
  .refine(({ unit, ...place }) => (unit !== undefined) === hasHouse(place), { path: ['unit'] });

/** How a list looks at its rows. */
export const viewLook = z.object({
  place: viewPlace,
  search: text(200),
  /** Null for the order in which the rows come. */
  sort: z.object({ column: viewRef, descending: z.boolean() }).nullable(),
  /** Rows per page. */
  size: z.union([z.literal(25), z.literal(50), z.literal(100)]),
  columns: z.object({
    /** Put away. */
    hidden: refs,
    /** Shown, though the list hides them at first. */
    shown: refs,
    /** Widths in pixels of the ordinary print. */
    widths: z
      .record(viewRef, wholeNumber(1, 5000))
      .refine((widths) => Object.keys(widths).length <= MOST_COLUMNS),
  }),
});
export type ViewLook = z.infer<typeof viewLook>;

const viewFields = {
  name: requiredText(VIEW_NAME_LENGTH),
  look: viewLook,
  /** The client's: all its users see it, its admins change it. Otherwise the user's own. */
  is_of_client: z.boolean(),
};

/** A view of a list under its name. */
export const savedView = z
  .object({ saved_view_id: z.int(), list: viewRef, ...viewFields, ...stamps })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

const path = '/v1/views';
const params = z.object({ id });

export const listViews = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary:
    'Uložené pohledy podle jména: vlastní a pohledy klienta; bez seznamu pohledy všech seznamů',
  query: z.object({ list: viewRef.optional() }),
  result: listOf(savedView),
});

export const createView = endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Nový pohled seznamu; pohled klienta zakládá jen jeho správce',
  creates: true,
  body: z.object({
    list: viewRef,
    ...viewFields,
    is_of_client: viewFields.is_of_client.default(false),
  }),
  result: savedView,
  refuses: ['licence-expired', 'forbidden', 'view-name-taken', 'view-limit-reached'],
});

export const updateView = endpoint({
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'user',
  summary: 'Změna pohledu; posílají se jen změněná pole, pohled klienta mění jen jeho správce',
  params,
  body: z.object({ ...savedVersion, ...z.object(viewFields).partial().shape }),
  result: savedView,
  refuses: ['forbidden', 'view-name-taken', 'view-limit-reached'],
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'user',
  summary: 'Smazání pohledu; pohled klienta maže jen jeho správce',
  params,
  result: deleted,
  refuses: ['forbidden'],
});
