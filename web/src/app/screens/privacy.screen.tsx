import { LEFT_IN_THE_CLEAR } from '@emit/contract/in-the-clear';
import { PRIVACY_VERSION, type ServiceFacts } from '@emit/contract/privacy';
import { PublicFrame } from '../../features/public/public-frame';
import { ToldParts, type Part } from '../../features/public/told-parts';
import { useService } from '../../features/public/use-service';

/** docs/security.md says the same to operators, with the figures; whoever changes the one changes the other, and the version. */
const KEPT: Part = {
  title: 'What is kept, where, and for how long',
  texts: [
    'Your name and email, your conversations and what the guide answered, your practices, what you said of replies, and a note that you wrote when you asked for a plan. Their texts are sealed with a key made for you alone before they are stored on this server. They are kept until you delete your account; a conversation that you delete is no longer shown, and its sealed text goes with your key.',
    'Not sealed, because Emit counts with them: when you wrote and how long a message is, tokens granted and used, and of a practice the MindStream, kind, minutes, rating, day and time zone.',
    'Log lines name you by a random number. Where somebody guesses passwords they have the network address the guesses came from. Whoever runs this Emit is to delete log lines after 90 days.',
    'Your password is kept as a hash that cannot be turned back. Of each browser you are signed in with we keep what it says that it is, and when it was used, for as long as that session lasts: 30 days at most. Of an authenticator app we keep its secret, sealed; of a passkey its public half, the name that you gave it, and its last use, until you remove it.',
    'Where you switch on a daily reminder in a browser: the address at which its maker takes messages for it, the hour and the time zone, sealed; and, not sealed, when the next one is due. They go when you switch it off, sign out there, delete your account, or have not opened Emit there for 30 days.',
  ],
};

const IN_THE_BROWSER: Part = {
  title: 'What this browser keeps',
  texts: [
    'While you are signed in: your session, your name and email, the newest 200 messages of each conversation, what you typed and have not sent, a practice that is not logged yet and your timer. So that Emit opens without a connection, also the figures, days and practices that you were shown last, and practices, highlights, notes and days of reading that wait to be sent. These are not sealed: whoever uses this browser as you can read them.',
    'When you sign out all of it goes. What still waits to be sent is then sealed, and is sent after your next sign-in here.',
    'When the session ends without that, because it ran out or you ended it elsewhere, conversations and figures go as soon as Emit notices in this browser. What was not sent waits sealed for your next sign-in; under Your account you can have it dropped instead. Your random number stays with it, and which first steps and levels you have seen, until you sign out here.',
    'Whether or not you are signed in: the app itself, the text of the Bible you read, and your choice of colors, text size, voice, keys and sidebar. That says nothing of who you are. Clearing the data of this site in your browser removes it.',
    'One cookie, for at most 90 days, says that an account signed in from this browser before, so that nobody who guesses passwords elsewhere can lock you out of it. It opens nothing.',
  ],
};

const LATER: readonly Part[] = [
  {
    title: 'If you join a waitlist or apply as an affiliate',
    texts: [
      'We keep what you typed into the form, and which version of this page you agreed to, to write to you about it. You need no account for it, and it is tied to none. What you typed is sealed with a key of its own before it is stored.',
      'Where this Emit sends mail, you get a link that confirms your address. Without that everything is erased after 7 days. With it, or where no mail is sent, it is kept for a year from the day you sent it.',
      'The same link erases it earlier, whenever you like; so does whoever runs this Emit when you ask. The key is destroyed then, and nobody can read it any more. Deleting an account does not do it: the two are apart.',
    ],
  },
  {
    title: 'Mail',
    texts: [
      'We write when you register, ask for a new password, change your password, address or second factor, sign in from a new browser, delete your account, or when a plan that you asked for is granted or declined. There is no other mail.',
      'A mail waits sealed until it is sent, two days at most. A link in it works once; we keep only a hash of it. Where no mail server is set, it waits for whoever runs this Emit, who hands it on.',
    ],
  },
  {
    title: 'When you delete your account',
    texts: [
      'The key to your texts, your password hash, your second factors and your sessions are destroyed. Backups of the keys made before still have yours, until they are thrown away. What was sent to be answered is not called back.',
      'That an email address had the free tokens of a trial is kept for a year after they were last granted, so that nobody gets them again and again. It is a keyed hash: it says neither the address nor who you were.',
      'What stays stands under a random number, for ever, because the record of tokens must add up:',
    ],
  },
];

/** /privacy: what is stored, who reads it, and what an erasure leaves, in plain words. */
export function PrivacyScreen() {
  const service = useService();
  return (
    <PublicFrame>
      <section className="band band--first">
        <h1>Privacy</h1>
        <p className="band__lead">What Emit keeps of you, who else reads it, and what is left when you go.</p>
        <p className="quiet">Version of {PRIVACY_VERSION}.</p>
      </section>
      <ToldParts parts={[KEPT, IN_THE_BROWSER, whoReads(service), ...LATER]} />
      <section className="band privacy">
        <ul className="told__list">
          {LEFT_IN_THE_CLEAR.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>Days and kinds of practice together may be enough for somebody who knows you to recognize you.</p>
      </section>
    </PublicFrame>
  );
}

function whoReads(service: ServiceFacts | null): Part {
  return {
    title: 'Who else reads it',
    texts: [
      readBy(service),
      'When you dictate, your browser turns speech into text; some browsers send the sound to their maker for it. Emit gets the text alone. Reading aloud is done by your browser as well.',
      service?.sends_mail === false
        ? 'This Emit sends no mail by itself: what is written to you waits for whoever runs it.'
        : 'Mail about your account goes through the mail server of whoever runs this Emit. It has no pictures and no tracking, and none of what you wrote.',
      paidBy(service),
      'A daily reminder in a browser comes by way of its maker, such as Google, Apple, Mozilla or Microsoft. They see that this Emit sends your browser something, and when, not what it says; and it says nothing about you.',
      'Whoever runs this Emit holds the master key, and could read what is stored with it. Nobody else does.',
    ],
  };
}

function paidBy(service: ServiceFacts | null): string {
  if (service?.takes_payments === false)
    return 'This Emit takes no payments: a plan is agreed with whoever runs it.';
  const where = service === null ? 'Where a plan is paid by card, that is done' : 'A plan is paid';
  return `${where} on the pages of Stripe. What you type there, such as your name, card and address, Stripe keeps, for as long as the law asks; Emit does not get it. Stripe is sent your random number and the plan, and tells Emit whether it is paid and when it ends. When you delete your account, Stripe is told to end what you pay for and to forget you, as soon as it can be reached.`;
}

const SENT =
  'your question, up to seventeen messages before it, a summary of older ones and the translation you read in. They keep it for a time of their own';

/** By what the server says of its settings; both cases where it says nothing. */
function readBy(service: ServiceFacts | null): string {
  if (service === null)
    return `Where the guide is Claude, Anthropic is sent ${SENT}. The offline guide sends nothing.`;
  if (service.guide === null)
    return 'The guide of this server is the offline one: it is no AI, it answers on this server, and what you write is sent to nobody. Should it become Claude, this page changes, and questions go to Anthropic from then on.';
  const { host } = service.guide;
  const who = host === 'api.anthropic.com' ? 'Anthropic' : `${host}, in place of Anthropic's own address,`;
  return `The guide of this server is Claude. To answer you, ${who} is sent ${SENT}. That is so for questions about danger, too; the first words of care are this server's own.`;
}
