import { IconAddressBook } from '#web/icons/IconAddressBook.ts';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconBell } from '#web/icons/IconBell.ts';
import { IconBook } from '#web/icons/IconBook.ts';
import { IconBriefcase } from '#web/icons/IconBriefcase.ts';
import { IconBuilding } from '#web/icons/IconBuilding.ts';
import { IconBuildingBank } from '#web/icons/IconBuildingBank.ts';
import { IconBuildingCommunity } from '#web/icons/IconBuildingCommunity.ts';
import { IconBuildingSkyscraper } from '#web/icons/IconBuildingSkyscraper.ts';
import { IconCalendar } from '#web/icons/IconCalendar.ts';
import { IconCalendarEvent } from '#web/icons/IconCalendarEvent.ts';
import { IconCalendarMonth } from '#web/icons/IconCalendarMonth.ts';
import { IconCalculator } from '#web/icons/IconCalculator.ts';
import { IconCash } from '#web/icons/IconCash.ts';
import { IconCashMoveBack } from '#web/icons/IconCashMoveBack.ts';
import { IconChartBar } from '#web/icons/IconChartBar.ts';
import { IconChecklist } from '#web/icons/IconChecklist.ts';
import { IconClipboardList } from '#web/icons/IconClipboardList.ts';
import { IconCoin } from '#web/icons/IconCoin.ts';
import { IconCoins } from '#web/icons/IconCoins.ts';
import { IconContract } from '#web/icons/IconContract.ts';
import { IconCurrencyEuro } from '#web/icons/IconCurrencyEuro.ts';
import { IconDatabase } from '#web/icons/IconDatabase.ts';
import { IconDoor } from '#web/icons/IconDoor.ts';
import { IconDroplet } from '#web/icons/IconDroplet.ts';
import { IconEyeOff } from '#web/icons/IconEyeOff.ts';
import { IconFileDollar } from '#web/icons/IconFileDollar.ts';
import { IconFileInvoice } from '#web/icons/IconFileInvoice.ts';
import { IconFileText } from '#web/icons/IconFileText.ts';
import { IconFlame } from '#web/icons/IconFlame.ts';
import { IconGavel } from '#web/icons/IconGavel.ts';
import { IconGauge } from '#web/icons/IconGauge.ts';
import { IconHelp } from '#web/icons/IconHelp.ts';
import { IconHome } from '#web/icons/IconHome.ts';
import { IconIdBadge2 } from '#web/icons/IconIdBadge2.ts';
import { IconInfoCircle } from '#web/icons/IconInfoCircle.ts';
import { IconKey } from '#web/icons/IconKey.ts';
import { IconLayoutDashboard } from '#web/icons/IconLayoutDashboard.ts';
import { IconLayoutGrid } from '#web/icons/IconLayoutGrid.ts';
import { IconLicense } from '#web/icons/IconLicense.ts';
import { IconList } from '#web/icons/IconList.ts';
import { IconListCheck } from '#web/icons/IconListCheck.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import { IconMail } from '#web/icons/IconMail.ts';
import { IconMap } from '#web/icons/IconMap.ts';
import { IconMapPin } from '#web/icons/IconMapPin.ts';
import { IconMessage } from '#web/icons/IconMessage.ts';
import { IconNews } from '#web/icons/IconNews.ts';
import { IconPercentage } from '#web/icons/IconPercentage.ts';
import { IconPresentation } from '#web/icons/IconPresentation.ts';
import { IconReceipt } from '#web/icons/IconReceipt.ts';
import { IconReportAnalytics } from '#web/icons/IconReportAnalytics.ts';
import { IconReportMoney } from '#web/icons/IconReportMoney.ts';
import { IconRuler2 } from '#web/icons/IconRuler2.ts';
import { IconScale } from '#web/icons/IconScale.ts';
import { IconSearch } from '#web/icons/IconSearch.ts';
import { IconServer } from '#web/icons/IconServer.ts';
import { IconSettings } from '#web/icons/IconSettings.ts';
import { IconShieldLock } from '#web/icons/IconShieldLock.ts';
import { IconSitemap } from '#web/icons/IconSitemap.ts';
import { IconStack2 } from '#web/icons/IconStack2.ts';
import { IconTags } from '#web/icons/IconTags.ts';
import { IconTemperature } from '#web/icons/IconTemperature.ts';
import { IconTimeline } from '#web/icons/IconTimeline.ts';
import { IconTools } from '#web/icons/IconTools.ts';
import { IconUser } from '#web/icons/IconUser.ts';
import { IconUserCog } from '#web/icons/IconUserCog.ts';
import { IconUserShield } from '#web/icons/IconUserShield.ts';
import { IconUsers } from '#web/icons/IconUsers.ts';
import { IconWallet } from '#web/icons/IconWallet.ts';
import type { Icon } from '#web/icons/drawn.tsx';

const icons: Readonly<Record<string, Icon>> = {
  accounting: IconCalculator,
  'address-book': IconAddressBook,
  alert: IconAlertTriangle,
  area: IconRuler2,
  bank: IconBuildingBank,
  bell: IconBell,
  blog: IconBook,
  building: IconBuilding,
  buildings: IconBuildingCommunity,
  calendar: IconCalendar,
  card: IconIdBadge2,
  catalog: IconClipboardList,
  chart: IconChartBar,
  city: IconBuildingSkyscraper,
  client: IconBriefcase,
  clients: IconBriefcase,
  coin: IconCoin,
  coins: IconCoins,
  currency: IconCurrencyEuro,
  contract: IconContract,
  dashboard: IconLayoutDashboard,
  database: IconDatabase,
  debts: IconReportMoney,
  degrees: IconTemperature,
  door: IconDoor,
  events: IconCalendarEvent,
  file: IconFileText,
  flame: IconFlame,
  gauge: IconGauge,
  groups: IconLayoutGrid,
  heating: IconFlame,
  help: IconHelp,
  hidden: IconEyeOff,
  home: IconHome,
  info: IconInfoCircle,
  introduction: IconPresentation,
  key: IconKey,
  law: IconGavel,
  license: IconLicense,
  list: IconList,
  lock: IconLock,
  mail: IconMail,
  map: IconMap,
  message: IconMessage,
  messages: IconMessage,
  meters: IconGauge,
  month: IconCalendarMonth,
  news: IconNews,
  payment: IconCash,
  percent: IconPercentage,
  pin: IconMapPin,
  planned: IconTimeline,
  prescription: IconFileInvoice,
  profile: IconUserCog,
  receipt: IconReceipt,
  refund: IconCashMoveBack,
  revisions: IconChecklist,
  rights: IconUserShield,
  scale: IconScale,
  search: IconSearch,
  server: IconServer,
  services: IconStack2,
  settings: IconSettings,
  settlement: IconReportAnalytics,
  sheet: IconFileDollar,
  shield: IconShieldLock,
  sitemap: IconSitemap,
  tags: IconTags,
  todos: IconListCheck,
  tools: IconTools,
  user: IconUser,
  users: IconUsers,
  verification: IconRuler2,
  wallet: IconWallet,
  water: IconDroplet,
};

/** The icon of a module by its image_name; a plain list for a name nobody has drawn. */
export function moduleIcon(image_name: string): Icon {
  return (Object.hasOwn(icons, image_name) ? icons[image_name] : undefined) ?? IconList;
}
