import { CLIENT_FULL_NAME_MAX, CLIENT_NAME_MAX } from './client-name.ts';
import { formatZip } from './zip.ts';

// Specification, section 3: Company register data; section 4: Company register lookup on the profile.

/** Seat of a company as the register spells it. */
export interface CompanyRegisterSeat {
  readonly nazevUlice?: string;
  readonly nazevCastiObce?: string;
  readonly nazevObce?: string;
  readonly cisloDomovni?: number;
  readonly cisloOrientacni?: number;
  readonly cisloOrientacniPismeno?: string;
  readonly psc?: number;
  readonly pscTxt?: string;
  readonly textovaAdresa?: string;
}

/** Lines of the delivery address as the register spells them. */
export interface CompanyRegisterLines {
  readonly radekAdresy1?: string;
  readonly radekAdresy2?: string;
  readonly radekAdresy3?: string;
}

/** What the profile reads of a company in the register. */
export interface CompanyRegisterData {
  readonly obchodniJmeno?: string;
  readonly dic?: string;
  readonly dicSkDph?: string;
  readonly sidlo?: CompanyRegisterSeat;
  readonly adresaDorucovaci?: CompanyRegisterLines;
}

/** A postal address of one street line; unknown parts are empty. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
}

/** Address of a company: its seat, or its delivery address when the register knows no seat. */
export function companyAddress(data: CompanyRegisterData): PostalAddress {
  const { sidlo, adresaDorucovaci } = data;
  if (sidlo?.nazevObce === undefined && adresaDorucovaci !== undefined) {
    return addressOfLines(adresaDorucovaci);
  }
  return { street: streetLine(sidlo ?? {}), city: sidlo?.nazevObce ?? '', zip: zipOf(sidlo ?? {}) };
}

/** The seat as one text, where the register knows no parts of it; otherwise null. */
export function seatText(data: CompanyRegisterData): string | null {
  const { street, city, zip } = companyAddress(data);
  const text = data.sidlo?.textovaAdresa?.trim() ?? '';
  return street + city + zip === '' && text !== '' ? text : null;
}

/**
 * The address to be written: what the register knows in parts; the text of the seat as the street
 * where nothing is written yet; otherwise what is written.
 */
export function addressFrom(data: CompanyRegisterData, own: PostalAddress): PostalAddress {
  const known = companyAddress(data);
  if (known.street + known.city + known.zip !== '') return known;
  const isEmpty = (own.street + own.city + own.zip).trim() === '';
  return isEmpty ? { ...known, street: seatText(data) ?? '' } : own;
}

function streetLine(seat: CompanyRegisterSeat): string {
  const number = houseNumber(seat);
  // A village has no streets: its houses are numbered within the part of the municipality. Without
  // a number the name of the municipality alone would only repeat the city.
  const place = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce ?? '';
  if (number === '') return place === seat.nazevObce ? '' : place;
  return `${place} ${number}`.trim();
}

function houseNumber(seat: CompanyRegisterSeat): string {
  const { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno = '' } = seat;
  const orientation =
    cisloOrientacni === undefined ? undefined : `${cisloOrientacni}${cisloOrientacniPismeno}`;
  return [cisloDomovni, orientation].filter((part) => part !== undefined).join('/');
}

function zipOf({ psc, pscTxt = '' }: CompanyRegisterSeat): string {
  if (psc !== undefined) return formatZip(String(psc));
  // Only five digits are a code in the Czech manner; other countries group theirs differently.
  return /^\d{5}$/.test(pscTxt) ? formatZip(pscTxt) : pscTxt.trim();
}

function addressOfLines(lines: CompanyRegisterLines): PostalAddress {
  const { radekAdresy1: street = '', radekAdresy2 = '', radekAdresy3 = '' } = lines;
  const town = (radekAdresy3 === '' ? radekAdresy2 : radekAdresy3).trim();
  const match = /^(\d{3} ?\d{2}) +(\S.*)$/.exec(town);
  return { street, city: match?.[2] ?? town, zip: formatZip(match?.[1] ?? '') };
}

/** The fields of a client that the register look-up fills. */
export interface CompanyRegisterTarget {
  readonly name: string | null;
  readonly full_name: string | null;
  readonly vat: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly business_address: string | null;
  readonly business_city: string | null;
  readonly business_zip: string | null;
}

const STREET_MAX = 200;
const CITY_MAX = 50;
const ZIP_MAX = 10;
const TAX_ID_MAX = 20;

/**
 * A copy of the client with names, tax ID and company address taken from the register. The manager's
 * address fields are filled only where they are empty. Everything is cut to the length of its field.
 */
export function applyCompanyRegister<Client extends CompanyRegisterTarget>(
  client: Client,
  data: CompanyRegisterData,
): Client {
  const { street, city, zip } = addressFrom(data, {
    street: client.business_address ?? '',
    city: client.business_city ?? '',
    zip: client.business_zip ?? '',
  });
  const company = {
    address: cut(street, STREET_MAX),
    city: cut(city, CITY_MAX),
    zip: cut(zip, ZIP_MAX),
  };
  return {
    ...client,
    ...namesOf(data),
    vat: cut(data.dic ?? data.dicSkDph ?? '', TAX_ID_MAX),
    business_address: company.address,
    business_city: company.city,
    business_zip: company.zip,
    address: filled(client.address, company.address),
    city: filled(client.city, company.city),
    zip: filled(client.zip, company.zip),
  };
}

function namesOf({ obchodniJmeno = '' }: CompanyRegisterData): {
  name?: string;
  full_name?: string;
} {
  if (obchodniJmeno.trim() === '') return {};
  return {
    name: cut(obchodniJmeno, CLIENT_NAME_MAX),
    full_name: cut(obchodniJmeno, CLIENT_FULL_NAME_MAX),
  };
}

function filled(own: string | null, offered: string): string {
  return own === null || own.trim() === '' ? offered : own;
}

function cut(text: string, maximum: number): string {
  return Array.from(text.trim()).slice(0, maximum).join('').trimEnd();
}
