/** What a browser says that it is, in words a member knows; the order matters, for most claim to be others too. */
const BROWSERS = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** 'Firefox on Windows', as far as it can be told. */
export function deviceName(client: string): string {
  const browser = nameIn(BROWSERS, client);
  const system = nameIn(SYSTEMS, client);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another app';
}

function nameIn(table: readonly (readonly [RegExp, string])[], client: string): string | null {
  return table.find(([pattern]) => pattern.test(client))?.[1] ?? null;
}
