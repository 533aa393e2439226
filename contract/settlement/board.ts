import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  day,
  hellers,
  id,
  longText,
  moment,
  momentOrEmpty,
  optionalEmail,
  requiredText,
  text,
  wholeNumber,
} from '#contract/fields.ts';
import { ruledBy } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import { inspectedFile } from './statement-links.ts';
import { toldLink } from '#contract/told-link.ts';

// The board looks a settlement through before it is delivered: by a link, with comments and a signature.

const modules = ['settlements'] as const;
const ofSettlement = z.object({ unit_id: id, settlement_id: id });

/** Where the page of a board is, without its secret. */
export const BOARD_PATH = '/vybor';
export const MOST_BOARD_DAYS = 90;
export const USUAL_BOARD_DAYS = 21;
/** How many spaces that changed most the board is shown. */
export const MOST_CHANGED = 10;

/** What a member of the board said; asked of one who has said nothing yet. */
export const boardState = z.enum(['asked', 'signed', 'objected']);
export type BoardState = z.infer<typeof boardState>;

/** A member of the board who was asked to look a count through, and what he said. */
export const boardReview = z
  .object({
    settlement_review_id: z.int(),
    unit_id: z.int(),
    settlement_id: z.int(),
    settlement_count_id: z.int(),
    /** Of the count among those of the settlement. */
    number: z.int(),
    name: z.string(),
    /** To which address the link was mailed; empty of a copied one. */
    recipient: z.string(),
    state: boardState,
    /** As he signed himself. */
    signed_name: z.string(),
    comment: z.string(),
    decided: momentOrEmpty,
    ...toldLink,
  })
  .meta({ id: 'BoardReview' });
export type BoardReview = z.infer<typeof boardReview>;

const path = '/v1/settlement/board/{unit_id}/{settlement_id}';
export const listBoardReviews = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules,
  summary: 'Koho z výboru správce požádal o schválení vyúčtování a kdo se jak vyjádřil',
  params: ofSettlement,
  result: listOf(boardReview),
});
export const askBoard = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules,
  summary:
    'Požádá člena výboru o schválení posledního výpočtu: odkaz ke zkopírování, nebo i e-mailem',
  // Its answer is not kept to be repeated: it bears the secret.
  params: ofSettlement,
  body: z.object({
    settlement_count_id: id,
    name: requiredText(100),
    /** Where the link is mailed to; empty where it is only copied. */
    email: optionalEmail(200),
    days: wholeNumber(1, MOST_BOARD_DAYS),
  }),
  result: z.object({
    settlement_review_id: z.int(),
    /** The link itself, told this once. */
    url: z.string(),
    expires: day,
  }),
  refuses: ['licence-expired', 'settlement-not-last', 'reviews-full'],
});
export const revokeBoardLink = endpoint({
  method: 'POST',
  path: '/v1/settlement/board-review/{unit_id}/{id}/revoke',
  access: 'user',
  modules,
  summary: 'Zruší odkaz člena výboru; co už řekl, zůstává',
  params: z.object({ unit_id: id, id }),
  result: z.object({ settlement_review_id: z.int(), revoked: moment }),
});

// Behind the link -------------------------------------------------------------------------------------
/** A service with what documents say and what was divided. */
const boardService = z.object({
  service_name: z.string(),
  house_name: z.string(),
  cost: hellers,
  divided: hellers,
  former: hellers.nullable(),
  documents: z.array(
    z.object({
      billing_document_id: z.int(),
      /** The place and the number: 'Teplárna, 2025-0117'. */
      name: z.string(),
      total: hellers,
      /** What of it belongs to the service in the period. */
      part: hellers,
    }),
  ),
});

/** A space that changed most, without names. */
const boardSpace = z.object({
  space_name: z.string(),
  building_name: z.string(),
  cost: hellers,
  former: hellers,
  /** A sentence for each service that made the change, the largest first. */
  reasons: z.array(z.string()),
});

/** A settlement as its board looks it through. */
export const openedBoard = z
  .object({
    unit_name: z.string(),
    name: z.string(),
    /** Empty for all houses of the unit. */
    building_name: z.string(),
    period_from: day,
    period_to: day,
    number: z.int(),
    counted: moment,
    /** Whether it was counted anew since: this count is delivered no more. */
    is_overtaken: z.boolean(),
    cost: hellers,
    advances: hellers,
    owed: hellers,
    overpaid: hellers,
    recipients: z.int(),
    services: z.array(boardService),
    /** Empty where nothing of the year before can be compared. */
    changed: z.array(boardSpace),
    files: z.array(inspectedFile),
    state: boardState,
    signed_name: z.string(),
    comment: z.string(),
    decided: momentOrEmpty,
    expires: day,
  })
  .meta({ id: 'OpenedBoard' });
export type OpenedBoard = z.infer<typeof openedBoard>;

const secret = { secret: requiredText(100) };
const REFUSED = ['statement-link-unknown', 'module-off'] as const;

export const openBoardLink = endpoint({
  method: 'POST',
  path: '/v1/board-link/open',
  access: 'public',
  summary: 'Vyúčtování ke schválení podle odkazu člena výboru, bez přihlášení',
  perMinute: 100,
  timeoutMs: 15_000,
  body: z.object(secret),
  result: openedBoard,
  refuses: REFUSED,
});

const decided = {
  state: boardState.exclude(['asked']),
  signed_name: text(100),
  comment: longText(4000),
};
const decisionRules = [
  at<{ state: string; signed_name: string }>('signed_name', ({ state, signed_name }) =>
    state === 'signed' && signed_name.trim() === '' ? 'Podepište se jménem a příjmením' : null,
  ),
  at<{ state: string; comment: string }>('comment', ({ state, comment }) =>
    state === 'objected' && comment.trim() === '' ? 'Napište, co je třeba opravit' : null,
  ),
];

/** What a member of the board says, as he writes it. */
export const boardDecision = ruledBy(z.object(decided), decisionRules);

export const decideBoard = endpoint({
  method: 'POST',
  path: '/v1/board-link/decide',
  access: 'public',
  summary: 'Člen výboru vyúčtování podepíše, nebo k němu napíše připomínku; jednou',
  perMinute: 30,
  timeoutMs: 15_000,
  body: ruledBy(z.object({ ...secret, ...decided }), decisionRules),
  result: openedBoard,
  refuses: [...REFUSED, 'board-decided', 'board-overtaken'],
});
export const readBoardDocument = endpoint({
  method: 'POST',
  path: '/v1/board-link/document',
  access: 'public',
  summary: 'Doklad, ze kterého vyúčtování vychází, k nahlédnutí členem výboru',
  perMinute: 40,
  timeoutMs: 30_000,
  body: z.object({ ...secret, file_id: id }),
  result: z.object({
    file_name: z.string(),
    content_type: z.string(),
    content_base64: z.string(),
  }),
  refuses: REFUSED,
});
