import { agreeToTexts, listConsents } from '#contract/consents.ts';
import {
  deleteLegalDraft,
  listCurrentTexts,
  listServiceStates,
  publishLegalDraft,
  readLegalDocument,
  readLegalDraft,
  readOperator as readOperatorCall,
  saveLegalDraft,
  updateOperator,
} from '#contract/legal.ts';
import { publicRoute, route, type Route } from '#server/http/route.ts';
import { agree, readConsents } from './consents.service.ts';
import {
  publishDraft,
  readCurrentTexts,
  readDocument,
  readDraft,
  removeDraft,
  saveDraft,
} from './documents.service.ts';
import { readOperator, saveOperator } from './operator.service.ts';
import { readServiceStates } from './services.service.ts';

export const legalRoutes: readonly Route[] = [
  publicRoute(listCurrentTexts, readCurrentTexts),
  publicRoute(readLegalDocument, readDocument),
  publicRoute(readOperatorCall, readOperator),
  publicRoute(listServiceStates, readServiceStates),
  route(readLegalDraft, readDraft),
  route(saveLegalDraft, saveDraft),
  route(deleteLegalDraft, removeDraft),
  route(publishLegalDraft, publishDraft),
  route(updateOperator, saveOperator),
  route(listConsents, readConsents),
  route(agreeToTexts, agree),
];
