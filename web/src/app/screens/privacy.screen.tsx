import { PublicFrame } from '../../features/public/public-frame';

interface Part {
  readonly title: string;
  readonly texts: readonly string[];
}

/** docs/security.md says the same to operators, with the figures; whoever changes the one changes the other. */
const PARTS: readonly Part[] = [
  {
    title: 'What is kept',
    texts: [
      'Your name and email, your conversations and what the guide answered, your practices, and what you said of replies. Their texts are sealed with a key made for you alone.',
      'Not sealed, because Emit counts with them: when you wrote and how long a message is, tokens granted and used, and of a practice the MindStream, kind, minutes, rating, day and time zone.',
      'Your password is kept as a hash that cannot be turned back. Of each browser you are signed in with we keep what it says that it is, and when it was used.',
    ],
  },
  {
    title: 'Who else reads it',
    texts: [
      'Where the guide is Claude, your question and the messages before it are sent to Anthropic to be answered. The offline guide sends nothing.',
      'When you dictate, your browser turns speech into text; some browsers send the sound to their maker for it.',
      'Mail about your account goes through the mail server of whoever runs this Emit. It has no pictures and no tracking, and none of what you wrote.',
    ],
  },
  {
    title: 'Mail',
    texts: [
      'We write when you register, ask for a new password, change your password or address, sign in from a new browser, or delete your account. There is no other mail.',
      'A mail waits sealed until it is sent, two days at most. A link in it works once; we keep only a hash of it. Where no mail server is set, it waits for whoever runs this Emit, who hands it on.',
    ],
  },
  {
    title: 'When you delete your account',
    texts: [
      'The key to your texts, your password hash and your sessions are destroyed. Backups of the keys made before still have yours, until they are thrown away.',
      'What stays stands under a random number: the figures that are not sealed, as named above.',
      'That an email address had the free tokens of a trial is kept for a year after they were last granted, so that nobody gets them again and again. It is a keyed hash: it says neither the address nor who you were.',
    ],
  },
];

/** /privacy: what is stored, who reads it, and what an erasure leaves, in plain words. */
export function PrivacyScreen() {
  return (
    <PublicFrame>
      <section className="band band--first">
        <h1>Privacy</h1>
        <p className="band__lead">What Emit keeps of you, who else reads it, and what is left when you go.</p>
      </section>
      {PARTS.map(({ title, texts }) => (
        <section className="band privacy" key={title}>
          <h2>{title}</h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </PublicFrame>
  );
}
