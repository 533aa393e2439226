type Sign = readonly [pattern: RegExp, name: string];

// In this order: each browser calls itself also by the names of those after it.
const browsers: readonly Sign[] = [
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bSeznam(?:\.cz|Browser)?\//i, 'Seznam.cz'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly Sign[] = [
  [/\biPhone\b/, 'na iPhonu'],
  [/\biPad\b/, 'na iPadu'],
  [/\bAndroid\b/, 'na Androidu'],
  [/\bWindows\b/, 'na Windows'],
  [/\bCrOS\b/, 'na ChromeOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'na Macu'],
  [/\b(?:Linux|X11)\b/, 'na Linuxu'],
];

function signIn(text: string, signs: readonly Sign[]): string | undefined {
  return signs.find(([pattern]) => pattern.test(text))?.[1];
}

/** A device by what its browser says of itself: 'Chrome na Windows'; nothing of that text is shown as it came. */
export function deviceName(userAgent: string): string {
  const browser = signIn(userAgent, browsers) ?? 'Neznámý prohlížeč';
  const system = signIn(userAgent, systems);
  if (userAgent.trim() === '') return 'Neznámé zařízení';
  return system === undefined ? browser : `${browser} ${system}`;
}
