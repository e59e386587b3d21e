export interface Product {
  readonly id: string;
  readonly name: string;
  /** When it is planned; 'Live now' for what exists. */
  readonly when: string;
  readonly text: string;
}

/** The product that can be used today (spec §1). */
export const LIVE_PRODUCT: Product = {
  id: 'emit',
  name: 'Emit',
  when: 'Live now',
  text: 'Conversations about the Bible and the Free Happy One, with a practice log and a view of your journey.',
};

/** The five planned agents, each with a waitlist (spec §1). The ids are in events for ever. */
export const PLANNED_PRODUCTS = [
  {
    id: 'life-coach',
    name: 'Life Coach',
    when: 'Q1 2026',
    text: 'Goals, habits and decisions, seen through the three MindStreams.',
  },
  {
    id: 'mental-performance',
    name: 'Mental Performance Coach',
    when: 'Q1 2026',
    text: 'Focus and calm under pressure, for athletes, students and makers.',
  },
  {
    id: 'wellness',
    name: 'Wellness',
    when: 'Q2 2026',
    text: 'Rest, movement and nourishment as daily practice.',
  },
  {
    id: 'mental-health',
    name: 'Mental Health',
    when: 'Q3 2026',
    text: 'A gentle companion between appointments, never instead of them.',
  },
  {
    id: 'entertainment',
    name: 'Entertainment',
    when: 'Q4 2026',
    text: 'Stories and music that leave you lighter.',
  },
] as const satisfies readonly Product[];
export type ProductId = (typeof PLANNED_PRODUCTS)[number]['id'];
export const PRODUCT_IDS: readonly ProductId[] = PLANNED_PRODUCTS.map(({ id }) => id);
