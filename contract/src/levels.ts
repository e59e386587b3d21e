/** The twelve consciousness levels (spec §3 "Consciousness levels" and "Unlocks per level"). */
export interface Level {
  readonly level: number;
  readonly name: string;
  /** First whole point of the level. */
  readonly from: number;
  readonly badge: string;
  /** What reaching this level opens; empty for level 1. */
  readonly unlocks: string;
}

export const LEVELS = [
  { level: 1, name: 'SEEKING', from: 0, badge: 'Truth Seeker', unlocks: '' },
  {
    level: 2,
    name: 'UNDERSTANDING',
    from: 121,
    badge: 'Power Seeker',
    unlocks: 'Power MindStream with Imagination and Reasoning tools',
  },
  {
    level: 3,
    name: 'EMBRACING',
    from: 301,
    badge: 'Love-Spectrum Activator',
    unlocks: 'Flow with Intuition and Perception tools',
  },
  {
    level: 4,
    name: 'DEMONSTRATING',
    from: 601,
    badge: 'Clarity Bringer',
    unlocks: 'Clarity with all 36 Dimensions',
  },
  {
    level: 5,
    name: 'SIMINATING',
    from: 1001,
    badge: 'Fho Practitioner',
    unlocks: 'Simination Score, FAME tracking and all tools',
  },
  {
    level: 6,
    name: 'TRANSFORMING',
    from: 1501,
    badge: 'Energy Transformer',
    unlocks: 'THAT Energy System and Freedom Score',
  },
  { level: 7, name: 'ASCENDING', from: 2001, badge: 'Swamp Climber', unlocks: '3d Swamp Escape metrics' },
  { level: 8, name: 'TRANSCENDING', from: 2701, badge: '3d Swamp Escapee', unlocks: 'Full Transcendence' },
  {
    level: 9,
    name: 'ILLUMINATING',
    from: 3501,
    badge: 'I-WE Harmonizer',
    unlocks: 'Fholific Leadership and teaching',
  },
  { level: 10, name: 'EMBODYING', from: 4501, badge: 'Free Happy One', unlocks: 'Free Happy One status' },
  {
    level: 11,
    name: 'RADIATING',
    from: 5801,
    badge: 'Spirit Made Physical',
    unlocks: 'Spirit Made Physical and legacy creation',
  },
  {
    level: 12,
    name: 'DIVINE STASIS',
    from: 7501,
    badge: 'Divine Stasis Master',
    unlocks: 'Divine Stasis Master and co-creator status',
  },
] as const satisfies readonly Level[];

/** The four journey stages (spec §3 "Journey stages"). `from` is the first whole point of the stage. */
export interface Stage {
  readonly number: number;
  readonly name: string;
  readonly from: number;
}

export const STAGES = [
  { number: 1, name: 'INSTALLATION', from: 0 },
  { number: 2, name: 'OPERATION', from: 301 },
  { number: 3, name: 'MAINTENANCE', from: 1501 },
  { number: 4, name: 'UPGRADE', from: 4501 },
] as const satisfies readonly Stage[];
