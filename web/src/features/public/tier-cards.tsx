import { grouped } from '@emit/contract/english';
import { TIERS, withPlan } from '@emit/contract/plans';
import { questionsIn } from '@emit/contract/question-cost';
import { useHasSession } from '../../shared/lib/use-has-session';
import { ButtonLink } from '../../shared/ui/button';

const LONGEST_MONTH = 31;

/** Rounded down: no day is promised more than it has. */
function aDay(tokensPerMonth: number): string {
  const questions = Math.floor(questionsIn(tokensPerMonth) / LONGEST_MONTH);
  return questions === 1 ? 'one a day' : `${questions} a day`;
}

/** Three tiers (spec §3 "Subscription tiers"). */
export function TierCards() {
  const goal = useHasSession() ? '/app/plan' : '/register';
  return (
    <ul className="tiers">
      {TIERS.map((tier) => (
        <li key={tier.id} className={tier.id === 'transformation' ? 'tier tier--middle' : 'tier'}>
          <h3>{tier.name}</h3>
          <p className="tier__price quiet numbers">
            <strong>${tier.dollarsPerMonth}</strong>/month
          </p>
          <ul className="tier__list">
            <li className="tier__questions numbers">
              <strong>About {questionsIn(tier.tokensPerMonth)} questions</strong>, {aDay(tier.tokensPerMonth)}
            </li>
            <li className="numbers">{grouped(tier.tokensPerMonth)} tokens a month</li>
            <li>{tier.depth}</li>
            {tier.includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ButtonLink
            to={withPlan(goal, tier.id)}
            kind={tier.id === 'transformation' ? 'primary' : 'secondary'}
          >
            Choose {tier.name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
