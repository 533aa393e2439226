import type { DrawnDialog } from './drawn-dialog.ts';

/** Dialogs of the rooms of money: costs, settlements, prescriptions, payments, arrears and what is paid by post. */
export const moneyDialogs: Readonly<Record<string, DrawnDialog>> = {
  'arrears/LevelDialog': { at: '/money/arrears?tab=reminders', by: ['Další', '1. upomínka'] },
  'arrears/PreviewDialog': {
    at: '/money/arrears?tab=reminders',
    by: ['mark', 'Prohlédnout'],
    after: 'claimed',
  },
  'arrears/RateDialog': { at: '/money/arrears', by: ['Sazba úroku'] },
  'arrears/TellingDialog': { at: '/money/arrears', by: ['Upozornění'] },
  'bank/AccountsTab': { at: '/money/bank?tab=accounts', by: ['Nový účet'] },
  'bank/MovementDialog': { at: '/money/bank?tab=movements&filter=all', by: ['row'] },
  'bank/StatementDialog': { at: '/money/bank?tab=statements', by: ['row'] },
  'bank/Upload': { at: '/money/bank?upload=1' },
  'billing/NewPlace': { at: '/billingplaces?act=new' },
  'billing/UsualPlaces': { at: '/billingplaces?act=usual' },
  'billing/rules/CopyRule': {
    at: '/billingrules',
    by: ['row', 'Další akce s pravidlem', 'Kopírovat'],
  },
  'billing/rules/NewRule': { at: '/billingrules?act=new' },
  'billing/rules/NewVersion': { at: '/billingrules', by: ['row', 'Nová verze od'] },
  'billing/rules/UsualRules': { at: '/billingrules?act=usual' },
  'core/account-papers/ConfirmationDialog': { at: '/money', by: ['row', 'Potvrzení o dluzích'] },
  'core/account-papers/LinksDialog': { at: '/money', by: ['row', 'Odkaz pro osobu'] },
  'money/ClaimDialog': { at: '/money', by: ['row', 'Jednorázový předpis'] },
  'money/LedgerSettingsDialog': { at: '/money/months', by: ['Nastavení předpisů'] },
  'money/PayersDialog': { at: '/money/payments?queue=waiting', by: ['Další', 'Naučené účty'] },
  'money/PaymentDialog': { at: '/money', by: ['row', 'Zapsat platbu'] },
  'money/PaymentParts': { at: '/money/payments', by: ['row'] },
  'money/ReversePayment': { at: '/money/payments', by: ['row', 'Stornovat platbu'] },
  'money/SymbolsDialog': { at: '/money/payments?queue=waiting', by: ['Další', 'Přidělit symboly'] },
  'money/accounting/CodeDialog': { at: '/money/accounting', by: ['tab Předkontace', 'row'] },
  'money/accounting/LinesDialog': { at: '/money/accounting', by: ['row'] },
  'prescription/mails/MailDialog': { at: '/money/prescriptions', by: ['mark', 'E-mailem'] },
  'prescription/sheets/SheetDialog': { at: '/money/prescriptions', by: ['row'] },
  'settlement/Explanation': { at: '/settlements/{id}', by: ['row'], after: 'reviewed' },
  'settlement/NewSettlement': { at: '/settlements?act=new' },
  'settlement/NoteDialog': {
    at: '/settlements/{id}',
    by: ['Další akce', 'Upravit poznámku'],
    after: 'reviewed',
  },
  'settlement/StatementTexts': { at: '/settlements?act=texts' },
  'settlement/board/AskDialog': {
    at: '/settlements/{id}?tab=board',
    by: ['Požádat o schválení'],
    after: 'reviewed',
  },
  'settlement/issue/IssueDialog': {
    at: '/settlements/{id}',
    by: ['Vydat vyúčtování'],
    after: 'reviewed',
  },
  'settlement/simulation/TriedRuleDialog': {
    at: '/settlements/{id}?tab=simulation',
    by: ['Zkusit jinak'],
    after: 'reviewed',
  },
  'settlement/simulation/KeepDialog': {
    at: '/settlements/{id}?tab=simulation',
    by: ['fill Simulace: Rovným dílem', 'Uložit jako novou'],
    after: 'reviewed',
  },
  'settlement/simulation/MovedServices': {
    at: '/settlements/{id}?tab=simulation',
    by: ['fill Simulace: Rovným dílem', 'row'],
    after: 'reviewed',
  },
  'settlement/AcceptDialog': {
    at: '/settlements/{id}?tab=checks',
    by: ['Přijmout'],
    after: 'counted',
  },
  'settlement/CountsDialog': { at: '/settlements/{id}?act=counts', after: 'reviewed' },
  'settlement/delivery/DeliveredDialog': {
    at: '/settlements/{id}?tab=delivery',
    by: ['mark', 'Zapsat doručení'],
    after: 'issued',
  },
  'settlement/delivery/StatementDialog': {
    at: '/settlements/{id}?tab=delivery',
    by: ['row'],
    after: 'issued',
  },
  'settlement/delivery/StatementLinks': {
    at: '/settlements/{id}?tab=delivery',
    by: ['row', 'Odkazy', 'Vytvořit odkaz'],
    after: 'issued',
  },
  'settlement/issue/CorrectDialog': {
    at: '/settlements/{id}',
    by: ['Opravit vyúčtování'],
    after: 'issued',
  },
  'settlement/objections/AddObjectionDialog': {
    at: '/settlements/{id}?tab=objections',
    by: ['Zapsat námitku'],
    after: 'issued',
  },
  'settlement/objections/AnswerDialog': {
    at: '/settlements/{id}?tab=objections',
    by: ['Vyřídit námitku'],
    after: 'issued',
  },
  'account-papers/ConfirmationRecord': {
    at: '/money/confirmations?confirmation={id}',
    after: 'confirmed',
  },
  'account-papers/ConfirmationLinks': {
    at: '/money/confirmations?confirmation={id}',
    by: ['Odkaz na potvrzení', 'Vytvořit odkaz'],
    after: 'confirmed',
  },
  'core/account-papers/BankChoiceDialog': {
    at: '/money',
    by: ['row', 'Účet pro platby'],
    after: 'banked',
  },
  'money/ReturnToPayer': {
    at: '/money/payments?queue=waiting',
    by: ['Vrátit plátci'],
    after: 'banked',
  },
  'money/ReverseClaim': {
    at: '/money?account={id}',
    by: ['Stornovat: '],
    after: 'claimed',
  },
  'money/refunds/BatchForm': { at: '/money/refunds', by: ['mark', 'Vrátit vybrané'] },
  'money/refunds/BatchDialog': {
    at: '/money/refunds?tab=batches&batch={id}',
    after: 'refunded',
  },
  'money/refunds/PaidDialog': {
    at: '/money/refunds?tab=batches&batch={id}',
    by: ['Banka zaplatila'],
    after: 'refunded',
  },
  'arrears/SentReminders': {
    at: '/money/arrears?tab=reminders',
    by: ['row na papíře'],
    after: 'reminded',
  },
  'arrears/rates/AccountRates': {
    at: '/money/arrears',
    by: ['row', 'Přidat sazbu podle smlouvy'],
  },
  'arrears/instalments/AgreementDialog': {
    at: '/money/arrears?account={id}',
    by: ['Dohoda o splátkách'],
    after: 'owing',
  },
  'arrears/instalments/AgreementRecord': { at: '/money/arrears?tab=instalments', by: ['row'] },
  'arrears/instalments/EndDialog': {
    at: '/money/arrears?tab=instalments',
    by: ['row', 'Zesplatnit celý dluh'],
  },
  'arrears/instalments/SignDialog': {
    at: '/money/arrears?tab=instalments',
    by: ['row', 'Změnit podpis'],
  },
  'billing/ConnectDialog': { at: '/billingplaces', by: ['row', 'tab Připojené', 'Připojit'] },
  'billing/rules/CostDialog': { at: '/billingrules', by: ['row', 'tab Náklady', 'Přidat'] },
  'billing/rules/SpaceDialog': {
    at: '/billingrules',
    by: ['row', 'tab Zvláštní prostory', 'Přidat'],
  },
  'sipo/hand-over/HandOverDialog': {
    at: '/auxiliaries/sipo?tab=hand-over&open={id}',
    after: 'handed',
  },
  'sipo/answers/AnswerDialog': {
    at: '/auxiliaries/sipo?tab=answers&open={id}',
    after: 'answered',
  },
  'sipo/payments/PostPayments': {
    at: '/auxiliaries/sipo?tab=answers&open={id}',
    by: ['Zapsat platby ze SIPO'],
    after: 'answered',
  },
  'sipo/payments/TakeBackPost': {
    at: '/auxiliaries/sipo?tab=answers&open={id}',
    by: ['Zapsat platby ze SIPO', 'Vzít zápis zpět'],
    after: 'answered',
  },
};
