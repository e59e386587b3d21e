export interface Product {
  readonly name: string;
  /** When it is planned; 'Live now' for what exists. */
  readonly when: string;
  readonly text: string;
  readonly isLive: boolean;
}

/** The live product and five planned agents (spec §1). */
export const PRODUCTS: readonly Product[] = [
  {
    name: 'Emit',
    when: 'Live now',
    text: 'Conversations about the Bible and the Free Happy One, with a practice log and a view of your journey.',
    isLive: true,
  },
  {
    name: 'Life Coach',
    when: 'Q1 2026',
    text: 'Goals, habits and decisions, seen through the three MindStreams.',
    isLive: false,
  },
  {
    name: 'Mental Performance Coach',
    when: 'Q1 2026',
    text: 'Focus and calm under pressure, for athletes, students and makers.',
    isLive: false,
  },
  {
    name: 'Wellness',
    when: 'Q2 2026',
    text: 'Rest, movement and nourishment as daily practice.',
    isLive: false,
  },
  {
    name: 'Mental Health',
    when: 'Q3 2026',
    text: 'A gentle companion between appointments, never instead of them.',
    isLive: false,
  },
  {
    name: 'Entertainment',
    when: 'Q4 2026',
    text: 'Stories and music that leave you lighter.',
    isLive: false,
  },
];
