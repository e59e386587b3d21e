/** The translations that Emit holds, by their codes. The King James text is the default. */
export const TRANSLATIONS = {
  kjv: 'King James Version',
  web: 'World English Bible',
  asv: 'American Standard Version',
} as const;

export type Translation = keyof typeof TRANSLATIONS;

/** What is read where nothing else is chosen: the text that all others stand beside. */
export const DEFAULT_TRANSLATION = 'kjv' as const satisfies Translation;

/** The codes, the default first. */
export const TRANSLATION_CODES = Object.keys(TRANSLATIONS) as readonly Translation[];

/** Returns whether a text is the code of a translation. */
export function isTranslation(code: string): code is Translation {
  return Object.hasOwn(TRANSLATIONS, code);
}
