import { PublicFrame } from '../../features/public/public-frame';
import { useHasSession } from '../../shared/lib/use-has-session';
import { ButtonLink } from '../../shared/ui/button';

const ROWS = [
  [
    'Quotations of Scripture',
    'Checked word for word against the King James text',
    'From memory; often misquoted',
  ],
  ['What you do with an answer', 'Logged as a practice, counted toward your levels', 'Scrolls out of sight'],
  [
    'Your conversations',
    'Stored sealed, with a key that ends with your account',
    'Kept readable; may train a model',
  ],
  ['Progress', 'Twelve levels, four stages, streaks by your own calendar', 'None'],
  [
    'Without a connection',
    'Opens all the same: your conversations, the Bible, a log for practices',
    'Nothing',
  ],
  ['What it costs', 'A fixed price and a visible balance', 'A fixed price, hidden limits'],
] as const;

/** /why: the comparison page. 'Start Free Trial' goes to /app with a token, else to /register (spec §2). */
export function WhyScreen() {
  const goal = useHasSession() ? '/app' : '/register';
  return (
    <PublicFrame>
      <section className="band band--first">
        <h1>Why Emit</h1>
        <p className="band__lead">
          A general chatbot can talk about anything. Emit is made for one thing: to bring wisdom into your
          day, and to be honest about where it comes from.
        </p>
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              <th scope="col">Emit</th>
              <th scope="col">A general chatbot</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([what, emit, other]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td data-label="Emit">{emit}</td>
                <td data-label="A general chatbot">{other}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ButtonLink to={goal} kind="primary">
          Start Free Trial
        </ButtonLink>
      </section>
    </PublicFrame>
  );
}
