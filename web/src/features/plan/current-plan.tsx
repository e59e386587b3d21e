import { useDispatch, useSelector } from 'react-redux';
import { counted, grouped, monthDay } from '@emit/contract/english';
import { storageText } from '@emit/contract/limits';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { questionsIn } from '@emit/contract/question-cost';
import { longDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { isSubscribed, planOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';

interface CurrentPlanProps {
  account: PlanAccount;
  /** Null while a request waits. */
  onCancel: (() => void) | null;
}

/** What the member has by the plan now. */
export function CurrentPlan({ account, onCancel }: CurrentPlanProps) {
  const { plan, since, tokens, storage, trial_tokens, allowance_renews_at, payment } = account;
  const { name, price, tokens: monthly } = planOffer(plan, trial_tokens);
  const left = Math.max(0, tokens);
  const questions = questionsIn(left);
  return (
    <section className="card account-card" aria-labelledby="plan-now">
      <h2 id="plan-now">You have {plan === 'trial' ? 'the free trial' : name}</h2>
      <dl className="account-facts numbers">
        <dt>Since</dt>
        <dd>{longDay(since)}</dd>
        <dt>Price</dt>
        <dd>{price}</dd>
        {payment && payment.granted !== 'trial' && (
          <>
            <dt>Given to you</dt>
            <dd>{planOffer(payment.granted, trial_tokens).name}, by whoever runs this Emit</dd>
          </>
        )}
        <dt>Tokens left</dt>
        <dd>
          {grouped(left)}
          {questions > 0 && `, about ${counted(questions, 'question')}`}
        </dd>
        <dt>Each month</dt>
        <dd>
          {grouped(monthly)} tokens, the next on {monthDay(allowance_renews_at)}
        </dd>
        <dt>Storage</dt>
        <dd>
          {storageText(storage.used)} of {storageText(storage.quota)}
        </dd>
      </dl>
      {isSubscribed(payment) && (
        <div className="account-card__actions">
          <ManageAtStripe />
        </div>
      )}
      {plan !== 'trial' && onCancel && !isSubscribed(payment) && (
        <div className="account-card__actions">
          <Button onClick={onCancel}>Cancel my plan</Button>
        </div>
      )}
    </section>
  );
}

function ManageAtStripe() {
  const dispatch = useDispatch();
  const { isWorking } = useSelector(selectPlan);
  return (
    <Button disabled={isWorking} onClick={() => dispatch(planActions.managing())}>
      {isWorking ? 'Going to Stripe...' : 'Change or cancel at Stripe'}
    </Button>
  );
}
