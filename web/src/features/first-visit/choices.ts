import type { Category } from '@emit/contract/categories';
import type { MindStreamType } from '@emit/contract/mindstreams';

/** What brings a member here, the question that is offered for it, and the ten minutes that go with it. */
export interface Choice {
  readonly id: string;
  readonly said: string;
  readonly prompt: string;
  readonly category: Category;
  readonly stream: MindStreamType;
  readonly practiceType: string;
}

/** Also where it is not known any more what was chosen. */
export const FIRST: Choice = {
  id: 'rest',
  said: 'I am looking for rest',
  prompt: 'What does the Bible say about rest for the weary?',
  category: 'biblical',
  stream: 'flow',
  practiceType: 'Meditation',
};

export const CHOICES: readonly Choice[] = [
  FIRST,
  {
    id: 'bible',
    said: 'I want to know the Bible better',
    prompt: 'What does Psalm 23 say about fear and comfort?',
    category: 'biblical',
    stream: 'power',
    practiceType: 'Bible Study',
  },
  {
    id: 'prayer',
    said: 'I want to learn to pray',
    prompt: 'How can I begin to pray?',
    category: 'biblical',
    stream: 'power',
    practiceType: 'Prayer',
  },
  {
    id: 'worry',
    said: 'I carry a worry',
    prompt: 'What does the Bible say about worry?',
    category: 'biblical',
    stream: 'flow',
    practiceType: 'Meditation',
  },
  {
    id: 'service',
    said: 'I want to be there for others',
    prompt: 'What does the Bible say about serving one another?',
    category: 'biblical',
    stream: 'clarity',
    practiceType: 'Service',
  },
  {
    id: 'fhoism',
    said: 'I am curious about Fhoism',
    prompt: 'What are the three MindStreams?',
    category: 'mindstreams',
    stream: 'flow',
    practiceType: 'Meditation',
  },
];
