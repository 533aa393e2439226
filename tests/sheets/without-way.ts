/** Dialogs that have no way into the sheet, each with the reason why. The list only gets shorter. */
export const dialogsWithoutWay: Readonly<Record<string, string>> = {
  'admin-clients/ClientActions':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'admin-clients/HandedLink':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'admin-clients/QuickDialogs':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'admin-clients/UserDialog':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'app/sidebar/PhoneSidebar':
    'The demo would have to do something first that cannot be taken back.',
  'app/topbar/InfoModal': 'The demo would have to do something first that cannot be taken back.',
  'buildings/Floors': 'The demo would have to do something first that cannot be taken back.',
  'dashboard/SumDialog': 'The demo would have to do something first that cannot be taken back.',
  'errors/ErrorDialog': 'The demo would have to do something first that cannot be taken back.',
  'fieldwork/notices/NoticeDialog':
    'The demo would have to do something first that cannot be taken back.',
  'fieldwork/phone/ResultSheet':
    'It is of a crew on the road, and the sheet goes its ways as the manager of the demo.',
  'fieldwork/visits/PlanDialog':
    'The demo would have to do something first that cannot be taken back.',
  'form/ModalForm': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'form/SmallPhoto': 'The demo would have to do something first that cannot be taken back.',
  'heating/HeatingFacts': 'The demo would have to do something first that cannot be taken back.',
  'legal/PublishDialog':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'lists/CitiesScreen': 'The demo would have to do something first that cannot be taken back.',
  'lists/ImportCities': 'The demo would have to do something first that cannot be taken back.',
  'lists/MergeCities': 'The demo would have to do something first that cannot be taken back.',
  'lists/RowView': 'The demo would have to do something first that cannot be taken back.',
  'lists/SettlementLawScreen':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'lists/VerificationScreen':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'meters/MountDialog': 'The demo would have to do something first that cannot be taken back.',
  'modules/NewModule':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'pasports/people/NewPerson':
    'The demo would have to do something first that cannot be taken back.',
  'pasports/reshaping/JoiningDialog':
    'The demo would have to do something first that cannot be taken back.',
  'pasports/transfer/TransferDialog':
    'The demo would have to do something first that cannot be taken back.',
  'profile/AskPassword': 'The demo would have to do something first that cannot be taken back.',
  'profile/NewPasskey': 'The demo would have to do something first that cannot be taken back.',
  'profile/RecoveryCodes': 'The demo would have to do something first that cannot be taken back.',
  'rates/ExchangeScreen':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'rates/PolicyScreen':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'record/RecordDialogs': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'record/RecordForm': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'record/bulk/BulkDialog':
    'A frame that other dialogs fill; each of them is drawn by its own way.',
  'system-messages/AdminMessages':
    'It is of the admin of the portal, and the sheet goes its ways as the manager of the demo.',
  'ui/LateModal': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'ui/ZoomImage': 'The demo would have to do something first that cannot be taken back.',
};
