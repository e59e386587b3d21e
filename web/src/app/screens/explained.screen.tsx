import { grouped } from '@emit/contract/english';
import { monthlyAllowance, PLAN_IDS, TIERS, type PlanId } from '@emit/contract/plans';
import type { ServiceFacts } from '@emit/contract/privacy';
import { QUESTION_TOKENS, questionsIn } from '@emit/contract/question-cost';
import { BeginLink, PublicFrame } from '../../features/public/public-frame';
import { ToldParts, type Part } from '../../features/public/told-parts';
import { useService } from '../../features/public/use-service';

const COSTS = [
  { what: 'The first question of a conversation', tokens: QUESTION_TOKENS.first },
  { what: 'A later one, which brings the messages before it', tokens: QUESTION_TOKENS.later },
  { what: 'One for which the guide looks up Scripture', tokens: QUESTION_TOKENS.withLookUp },
  { what: 'The average of ten in a row', tokens: QUESTION_TOKENS.usual },
];

const PARTS: readonly Part[] = [
  {
    title: 'What is not charged',
    texts: [
      'A reply that breaks off by an outage or a time limit, one that never began, the words of care that this server sends to somebody in danger, and all that you read, log and look up without a question. Answers of the offline guide cost nothing.',
      'A reply that you stop is charged for what was written until then, and so is one that came to its end without a word.',
    ],
  },
  {
    title: 'When tokens come',
    texts: [
      'Each plan grants its tokens once in a calendar month (UTC). What is left at the end of a month stays. Every charge is on your token page, with a receipt in your download.',
    ],
  },
];

/** /tokens-explained: what a question costs, and what a plan buys. */
export function ExplainedScreen() {
  const service = useService();
  return (
    <PublicFrame>
      <section className="band band--first">
        <h1>What tokens buy</h1>
        <p className="band__lead">
          Claude counts what it reads and writes in tokens: about four letters of English each. A question is
          charged for both, as Anthropic counts them.
        </p>
        {service?.guide === null && (
          <p className="band__lead">The guide of this server is the offline one: its answers cost nothing.</p>
        )}
      </section>
      <section className="band">
        <h2>What a question costs, about</h2>
        <dl className="told__figures numbers">
          {COSTS.map(({ what, tokens }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{grouped(tokens)} tokens</dd>
            </div>
          ))}
        </dl>
        <p>Measured with usual questions and replies; a long one costs more.</p>
      </section>
      <section className="band">
        <h2>What a month of a plan buys</h2>
        <dl className="told__figures numbers">
          {PLAN_IDS.flatMap((plan) => boughtBy(plan, service)).map(({ name, tokens }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {grouped(tokens)} tokens, about {grouped(questionsIn(tokens))} questions
              </dd>
            </div>
          ))}
        </dl>
        <BeginLink />
      </section>
      <ToldParts parts={PARTS} />
    </PublicFrame>
  );
}

/** The trial's number is the server's: nothing where it has not said it. */
function boughtBy(plan: PlanId, service: ServiceFacts | null) {
  if (plan === 'trial' && service === null) return [];
  const tokens = monthlyAllowance(plan, service?.trial_tokens ?? 0);
  const tier = TIERS.find(({ id }) => id === plan);
  return [{ name: tier ? `${tier.name}, $${tier.dollarsPerMonth}` : 'Trial, free', tokens }];
}
