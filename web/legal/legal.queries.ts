import { useQuery } from '@tanstack/react-query';
import {
  deleteLegalDraft,
  listCurrentTexts,
  listServiceStates,
  publishLegalDraft,
  readLegalDocument,
  readLegalDraft,
  readOperator,
  saveLegalDraft,
  updateOperator,
} from '#contract/legal.ts';
import type { LegalKind } from '#contract/legal.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';

function documentOf(kind: LegalKind, document_version: string | undefined) {
  const query = document_version === undefined ? {} : { document_version };
  return queryFor(readLegalDocument, { params: { kind }, query });
}

/** A version of a text with the list of all; without a version the one in force. */
export function useLegalDocument(kind: LegalKind, document_version?: string) {
  return useLoad(documentOf(kind, document_version));
}

/** The same where a fault is shown beside it; read only when wanted. */
export function useOtherDocument(kind: LegalKind, wanted: string | undefined, enabled: boolean) {
  return useQuery({ ...documentOf(kind, wanted), enabled });
}

/** The draft of a text, for a system admin. */
export function useLegalDraft(kind: LegalKind) {
  return useQuery(queryFor(readLegalDraft, { params: { kind } }));
}

const texts = [readLegalDraft, readLegalDocument, listCurrentTexts];

export function useSaveDraft() {
  return useCall(saveLegalDraft, { invalidates: [readLegalDraft] });
}

export function useDiscardDraft() {
  return useCall(deleteLegalDraft, { invalidates: [readLegalDraft] });
}

export function usePublishDraft() {
  return useCall(publishLegalDraft, { invalidates: texts });
}

/** Who runs the portal. */
export function useOperator() {
  return useQuery(queryFor(readOperator));
}

export function useSaveOperator() {
  return useCall(updateOperator, { invalidates: [readOperator, readLegalDocument] });
}

/** How the services are that the portal stands on. */
export function useServiceStates() {
  return useQuery(queryFor(listServiceStates));
}
