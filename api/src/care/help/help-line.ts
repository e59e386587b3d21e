/** A number that somebody in danger may dial. */
export interface HelpLine {
  readonly name: string;
  /** As it is dialled in the country. */
  readonly number: string;
  /** The service's own page. */
  readonly web: string;
  /** When it is not answered day and night, or where it is for a part of the country alone. */
  readonly note?: string;
  /** The public page where name and number stand. */
  readonly source: string;
}

export interface Emergency {
  /** The police; where there is no other number, everybody who comes. */
  readonly police: string;
  readonly ambulance: string;
  readonly source: string;
}

export interface CountryHelp {
  readonly emergency: Emergency;
  readonly suicide?: readonly HelpLine[];
  /** At home and elsewhere, sexual violence too. */
  readonly violence?: readonly HelpLine[];
  readonly child?: readonly HelpLine[];
  readonly poison?: readonly HelpLine[];
}

/** Where the source is not the service's own page, it is named. */
export function line(name: string, number: string, web: string, note?: string, source = web): HelpLine {
  return { name, number, web, source, ...(note !== undefined && { note }) };
}

const EMERGENCY_NUMBERS = 'https://en.wikipedia.org/wiki/List_of_emergency_telephone_numbers';

export function emergency(police: string, ambulance = police): Emergency {
  return { police, ambulance, source: EMERGENCY_NUMBERS };
}
