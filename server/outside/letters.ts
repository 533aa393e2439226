import type { Mail } from './outbox.sql.ts';

import type { Deed } from './deed.ts';

type Letter = Omit<Mail, 'recipient'>;

interface Link {
  readonly publicUrl: string;
  readonly token: string;
  readonly expires: string;
}

const pragueTime = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function written(subject: string, ...paragraphs: string[]): Letter {
  const all = ['Dobrý den,', ...paragraphs, 'S pozdravem\nportál Kastelán'];
  return { subject, body: `${all.join('\n\n')}\n` };
}

function expiry({ expires }: Link): string {
  return `Odkaz lze použít jednou a platí do ${pragueTime.format(new Date(expires))}.`;
}

function passwordUrl({ publicUrl, token }: Link): string {
  return `${publicUrl}/client/user/reset/${token}`;
}

/** Address on which whoever has registered chooses his password. */
export function confirmUrl({ publicUrl, token }: Pick<Link, 'publicUrl' | 'token'>): string {
  return `${publicUrl}/client/user/regconfirm/${token}`;
}

// Letters that anybody can have sent to anybody hold no words of the person who asked for them.

/** Asks the new user to confirm the registration. */
export function confirmLetter(link: Link): Letter {
  return written(
    'Potvrzení registrace v portálu Kastelán',
    'přijali jsme registraci s touto e-mailovou adresou. Potvrdíte ji tím, že si na tomto odkazu zvolíte heslo:',
    confirmUrl(link),
    expiry(link),
    'Platit bude jen heslo zvolené na odkazu, i když jste nějaké zadali už při registraci.',
    'Pokud jste se neregistrovali, zprávu, prosím, nechte bez povšimnutí. Bez potvrzení registrace nezačne platit.',
  );
}

/** Tells the owner of an account that somebody tried to register with his address. */
export function accountExistsLetter(publicUrl: string): Letter {
  return written(
    'Účet v portálu Kastelán už máte',
    'přijali jsme registraci s touto e-mailovou adresou. Účet s ní už máte, nový jsme proto nezaložili. Přihlásit se můžete zde:',
    `${publicUrl}/client/user/login`,
    'Pokud heslo neznáte, nastavte si, prosím, nové:',
    `${publicUrl}/client/user/requestreset`,
    'Pokud jste o registraci nežádali, není třeba nic dělat.',
  );
}

/** Offers a new password. */
export function resetLetter(link: Link): Letter {
  return written(
    'Obnova hesla v portálu Kastelán',
    'požádali jste o nové heslo k portálu Kastelán. Nastavíte si ho tímto odkazem:',
    passwordUrl(link),
    expiry(link),
    'Pokud jste o nové heslo nežádali, zprávu, prosím, nechte bez povšimnutí. Vaše heslo se nezměnilo.',
  );
}

/** Tells a person who has an account of a client that another client invites him. */
export function inviteElsewhereLetter({ publicUrl }: Link, clientName: string): Letter {
  return written(
    'Pozvánka do portálu Kastelán',
    `organizace ${clientName} vás zve mezi své uživatele v portálu Kastelán. S touto e-mailovou adresou už ale v portálu účet máte a jedna adresa může mít jen jeden.`,
    'Chcete-li pozvánku přijmout, požádejte organizaci, aby ji poslala na jinou vaši adresu. Ke svému účtu se přihlásíte zde:',
    `${publicUrl}/client/user/login`,
    'Pokud organizaci neznáte, zprávu, prosím, nechte bez povšimnutí. Na vašem účtu se nic nezměnilo a organizace se o něm nedozvěděla.',
  );
}

function whenAndWhere({ at, device }: Deed): string {
  return `Kdy: ${pragueTime.format(at)}\nZařízení: ${device}`;
}

function notMe({ publicUrl }: Deed): string[] {
  return [
    'Pokud jste to nebyli vy, nastavte si hned nové heslo; tím se odhlásí všechna zařízení:',
    `${publicUrl}/client/user/requestreset`,
    'Dejte o tom vědět i správci své organizace.',
  ];
}

/** Tells the owner of an account that its password has been changed. */
export function passwordChangedLetter(deed: Deed): Letter {
  return written(
    'Heslo k portálu Kastelán bylo změněno',
    'heslo k vašemu účtu v portálu Kastelán bylo změněno a ostatní zařízení byla odhlášena.',
    whenAndWhere(deed),
    'Pokud jste heslo změnili vy, není třeba nic dělat.',
    ...notMe(deed),
  );
}

/** What has changed about the second step of a sign-in. */
export type SecondStepChange =
  | 'passkey'
  | 'removed'
  | 'authenticator'
  | 'codes'
  | 'off'
  | 'off-by-admin'
  | 'used';

const changes: Readonly<Record<SecondStepChange, string>> = {
  authenticator:
    'při přihlášení k vašemu účtu v portálu Kastelán se nově žádá kód z ověřovací aplikace.',
  passkey:
    'k vašemu účtu v portálu Kastelán byl přidán přístupový klíč, kterým se po hesle přihlásíte.',
  removed:
    'z druhého kroku přihlášení k vašemu účtu v portálu Kastelán byla odebrána ověřovací aplikace nebo přístupový klíč.',
  codes: 'k vašemu účtu v portálu Kastelán byly vytvořeny nové záložní kódy. Dřívější už neplatí.',
  off: 'druhý krok přihlášení k vašemu účtu v portálu Kastelán byl vypnut. K přihlášení teď stačí heslo.',
  'off-by-admin':
    'druhý krok přihlášení k vašemu účtu v portálu Kastelán vypnul správce portálu. K přihlášení teď stačí heslo.',
  used: 'k vašemu účtu v portálu Kastelán se někdo přihlásil záložním kódem. Každý z nich platí jen jednou.',
};

/** Tells the owner of an account what has changed about the second step of its sign-in. */
export function secondStepLetter(deed: Deed, change: SecondStepChange): Letter {
  return written(
    'Druhý krok přihlášení do portálu Kastelán',
    changes[change],
    whenAndWhere(deed),
    'Pokud jste to byli vy, není třeba nic dělat.',
    ...notMe(deed),
  );
}

/** Tells the owner of an account that somebody has signed in from a device he was not seen with. */
export function newDeviceLetter(deed: Deed): Letter {
  return written(
    'Přihlášení do portálu Kastelán z nového zařízení',
    'k vašemu účtu v portálu Kastelán se někdo přihlásil ze zařízení, které jsme u vás zatím neviděli.',
    whenAndWhere(deed),
    'Pokud jste to byli vy, není třeba nic dělat. Přihlášená zařízení najdete v portálu v části Nastavení.',
    ...notMe(deed),
  );
}

/** Invites a person among the users of a client. */
export function inviteLetter(link: Link, clientName: string): Letter {
  return written(
    'Pozvánka do portálu Kastelán',
    `organizace ${clientName} vás zve do portálu Kastelán pro správu domů a bytů. Pozvánku přijmete nastavením hesla na tomto odkazu:`,
    passwordUrl(link),
    expiry(link),
    'Pokud organizaci neznáte, zprávu, prosím, nechte bez povšimnutí.',
  );
}
