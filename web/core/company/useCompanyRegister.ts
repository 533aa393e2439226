import { useState } from 'react';
import { lookUpCompany, lookUpOwnCompany } from '#contract/lookups.ts';
import { BUSINESS_ID_LENGTH, businessIdRule } from '#contract/rules/business-id.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { log } from '#web/lib/log.ts';
import { useCall } from '#web/lib/query.ts';
import { flashError } from '#web/notices/flash.ts';
import { companyFault } from './company-fault.ts';
import { ownNotice, registerNotice } from './register-notice.ts';
import type { FoundCompany, FoundName, RegisterNotice } from './register-notice.ts';

/** A look-up in the register, as its button needs it. */
export interface CompanyRegister {
  readonly lookUp: () => void;
  readonly isLooking: boolean;
  /** Only a whole business ID can be looked up. */
  readonly isReady: boolean;
  readonly notice: RegisterNotice | null;
  readonly forget: () => void;
}

/** The look-up of the company register; what is found is for the form to take over (specification, section 4). */
export function useCompanyRegister(
  business_id: string,
  onFound: (data: FoundCompany) => void,
): CompanyRegister {
  const asked = useAsked(business_id);
  const looking = useCall(lookUpCompany, {
    onSuccess: (data, { params }) => {
      // What was typed meanwhile stays; another ID has nothing to do with this answer.
      if (params?.business_id !== business_id) return;
      onFound(data);
      asked.tell(registerNotice(data, todayInPrague()));
    },
  });
  return asked.by(looking.isPending, () =>
    looking.mutate({ params: { business_id } }, { onError: asked.fail }),
  );
}

/** The same before anybody has signed in: only the name of the company. */
export function useOwnCompany(
  business_id: string,
  onFound: (data: FoundName) => void,
): CompanyRegister {
  const asked = useAsked(business_id);
  const looking = useCall(lookUpOwnCompany, {
    onSuccess: (data, { params }) => {
      if (params?.business_id !== business_id) return;
      onFound(data);
      asked.tell(ownNotice(data, todayInPrague()));
    },
  });
  return asked.by(looking.isPending, () =>
    looking.mutate({ params: { business_id } }, { onError: asked.fail }),
  );
}

/** What both look-ups share: the rule before the question, and what is said of its end. */
function useAsked(business_id: string) {
  const [notice, tell] = useState<RegisterNotice | null>(null);
  const fail = (error: unknown) => {
    const { message, isMissing } = companyFault(error);
    log.warn(message, error);
    if (isMissing) flashError(message);
    tell({ kind: 'fault', text: message });
  };
  const by = (isLooking: boolean, ask: () => void): CompanyRegister => ({
    lookUp: () => {
      const fault = businessIdRule(business_id);
      tell(fault === null ? null : { kind: 'fault', text: fault });
      if (fault === null) ask();
    },
    isLooking,
    isReady: Array.from(business_id).length === BUSINESS_ID_LENGTH,
    notice,
    forget: () => tell(null),
  });
  return { tell, fail, by };
}
