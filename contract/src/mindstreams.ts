/** The three MindStreams, their practice types and abilities (spec §1, §3). */
export const MINDSTREAM_TYPES = ['power', 'flow', 'clarity'] as const;
export type MindStreamType = (typeof MINDSTREAM_TYPES)[number];

export interface MindStream {
  readonly type: MindStreamType;
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** The older and newer forms' choices. */
  readonly practiceTypes: readonly string[];
  /** The newest app's simpler choices. */
  readonly simplePracticeTypes: readonly string[];
}

export const MINDSTREAMS = {
  power: {
    type: 'power',
    name: 'Power',
    label: 'I-THEE',
    description: 'Divine connection, study and prayer',
    practiceTypes: [
      'Bible Study',
      'Scripture Meditation',
      'Prayer Session',
      'Worship',
      'Theological Study',
      'Sermon Notes',
      'Other',
    ],
    simplePracticeTypes: ['Bible Study', 'Prayer'],
  },
  flow: {
    type: 'flow',
    name: 'Flow',
    label: 'I-ME',
    description: 'Self-awareness and inner peace',
    practiceTypes: [
      'Meditation',
      'Gratitude Journaling',
      'Mindfulness Practice',
      'Breathwork',
      'Self-Reflection',
      'Emotional Processing',
      'Other',
    ],
    simplePracticeTypes: ['Meditation', 'Worship'],
  },
  clarity: {
    type: 'clarity',
    name: 'Clarity',
    label: 'I-WE',
    description: 'Service and community',
    practiceTypes: [
      'Community Service',
      'Helping Others',
      'Church Outreach',
      'Mentoring',
      'Teaching',
      'Volunteering',
      'Other',
    ],
    simplePracticeTypes: ['Service', 'Reflection'],
  },
} as const satisfies Record<MindStreamType, MindStream>;

/** Every practice type a stream takes, from either form. */
export function practiceTypesOf(stream: MindStreamType): readonly string[] {
  const { practiceTypes, simplePracticeTypes } = MINDSTREAMS[stream];
  return [...new Set<string>([...practiceTypes, ...simplePracticeTypes])];
}

export interface Ability {
  readonly name: string;
  readonly powerName: string;
  readonly stream: MindStreamType;
  /** The practice types of its stream that feed it; 'Other' feeds both abilities of a stream. */
  readonly fedBy: readonly string[];
  /** The consciousness level at which the ability becomes active (spec §3 "Unlocks per level"). */
  readonly activeFromLevel: number;
}

/** Six abilities, two a stream; together their `fedBy` cover every practice type of the stream. */
export const ABILITIES = [
  {
    name: 'Imagination',
    powerName: 'Creative Vision',
    stream: 'power',
    fedBy: ['Scripture Meditation', 'Prayer Session', 'Prayer', 'Worship', 'Other'],
    activeFromLevel: 2,
  },
  {
    name: 'Reasoning',
    powerName: 'Discernment',
    stream: 'power',
    fedBy: ['Bible Study', 'Theological Study', 'Sermon Notes', 'Other'],
    activeFromLevel: 2,
  },
  {
    name: 'Intuition',
    powerName: 'Inner Knowing',
    stream: 'flow',
    fedBy: ['Meditation', 'Breathwork', 'Worship', 'Emotional Processing', 'Other'],
    activeFromLevel: 3,
  },
  {
    name: 'Perception',
    powerName: 'Clear Seeing',
    stream: 'flow',
    fedBy: ['Gratitude Journaling', 'Mindfulness Practice', 'Self-Reflection', 'Other'],
    activeFromLevel: 3,
  },
  {
    name: 'Will',
    powerName: 'Steadfast Purpose',
    stream: 'clarity',
    fedBy: ['Community Service', 'Helping Others', 'Church Outreach', 'Volunteering', 'Service', 'Other'],
    activeFromLevel: 4,
  },
  {
    name: 'Memory',
    powerName: 'Living Remembrance',
    stream: 'clarity',
    fedBy: ['Mentoring', 'Teaching', 'Reflection', 'Other'],
    activeFromLevel: 4,
  },
] as const satisfies readonly Ability[];
