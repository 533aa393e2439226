import { nextWorkingDay } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { DEMO_PASSWORD } from '#tests/e2e/demo-portal.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { adminDialogs } from './admin-dialogs.ts';
import type { DrawnDialog } from './drawn-dialog.ts';
import { moneyDialogs } from './money-dialogs.ts';

const password = `fill Vaše heslo: ${DEMO_PASSWORD}`;
/** The first day on which crews of the demo have visits to come. */
const crewDay = nextWorkingDay(shiftDays(todayInPrague(), 7));

/** Dialogs by the files that draw them: each is in the sheet by its own way, whatever else opens it. */
export const dialogs: Readonly<Record<string, DrawnDialog>> = {
  ...moneyDialogs,
  ...adminDialogs,
  'addresses/NewAddress': { at: '/address-book/contacts?new=1' },
  'addresses/merge/PickMerged': { at: '/address-book', by: ['row', 'Další akce', 'Sloučit'] },
  'addresses/places/NewPlace': { at: '/address-book', by: ['row', 'Nová adresa ode dne'] },
  'addresses/contacts/AddressContacts': {
    at: '/address-book',
    by: ['row', 'tab Další spojení', 'Přidat telefon'],
  },
  'addresses/orders/AddressOrders': {
    at: '/address-book',
    by: ['row', 'tab Objednávky', 'Nová objednávka'],
  },
  'app/commands/KeysDialog': {
    at: '/client/user/settings?tab=keys',
    by: ['Zobrazit klávesové zkratky'],
  },
  'app/sidebar/PhoneSidebar': { at: '/', by: ['Moduly'], only: 'phone' },
  'app/topbar/UnitPicker': { at: '/', by: ['Aktivní jednotka'] },
  'house-shares/PresenceDialog': {
    at: '/buildings',
    by: ['row', 'tab Podíly', 'Prezenční listina'],
  },
  'house-values/MergeServices': {
    at: '/buildings',
    by: ['row', 'tab Zálohy', 'Sloučit služby'],
  },
  'house-values/PreviewDialog': {
    at: '/buildings',
    by: ['row', 'tab Osoby', 'fill Hodnota: 3', 'Vyplnit', 'Zkontrolovat a uložit'],
  },
  'buildings/NewBuilding': { at: '/buildings?new=1' },
  'buildings/NewGroup': { at: '/buildings/groups?new=1' },
  'buildings/Floors': { at: '/buildings', by: ['row', 'tab Podlaží', 'row'] },
  'contracts/NewContract': { at: '/contracts?act=new' },
  'core/firms/NewFirm': { at: '/billingplaces', by: ['row', 'Založit dodavatele'] },
  'dashboard/SumDialog': { at: '/dashboard?figure=flats_count' },
  'declarations/StartCampaign': { at: '/declarations', by: ['Vyhlásit'] },
  'declarations/ProtocolDialog': { at: '/declarations', by: ['Protokol'] },
  'declarations/SheetsDialog': { at: '/declarations', by: ['Vytisknout listy'] },
  'declarations/TermDialog': { at: '/declarations', by: ['Změnit termín'] },
  'declarations/WriteAnswer': { at: '/declarations', by: ['Zapsat odpověď'] },
  'declarations/AcceptDialog': { at: '/declarations', by: ['Převzít rozdíly'] },
  'degree-days/MonthsImport': { at: '/auxiliaries/denostupne', by: ['Import'] },
  'degree-days/PlacesTab': {
    at: '/auxiliaries/denostupne',
    by: ['tab Místa a normy', 'Nové místo'],
  },
  'fieldwork/CrewsTab': { at: '/inmes/catalog?tab=crews', by: ['row'] },
  'fieldwork/AbsencesTab': { at: '/inmes/catalog?tab=absences', by: ['row'] },
  'fieldwork/UsualWorks': { at: '/inmes/catalog?act=usual' },
  'fieldwork/WorksTab': { at: '/inmes/catalog?act=new' },
  'fieldwork/Versions': { at: '/inmes/catalog?tab=works', by: ['row', 'Nová verze od dne'] },
  'fieldwork/calendar/FeedsDialog': { at: '/inmes/calendar', by: ['Odebírat kalendář'] },
  'fieldwork/events/ReviewForm': {
    at: '/inmes/events?filter=review',
    by: ['row', 'Nezapisovat nic'],
  },
  'fieldwork/notices/MailNotices': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'Oznámit'],
  },
  'fieldwork/notices/NoticeDialog': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'row', 'Doručení'],
  },
  'fieldwork/notices/RecordNotices': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'mark', 'Zapsat oznámení'],
  },
  'fieldwork/phone/ResultSheet': {
    as: 'crew',
    at: `/inmes/calendar?view=crew&day=${crewDay}`,
    by: ['Hotovo'],
    only: 'phone',
  },
  'fieldwork/visits/AccessDialog': { at: '/inmes/addresses', by: ['row'] },
  'fieldwork/visits/AddToRound': { at: '/inmes/addresses', by: ['mark', 'Přidat do obchůzky'] },
  'fieldwork/visits/NewRound': { at: '/inmes/addresses', by: ['mark', 'Naplánovat obchůzku'] },
  'fieldwork/visits/PlanDialog': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'Naplánovat'],
  },
  'fieldwork/visits/PrintDialog': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'Další akce', 'Plakát'],
  },
  'fieldwork/visits/RoundMenu': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'Další akce', 'Upravit název'],
  },
  'fieldwork/visits/VisitDialog': {
    at: '/inmes/addresses?tab=rounds',
    by: ['row Výměna vodoměrů', 'row'],
  },
  'form/SmallPhoto': { at: '/inmes/events?filter=review', by: ['row', 'Fotka z návštěvy'] },
  'heating/HeatingFacts': { as: 'accountant', at: '/auxiliaries/heatings', by: ['row'] },
  'heating/HeatingList': { at: '/auxiliaries/heatings', by: ['Nový záznam'] },
  'imports/ImportDialog': { at: '/?import=new' },
  'licence/RequestDialog': { at: '/client/user/license', by: ['Požádat'] },
  'messages/IncomingMessages': { at: '/', by: ['Příchozí zprávy'] },
  'meters/DismountDialog': {
    at: '/meters/overview?kind=cold-water',
    by: ['row', 'Další akce', 'Demontovat'],
  },
  'meters/ExchangeDialog': {
    at: '/meters/overview?kind=cold-water',
    by: ['row', 'Další akce', 'Vyměnit'],
  },
  'meters/MountDialog': { at: '/meters/overview?filter=no-meter', by: ['row', 'Osadit měřidlo'] },
  'meters/NewPlace': { at: '/meters/overview?act=new' },
  'meters/Devices': { at: '/meters/overview?kind=cold-water', by: ['row', 'Zapsat odečet'] },
  'meters/monthly/AutoDialog': { at: '/meters/overview?view=monthly', by: ['Odesílat'] },
  'meters/monthly/RecipientDialog': { at: '/meters/overview?view=monthly', by: ['row'] },
  'meters/swap/SwapDialog': {
    at: '/meters/overview?kind=cold-water',
    by: ['row', 'Další akce', 'Prohodit'],
  },
  'meters/watch/LimitsDialog': { at: '/meters/overview?view=warnings', by: ['Nastavit meze'] },
  'meters/watch/WarningBulk': { at: '/meters/overview?view=warnings', by: ['mark', 'Ignorovat'] },
  'meters/watch/WarningDialog': { at: '/meters/overview?view=warnings', by: ['row'] },
  'pasports/moving/MoveDialog': { at: '/pasports', by: ['row', 'tab Nájemci', 'Stěhování'] },
  'pasports/reshaping/DivisionDialog': { at: '/pasports', by: ['row', 'Další akce', 'Rozdělit'] },
  'pasports/reshaping/JoiningDialog': {
    at: '/pasports',
    by: ['row', 'Další akce', 'Připojit jiný prostor'],
  },
  'pasports/people/NewPerson': {
    at: '/pasports',
    by: ['row', 'tab Nájemci', 'Nový nájemce', 'fill Nájemce: Zcela Nový', 'option Nová osoba'],
  },
  'pasports/space/NewSpace': { at: '/pasports?new=1' },
  'pasports/transfer/TransferDialog': {
    at: '/pasports',
    by: ['row', 'tab Vlastnictví', 'Převod', 'fill Nový vlastník: Nov', 'option Nov', 'Převést'],
    back: ['Hotovo', 'Vzít převod zpět', 'Vzít převod zpět'],
  },
  'pasports/transfer/TransferForm': { at: '/pasports', by: ['row', 'tab Vlastnictví', 'Převod'] },
  'personal-data/AnonymiseDialog': {
    at: '/address-book',
    by: ['row', 'tab Osobní údaje', 'Anonymizovat'],
  },
  'profile/AskPassword': { at: '/client/user/profile', by: ['Zapnout ověřovací aplikaci'] },
  'profile/NewAuthenticator': {
    at: '/client/user/profile',
    by: ['Zapnout ověřovací aplikaci', password, 'Pokračovat'],
  },
  'profile/NewPasskey': { at: '/client/user/profile', by: ['Přidat přístupový klíč'] },
  'profile/RecoveryCodes': {
    as: 'accountant',
    at: '/client/user/profile',
    by: ['Nové záložní kódy', password, 'Vytvořit nové kódy'],
  },
  'record/bulk/MailDialog': { at: '/address-book', by: ['mark', 'Napsat e-mail'] },
  'record/bulk/BulkDialog': { at: '/address-book', by: ['mark', 'Upravit'] },
  'revisions/NewRevisions': { at: '/auxiliaries/revisiontypes', by: ['row', 'Nové zařízení'] },
  'search/SearchDialog': { at: '/', by: ['Hledat'] },
  'self-readings/QueueBulk': {
    at: '/meters/self-readings',
    by: ['mark', 'Odmítnout'],
  },
  'self-readings/SentPhotos': {
    at: '/meters/self-readings',
    by: ['Fotka: '],
    after: 'photographed',
  },
  'self-readings/SheetsDialog': { at: '/meters/self-readings', by: ['Vytisknout kódy'] },
  'self-readings/StartRound': { at: '/meters/self-readings', by: ['Vyhlásit'] },
  'self-readings/TermDialog': { at: '/meters/self-readings', by: ['Změnit termín'] },
  'todo/TodoDialog': { at: '/todos?act=new' },
  'users/InviteUser': { at: '/client/users?new=1' },
  'users/UserDialog': { at: '/client/users', by: ['row'] },
  'ui/ZoomImage': { at: '/?tab=profile&part=import-key', by: ['Zvětšit obrázek'] },
  'views/ViewDialog': { at: '/pasports', by: ['Pohledy', 'Uložit jako'] },
  'table/ColumnChoice': { at: '/pasports', by: ['Další', 'Sloupce'] },
  'lists/CodeList': { at: '/auxiliaries/services', by: ['Nová služba'] },
  'lists/RowView': { at: '/auxiliaries/settlement-law', by: ['row'] },
  'revisions/TypesList': { at: '/auxiliaries/revisiontypes', by: ['Nový druh'] },
  'revisions/TypeRecord': { at: '/auxiliaries/revisiontypes', by: ['row', 'Upravit druh'] },
  'fieldwork/WorkRecord': { at: '/inmes/catalog?tab=works', by: ['row', 'Upravit práci'] },
  'pasports/records/RecordSection': {
    at: '/pasports',
    by: ['row', 'tab Nájemci', 'Nový nájemce'],
  },
};
