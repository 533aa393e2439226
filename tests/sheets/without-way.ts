/** Dialogs that have no way into the sheet, each with the reason why. The list only gets shorter. */
export const dialogsWithoutWay: Readonly<Record<string, string>> = {
  'form/ModalForm': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'record/RecordDialogs': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'record/RecordForm': 'A frame that other dialogs fill; each of them is drawn by its own way.',
  'ui/LateModal': 'A frame that other dialogs fill; each of them is drawn by its own way.',
};
