import { saveVisitAccess } from '#contract/fieldwork/visit-places.ts';
import { updatePaperSettings } from '#contract/money/account-papers.ts';
import { saveAccountingCode } from '#contract/money/accounting-codes.ts';
import { updateWatchLimits } from '#contract/metering/watch-limits.ts';
import { USUAL_LIMITS } from '#contract/rules/watch-limits.ts';
import { updateMonthInfoSettings } from '#contract/metering/month-infos.ts';
import { RAISE_MONTHS } from '#contract/settlement/raise-offer.ts';
import { updateStatementTexts } from '#contract/settlement/statement-texts.ts';
import type { Kind } from './kind.ts';

/** What the law says of them is not the unit's to write. */
const { remote_until: _ofLaw, ...usualLimits } = USUAL_LIMITS;

/** What is written to something that is there anyway: its first writing goes back by writing nothing. */
export const writtenKinds: readonly Kind[] = [
  {
    table: 'visit_access',
    id: 'visit_access_id',
    ofUnit: true,
    save: saveVisitAccess,
    whole: ['note', 'from_minute', 'to_minute'],
    blank: { note: '', from_minute: null, to_minute: null },
  },
  {
    table: 'accounting_codes',
    id: 'accounting_code_id',
    ofUnit: true,
    save: saveAccountingCode,
    whole: [
      'version',
      'kind',
      'name',
      'debit_account',
      'credit_account',
      'posting',
      'centre',
      'cash_code',
    ],
    blank: { debit_account: '', credit_account: '', posting: '', centre: '', cash_code: '' },
  },
  {
    table: 'settlement_texts',
    id: 'client_id',
    param: 'client_id',
    ofUnit: false,
    save: updateStatementTexts,
    blank: { advice: '', annex_a: '', annex_b: '', annex_c: '', raise_months: RAISE_MONTHS },
  },
  {
    table: 'monthly_info_settings',
    id: 'unit_id',
    param: 'unit_id',
    ofUnit: true,
    save: updateMonthInfoSettings,
    blank: { send_day: null },
  },
  {
    table: 'account_paper_settings',
    id: 'unit_id',
    param: 'unit_id',
    ofUnit: true,
    save: updatePaperSettings,
    blank: { bank_account_id: null },
  },
  {
    table: 'meter_watch_limits',
    id: 'unit_id',
    param: 'unit_id',
    ofUnit: true,
    save: updateWatchLimits,
    blank: usualLimits,
  },
];
