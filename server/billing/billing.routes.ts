import {
  browseBillingCosts,
  createBillingDocument,
  deleteBillingDocument,
  deleteBillingFile,
  getBillingDocument,
  getBillingFile,
  listBillingDocuments,
  readBillingInvoice,
  updateBillingDocument,
  uploadBillingFile,
} from '#contract/billing/documents.ts';
import {
  browseBillingPlaces,
  changeBillingPlaces,
  connectBillingPlace,
  createBillingPlace,
  deleteBillingPlace,
  disconnectBillingPlace,
  getBillingPlace,
  updateBillingPlace,
} from '#contract/billing/places.ts';
import { createBillingPlaces, listUsualPlaces } from '#contract/billing/usual-places.ts';
import { unitRoute, type Route } from '#server/http/route.ts';
import { addDocumentFile, readDocumentFile, removeDocumentFile } from './document-files.service.ts';
import {
  addDocument,
  readCosts,
  readDocument,
  readDocuments,
  removeDocument,
  saveDocument,
} from './documents.service.ts';
import { readSentInvoice } from './invoice.service.ts';
import { connect, disconnect } from './parts.service.ts';
import {
  addPlace,
  readPlace,
  readPlaces,
  removePlace,
  savePlace,
  savePlaces,
} from './places.service.ts';
import { addPlaces, readUsual } from './usual.service.ts';

export const billingRoutes: readonly Route[] = [
  unitRoute(browseBillingPlaces, readPlaces),
  unitRoute(changeBillingPlaces, savePlaces),
  unitRoute(getBillingPlace, readPlace),
  unitRoute(createBillingPlace, addPlace),
  unitRoute(updateBillingPlace, savePlace),
  unitRoute(deleteBillingPlace, removePlace),
  unitRoute(connectBillingPlace, connect),
  unitRoute(disconnectBillingPlace, disconnect),
  unitRoute(listUsualPlaces, readUsual),
  unitRoute(createBillingPlaces, addPlaces),
  unitRoute(listBillingDocuments, readDocuments),
  unitRoute(getBillingDocument, readDocument),
  unitRoute(createBillingDocument, addDocument),
  unitRoute(updateBillingDocument, saveDocument),
  unitRoute(deleteBillingDocument, removeDocument),
  unitRoute(uploadBillingFile, addDocumentFile),
  unitRoute(getBillingFile, readDocumentFile),
  unitRoute(deleteBillingFile, removeDocumentFile),
  unitRoute(readBillingInvoice, readSentInvoice),
  unitRoute(browseBillingCosts, readCosts),
];
