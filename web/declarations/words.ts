import type {
  AskingKind,
  Campaign,
  CampaignSpace,
  CampaignState,
  DeclarationWay,
} from '#contract/pasports/campaigns.ts';
import { formatDate } from '#web/lib/czech.ts';

export const wayWords: Readonly<Record<DeclarationWay, string>> = {
  link: 'odkazem z e-mailu',
  code: 'kódem z listu',
  paper: 'listinou',
  email: 'e-mailem',
  person: 'osobně',
};

export const askedWords: Readonly<Record<AskingKind, string>> = {
  invitation: 'výzva e-mailem',
  reminder: 'připomenutí e-mailem',
  sheet: 'vytištěný list',
};

export const stateWords: Readonly<Record<CampaignState, string>> = {
  running: 'běží',
  closed: 'uzavřené',
  cancelled: 'zrušené',
};

/** Whose numbers are asked for: a house, or all of them. */
export function whereText({ pasport_id, building_name }: Campaign): string {
  return pasport_id === null ? 'celá jednotka' : building_name;
}

/** The campaign among others: name, where and how it stands. */
export function campaignText(campaign: Campaign): string {
  return `${campaign.name} – ${whereText(campaign)} (${stateWords[campaign.state]})`;
}

/** What is declared more or less than recorded: '+2', '−1'; of an unknown number its whole. */
export function differenceText({ declaration, held, standing }: CampaignSpace): string {
  if (declaration === null || standing !== 'differs') return '';
  if (held === null) return 'nezapsáno';
  const more = declaration.persons_count - held.amount;
  return more > 0 ? `+${more}` : `−${-more}`;
}

/** How a declared number stands: in one or two words. */
export function standingText({ standing, acceptance }: CampaignSpace): string {
  if (acceptance !== null) return 'převzato';
  return { missing: 'nevyplněno', differs: 'liší se', same: 'shodné' }[standing];
}

/** The day from which a number holds, where it is another than that of the campaign. */
export function fromText({ declaration }: CampaignSpace, valid_from: string): string {
  if (declaration === null || declaration.valid_from === valid_from) return '';
  return `od ${formatDate(declaration.valid_from)}`;
}
