import { HELP_LINES } from './help-lines.js';

/** Countries of languages that one country speaks before all others; of the rest no country can be told. */
const OF_LANGUAGE: Readonly<Record<string, string>> = {
  da: 'DK',
  de: 'DE',
  el: 'GR',
  fi: 'FI',
  fr: 'FR',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  nb: 'NO',
  nl: 'NL',
  no: 'NO',
  pl: 'PL',
  pt: 'BR',
  sv: 'SE',
  uk: 'UA',
};

/** An Intl.Locale tells the zones of a region; older runtimes by a property. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

let byZone: ReadonlyMap<string, string> | null = null;

/** Where a member is, as a country of the help lines: by the browser's time zone, else by the languages that it asks for. */
export function countryOf(timeZone: string | null, acceptLanguage: string | null): string | null {
  return countryOfZone(timeZone) ?? countryOfLanguages(acceptLanguage);
}

function countryOfZone(timeZone: string | null): string | null {
  if (timeZone === null) return null;
  byZone ??= new Map(
    Object.keys(HELP_LINES).flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const)),
  );
  return byZone.get(canonical(timeZone) ?? '') ?? null;
}

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as WithZones;
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).flatMap((zone) => canonical(zone) ?? []);
}

/** Zones have several names; null for one that this runtime does not know. */
function canonical(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** `de-AT` says Austria, `de` alone Germany, `en` alone nothing. */
function countryOfLanguages(acceptLanguage: string | null): string | null {
  const tags = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  for (const tag of tags) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(tag)?.[1]?.toUpperCase();
    if (region !== undefined && region in HELP_LINES) return region;
    if (region !== undefined) return null;
  }
  return OF_LANGUAGE[tags[0]?.toLowerCase() ?? ''] ?? null;
}
