import { previewBillingRule } from '#contract/settlement/rule-preview.ts';
import { useCall } from '#web/lib/query.ts';

/** A rule shown on three spaces; nothing is kept. */
export const useRulePreview = () => useCall(previewBillingRule);
