import { LIMITS } from '@emit/contract/limits';

/** What a page on the app answers, in the language of phrases.ts, and what is said. */
export interface AppPage {
  /** What api/models/app.txt has wordings of it under. */
  readonly name: string;
  readonly asked: string;
  /** Asks for it only where the reply just before spoke of it ("can I cancel?", "and what does it cost?"). */
  readonly after?: string;
  /** What that reply speaks of. */
  readonly on?: RegExp;
  readonly says: string;
}

/** Questions that people have once they use the app. */
export const APP_QUESTIONS: readonly AppPage[] = [
  {
    name: 'which-stream',
    asked: `
** which/what stream/mindstream/streams/mindstreams is/does/do/are this/that/it/these belong/fit/in/to/of/for? **
** which/what stream/mindstream do/would/should/can i log/enter/put/count this/that/it **`,
    says:
      'By itself a passage belongs to none of them; it is what you do with it. Reading, studying and praying it is **Power (I-THEE)**, sitting ' +
      'still with it or writing what it stirs in you is **Flow (I-ME)**, and doing for others what it says is **Clarity (I-WE)**. Under ' +
      '**Log Practice** you choose which it was.',
  },
  {
    name: 'tokens-used-up',
    asked: `
** tokens run/runs/ran/are/used out/up/gone/empty **
** run/runs/ran/running out of tokens **
** no/without/zero tokens **
** tokens renew/renewed/refill/reset/come **
** when ** new/more tokens **`,
    after: `
** run/runs/ran/running/used/use out/up **
** renew/renews/renewed/refill/reset **
when do/will they/i ** new/again/back **`,
    on: /tokens/,
    says:
      'When your tokens are used up, the language model answers no more until the next monthly allowance comes; the number ' +
      'at the top says when. Reading the Bible, logging practices and what I, the offline guide, say cost nothing.',
  },
  {
    name: 'change-plan',
    asked: `
** cancel/change/switch/end/stop/upgrade/downgrade/leave/pause my/the/a/this? plan/subscription/membership/tier **
** unsubscribe **
** refund/invoice/billing/credit_card/payment/pay **
can/how can/do/could? i cancel **`,
    after: `
** cancel/change/switch/quit/stop/end **
** pay/paid/payment/refund **
how/where do/can i buy/get/upgrade **`,
    on: /\bplans?\b|tokens/,
    says:
      'Under Your Account, a tap on your plan shows all plans. There you ask for another one, or to cancel yours; the people ' +
      'who run this Emit answer. A new plan counts from the next monthly allowance on; what you were granted for this month stays.',
  },
  {
    name: 'streak',
    asked: `
** miss/missed/skip/skipped/forget/forgot/lose/lost/break/broke a/one/two/my/the/some/few days?/day/streak **
** streak ** break/breaks/broken/lost/end/ends/reset/gone **
** keep/hold/save/recover/restore my/the/a streak **`,
    after: `
** miss/missed/skip/forget/break/broke/broken/lost/ended **
what if i/it **`,
    on: /streak/,
    says:
      'A streak counts the days in a row on which you practiced. When a whole day passes without a practice, it ends, and the next ' +
      'practice begins a new one at day 1. Nothing else is lost: your points and your level stay.',
  },
  {
    name: 'your-data',
    asked: `
** delete/remove/erase everything/all/all_of_it/my_data/my_account/what_i_wrote/my_messages **
** delete/close/erase/remove/cancel my account/data/profile **
** download/export/get my data/conversations/chats/history/everything **
** my account **`,
    after: `
** delete/erase/remove/export/download **`,
    on: /encrypted|Your Account|conversations stand/,
    says: 'In the menu under **Your Account** you can download all of your data, or delete your account.',
  },
  {
    name: 'log-practice',
    asked: `
** how/where ** log/record/enter/save/add a/my/the/it/this? practice/practices/session/it/that **
how do/can i log
** log_practice/quick_log **
** edit/correct/change/delete/undo/remove a/my/the/this? logged? practice/session **`,
    says:
      'Under **Log Practice** you choose the MindStream, the type, the minutes and a quality from 1 to 10. A practice that stands ' +
      `in a reply of mine as *Practice to log* can be entered as it is; ${LIMITS.typicalPracticePoints} points are usual for half an hour.`,
  },
  {
    name: 'how-long',
    asked: `
how long/much should/do/must/can i pray/practice/meditate/read/log **
how many minutes should/do/must i **
i only? have only/just/about? * minutes a/each/per/every day
only/just * minutes a/each/per/every day
how often should/do/must i pray/practice/meditate/read/log **
** minutes a/per/every/each day enough/too_little/ok **`,
    after: `
how long/often/many_minutes **`,
    on: /practices of its own|\*\*Log Practice\*\*/,
    says:
      'As long as you can stay with it honestly: ten minutes every day do more than an hour now and then. The form takes any ' +
      'number of minutes, and each practice on a further day in a row is worth a little more.',
  },
  {
    name: 'offline',
    asked: `
** emit/app/this offline/internet/network/connection **
** work/works/use without internet/network/connection **
** install/installed emit/app/it/this **
** phone/mobile/android/iphone/desktop app **`,
    says:
      'Emit runs in the browser, on a phone as on a computer. I am its offline guide: I read the Bible text that the server of ' +
      'Emit holds and ask no language model.',
  },
  {
    name: 'no-ai',
    asked: `
** why ** you ** not ** ai/model/claude/smart/smarter **
** switch/turn/get/use/talk to/on? the? real? ai/claude/model/language_model **
where is the? ai/real_guide/language_model/model **`,
    says:
      'This Emit is run without a language model, so I answer: a program that reads the Bible text. Whoever runs it can connect a ' +
      'model; then a guide that writes replies of its own answers here.',
  },
  {
    name: 'fhoism-origin',
    asked: `
who founded/made/invented/started/created fhoism **
is fhoism a/an? *`,
    after: `
who founded/made/invented/started/created/wrote/came_up_with/is_behind/thought_of it/this/that/fhoism **
where does it/this/that/fhoism come from **
is it/this/that/fhoism a/an? christian/christianity/religion/cult/church/biblical/new_age/philosophy/bible **`,
    on: /\*\*Fhoism,|^Fhoism is|Free Happy/m,
    says:
      'Fhoism is the philosophy of Emit: Bible wisdom for daily life, in three MindStreams. Who thought of it first, and which ' +
      'church stands near to it, I do not know; what I read to you is the King James Bible.',
  },
];
