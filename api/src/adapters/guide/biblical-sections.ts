/** The nine named sections of the biblical format (spec §3, RESPONSE_FORMATS), the same whoever answers. */
export const BIBLICAL_SECTIONS = [
  'The Passage',
  'Setting',
  'Key Words',
  'Plain Meaning',
  'Through the Fhoism Lens',
  'Power (I-THEE)',
  'Flow (I-ME)',
  'Clarity (I-WE)',
  'Practice and Prayer',
] as const;
export type BiblicalSection = (typeof BIBLICAL_SECTIONS)[number];
