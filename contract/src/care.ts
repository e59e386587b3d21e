/** What every reply of care begins with, by the language that it is in: by this it is known, on any side and for ever. */
export const CARE_OPENINGS = {
  en: 'Thank you for telling me. You do not have to face this alone.',
  es: 'Gracias por contármelo. No tienes que pasar por esto a solas.',
  de: 'Danke, dass du mir das sagst. Du musst damit nicht allein bleiben.',
  fr: 'Merci de me le dire. Tu n’as pas à affronter cela sans personne.',
  pt: 'Obrigado por me contar. Você não precisa passar por isso em solidão.',
} as const;
export type CareLanguage = keyof typeof CARE_OPENINGS;

const OPENINGS = Object.values(CARE_OPENINGS);

/** Whether a reply of the guide answers somebody in danger: it is not shared, logged as a practice or counted. */
export function isCareReply(content: string): boolean {
  return OPENINGS.some((opening) => content.startsWith(opening));
}

interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Whether the talk holds a reply of care. */
export function hasCare(messages: readonly Said[]): boolean {
  return messages.some(({ role, content }) => role === 'assistant' && isCareReply(content));
}
