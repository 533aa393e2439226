import {
  acceptRule,
  listRules,
  previewRule,
  undoRule,
} from '#contract/money/prescription-rules.ts';
import { type Route, unitRoute } from '#server/http/route.ts';
import { accept, list, preview, undo } from './rules.service.ts';

export const prescriptionRoutes: readonly Route[] = [
  unitRoute(previewRule, preview),
  unitRoute(listRules, list),
  unitRoute(acceptRule, accept),
  unitRoute(undoRule, undo),
];
