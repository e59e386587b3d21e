import { LEVELS } from '@emit/contract/levels';

const highest = LEVELS.at(-1);

/** How the app works, by what api/models/app.txt has wordings of; said where no phrase names a page. */
export const APP_PAGES = {
  export:
    'In the menu under **Your Account** you can download all of your data as one ZIP file: conversations, practices, points and tokens. One conversation alone is saved by *Export as Markdown* in the menu of that conversation. Your practices stand in the download as well.',
  privacy:
    'Your conversations are kept encrypted for your account; who runs this Emit sees figures, not your words, and analysts see tokens, never texts. I, the offline guide, pass nothing on. The page **Privacy** says who reads what.',
  search: 'Ctrl+K (on a Mac ⌘K) searches your conversations and the app; `?` lists the other keys.',
  rating:
    'Under each reply stand a thumb up and a thumb down; at a verse you can say that it is wrong. People who run Emit look at what was rated down, so it helps.',
  reader:
    'Under **Bible Reference** in the menu you read the whole Bible in three translations; it remembers your place, and verses can be highlighted, noted and saved.',
  'reading-plans':
    'There are reading plans: open **Bible Reference** in the menu and choose *Plans*. Each day shows what is to be read, and you tick it off.',
  import:
    'Practices can be taken over from Loop Habit Tracker, from a CSV file or from a download of Emit: open **Practices** and choose *Import*. The same file twice adds nothing.',
  'sign-in':
    'Under **Your Account** you can add a passkey or an authenticator app, see where you are signed in, and sign out there. A forgotten password is set anew by the link on the sign-in page.',
  'mail-address':
    'You change your mail address under **Your Account**; a link in a mail confirms the new one.',
  'edit-question':
    'Below your last question stands *Edit and ask anew*: it puts the question into the box again, and you send it in other words. The first answer stays.',
  stop: 'While a reply is being written, **Stop** ends it. What was read stays; tokens that were used up to then are shown on the token page.',
  trial:
    'Every member begins with a free trial: some tokens a month for the language model. Reading the Bible, logging practices and what I say cost nothing, with a plan or without.',
  'correct-practice':
    'Under **Practices** you open a practice to correct or remove it; points, streak and level follow. One removed by mistake can be brought back for a few seconds, and one that you forgot can still be logged for a day of the last week.',
  'where-log':
    '**Log Practice** stands in the bar of the app, beside the chat, **Progress** and **Analytics**; on a phone at the bottom of the screen.',
  'fhoism-bible':
    'Fhoism takes its three directions from the great commandment: love to God (**Power**), a heart made new (**Flow**), love to others (**Clarity**). It is a way of the app to live with the Bible, and stands not in the Bible itself; whether it fits, weigh by the text, which I quote unchanged.',
  'fhoism-name':
    'The name says what the way leads to: *free* of what binds, *happy* in what you do, and *one* with God, with yourself and with others. *The Free Happy One* is also what level 10 of the app is called.',
  'divine-stasis': `**${highest?.name ?? ''}** is the highest level of the app, from ${highest?.from ?? 0} points; a word of Fhoism for resting in what one has become. The Bible does not have it. You get there as to every level: by practices that you log, day by day.`,
  'streams-first':
    'None of the three is above the others; they belong together. The great commandment begins with God (**Power**); whoever is worn out may begin with **Flow**, and whoever circles around himself with **Clarity**. Take the one that you have done least of late.',
  today:
    'Something small for today: ten minutes. **Power**: read Psalm 1 aloud, slowly. **Flow**: write down three things you are thankful for. **Clarity**: send one person a kind message. Choose one, do it, and log it under **Log Practice**.',
  languages:
    'I am at home in English, and read the Bible in English. I understand simple questions in German, Spanish, French, Portuguese and Italian, and answer what I can in that language; the verses stay English.',
  reminders:
    'There is a daily reminder: under **Your Account** you switch it on for this browser and choose the hour. It says nothing about you, and you can switch it off there again.',
  theme:
    'In the menu stands **Theme**: light, dark, or the same as your device. The size of the letters is that of your browser.',
  'keep-verse':
    'In **Bible Reference** a verse can be highlighted, noted and saved, and you find it again there. A whole conversation can be pinned, or saved by *Export as Markdown* in its own menu.',
  'start-with-happiness':
    'Begin small: one thing a day that you do gladly and on purpose. **Flow**: write down each evening three things that were good, with their reason. **Clarity**: do one kindness that nobody asked for. **Power**: read one psalm aloud, *Psalm 16* for a start. Ten minutes are enough; after a week look at which of them did you good.',
  levels: 'levels',
  points: 'points',
  mindstreams: 'mindstreams',
} as const;
