import type { LanguageSource } from '../../rules/grammar.js';
import { child } from './children.js';
import { common, fillers } from './common-words.js';
import { concepts } from './concepts.js';
import { figuresOfSpeech } from './figures-of-speech.js';
import { harm } from './harm.js';
import { medical } from './medical.js';
import { phrases } from './phrases.js';
import { sexual } from './sexual-violence.js';
import { suicide } from './suicide.js';
import { violence } from './violence.js';
import { words } from './words.js';

export const english: LanguageSource = {
  code: 'en',
  fillers,
  common,
  words: words + concepts,
  phrases: figuresOfSpeech + phrases,
  danger: [suicide, violence, sexual, child, medical, harm].join('\n'),
};
