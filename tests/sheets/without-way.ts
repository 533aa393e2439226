/** Dialogs that have no way into the sheet, each with the reason why. The list only gets shorter. */
export const dialogsWithoutWay: Readonly<Record<string, string>> = {
  'account-papers/ConfirmationLinks':
    'The demo would have to do something first that cannot be taken back.',
  'account-papers/ConfirmationRecord':
    'The demo would have to do something first that cannot be taken back.',
  'arrears/SentReminders': 'The demo would have to do something first that cannot be taken back.',
  'arrears/instalments/AgreementDialog':
    'The demo would have to do something first that cannot be taken back.',
  'arrears/instalments/AgreementRecord':
    'The demo would have to do something first that cannot be taken back.',
  'arrears/instalments/EndDialog':
    'The demo would have to do something first that cannot be taken back.',
  'arrears/instalments/SignDialog':
    'The demo would have to do something first that cannot be taken back.',
  'arrears/rates/AccountRates':
    'The demo would have to do something first that cannot be taken back.',
  'billing/ConnectDialog': 'The demo would have to do something first that cannot be taken back.',
  'billing/rules/CostDialog':
    'The demo would have to do something first that cannot be taken back.',
  'billing/rules/SpaceDialog':
    'The demo would have to do something first that cannot be taken back.',
  'core/account-papers/BankChoiceDialog':
    'The demo would have to do something first that cannot be taken back.',
  'house-shares/PresenceDialog':
    'The demo would have to do something first that cannot be taken back.',
  'house-values/MergeServices':
    'The demo would have to do something first that cannot be taken back.',
  'house-values/PreviewDialog':
    'The demo would have to do something first that cannot be taken back.',
  'money/ReturnToPayer': 'The demo would have to do something first that cannot be taken back.',
  'money/ReverseClaim': 'The demo would have to do something first that cannot be taken back.',
  'money/refunds/BatchDialog':
    'The demo would have to do something first that cannot be taken back.',
  'money/refunds/BatchForm': 'The demo would have to do something first that cannot be taken back.',
  'money/refunds/PaidDialog':
    'The demo would have to do something first that cannot be taken back.',
  'self-readings/QueueBulk': 'The demo would have to do something first that cannot be taken back.',
  'self-readings/SentPhotos':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/AcceptDialog': 'The demo would have to do something first that cannot be taken back.',
  'settlement/CountsDialog': 'The demo would have to do something first that cannot be taken back.',
  'settlement/SettlementRecord':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/delivery/DeliveredDialog':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/delivery/StatementDialog':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/delivery/StatementLinks':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/issue/CorrectDialog':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/objections/AddObjectionDialog':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/objections/AnswerDialog':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/simulation/KeepDialog':
    'The demo would have to do something first that cannot be taken back.',
  'settlement/simulation/MovedServices':
    'The demo would have to do something first that cannot be taken back.',
  'sipo/answers/AnswerDialog':
    'The demo would have to do something first that cannot be taken back.',
  'sipo/hand-over/HandOverDialog':
    'The demo would have to do something first that cannot be taken back.',
  'sipo/payments/PostPayments':
    'The demo would have to do something first that cannot be taken back.',
  'sipo/payments/TakeBackPost':
    'The demo would have to do something first that cannot be taken back.',
  'form/ModalForm': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'record/RecordDialogs': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'record/RecordForm': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'ui/LateModal': 'A frame that other dialogs fill; each of them is drawn by its own way.',
};
