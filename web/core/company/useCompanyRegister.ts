import { useState } from 'react';
import { lookUpCompany } from '#contract/lookups.ts';
import { BUSINESS_ID_LENGTH, businessIdRule } from '#contract/rules/business-id.ts';
import { log } from '#web/lib/log.ts';
import { useCall } from '#web/lib/query.ts';
import { flashError } from '#web/notices/flash.ts';
import { companyFault } from './company-fault.ts';
import { registerNotice } from './register-notice.ts';
import type { FoundCompany, RegisterNotice } from './register-notice.ts';

/** The look-up of the company register; what is found is for the form to take over (specification, section 4). */
export function useCompanyRegister(business_id: string, onFound: (data: FoundCompany) => void) {
  const [notice, setNotice] = useState<RegisterNotice | null>(null);
  const looking = useCall(lookUpCompany, {
    onSuccess: (data, { params }) => {
      // What was typed meanwhile stays; another ID has nothing to do with this answer.
      if (params?.business_id !== business_id) return;
      onFound(data);
      setNotice(registerNotice(data));
    },
  });

  const fail = (error: unknown) => {
    const { message, isMissing } = companyFault(error);
    log.warn(message, error);
    if (isMissing) flashError(message);
    setNotice({ kind: 'fault', text: message });
  };
  const lookUp = () => {
    const fault = businessIdRule(business_id);
    setNotice(fault === null ? null : { kind: 'fault', text: fault });
    if (fault === null) looking.mutate({ params: { business_id } }, { onError: fail });
  };
  return {
    lookUp,
    isLooking: looking.isPending,
    /** Only a whole business ID can be looked up. */
    isReady: Array.from(business_id).length === BUSINESS_ID_LENGTH,
    notice,
    forget: () => setNotice(null),
  };
}
