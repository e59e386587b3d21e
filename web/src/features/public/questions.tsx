import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TIERS } from '@emit/contract/plans';
import { QUESTION_TOKENS, questionsIn } from '@emit/contract/question-cost';
import { grouped } from '@emit/contract/english';
import './questions.css';

const [FIRST, , LAST] = TIERS;

/** What people ask before they begin, and what is so. */
const QUESTIONS: readonly { asked: string; answer: ReactNode; more?: { to: string; text: string } }[] = [
  {
    asked: 'Am I talking with an AI?',
    answer:
      'It depends on who runs this Emit. The guide is either Claude, an AI made by Anthropic, or the offline guide, a program that finds passages in the Bible and says so in its first reply.',
    more: { to: '/privacy', text: 'Which one answers here' },
  },
  {
    asked: 'What does the guide read?',
    answer:
      'The whole Bible, and what you write to it: your question, up to seventeen messages before it and, in a long conversation, a summary of the older ones. It does not read your practices, your notes or your other conversations.',
  },
  {
    asked: 'Can it get a verse wrong?',
    answer:
      'Each quotation is compared with the Bible word for word, and you see whether it is exact and where it differs. What could not be matched is counted, too. What the guide says about a verse can still be wrong, so read the passage yourself: it is one tap away.',
  },
  {
    asked: 'Which Bible is it?',
    answer:
      'The King James Version. The World English Bible or the American Standard Version can stand beside it: you choose.',
  },
  {
    asked: 'What does Emit believe?',
    answer:
      'It teaches Fhoism, the philosophy of the Free Happy One, with the Bible in hand. It speaks for no church. Where Christians read a passage differently, the guide is meant to say so instead of taking sides.',
    more: { to: '/home', text: 'What Fhoism is' },
  },
  {
    asked: 'Can it replace my pastor or my therapist?',
    answer:
      'No. It can be wrong, it does not know you, and it cannot sit with you. Take what you find here to people you trust. If you write that you are in danger, you get words of care and help lines, free of charge.',
  },
  {
    asked: 'What does it cost?',
    answer: (
      <>
        You start with a free trial, without a card. Plans are ${FIRST.dollarsPerMonth} to $
        {LAST.dollarsPerMonth} a month and are counted in tokens. A usual question with its answer takes about{' '}
        {grouped(QUESTION_TOKENS.usual)}, so {FIRST.name} is enough for about{' '}
        {questionsIn(FIRST.tokensPerMonth)} questions a month. Reading, searching and logging cost nothing.
      </>
    ),
    more: { to: '/tokens-explained', text: 'More about tokens' },
  },
  {
    asked: 'Who can see my conversations?',
    answer:
      'You. They are sealed with a key made for you alone before they are stored. Whoever runs this Emit holds the master key and could open them; no other member can. Where the guide is Claude, your question and the messages before it are sent to Anthropic. There are no ads and no trackers.',
    more: { to: '/privacy', text: 'The whole privacy page' },
  },
  {
    asked: 'Does it work offline?',
    answer:
      'Yes, once you have opened it while signed in. Your latest conversations, your progress and the Bible you read are there, and the practices, highlights and notes you add are sent when you are back online. To ask something new you need a connection. You can add Emit to your home screen like an app.',
  },
  {
    asked: 'Can I cancel?',
    answer:
      'Yes, whenever you like, on the page of your plan. What you have paid for stays until its time is over. Then you go back to the free trial, and the tokens you have left and all that you wrote stay yours.',
  },
  {
    asked: 'How do I leave for good?',
    answer:
      'On the page of your account. Download all your data as one ZIP file first if you want it, then delete the account. Your key is destroyed, and with it what you wrote. Figures such as tokens and days of practice stay, under a random number.',
  },
];

/** Each answer opens by itself, also by keyboard and in a page that no script has come for. */
export function Questions() {
  return (
    <div className="questions">
      {QUESTIONS.map(({ asked, answer, more }) => (
        <details key={asked}>
          <summary>{asked}</summary>
          <p>{answer}</p>
          {more && (
            <p>
              <Link className="more-link" to={more.to}>
                {more.text}
              </Link>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
