import type { PracticeLogged } from './events.js';

/** Records a practice: the command's fields are the event's. */
export type LogPractice = { readonly type: 'LogPractice' } & Readonly<PracticeLogged['data']>;

export type PracticeCommand = LogPractice;
