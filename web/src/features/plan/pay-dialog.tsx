import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { questionsIn } from '@emit/contract/question-cost';
import type { TierId } from '@emit/contract/plans';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Notice } from '../../shared/ui/notice';
import { planOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';

interface PayDialogProps {
  plan: TierId;
  onClose: () => void;
}

/** What is paid for what, before the way to Stripe. */
export function PayDialog({ plan, onClose }: PayDialogProps) {
  const dispatch = useDispatch();
  const { isWorking, refusal } = useSelector(selectPlan);
  const { name, price, tokens } = planOffer(plan, 0);
  return (
    <Dialog title={`Choose ${name}`} open onClose={onClose}>
      <div className="stack">
        <p>
          {name} costs {price} and brings {grouped(tokens)} tokens each month, about{' '}
          {grouped(questionsIn(tokens))} questions. You have this month’s as soon as it is paid.
        </p>
        <p>
          You pay on a page of Stripe. What you type there goes to Stripe alone. You can change or cancel your
          plan at any time; it then goes on to the end of what is paid.
        </p>
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <div className="account-card__actions">
          <Button kind="primary" disabled={isWorking} onClick={() => dispatch(planActions.paying(plan))}>
            {isWorking ? 'Going to Stripe...' : 'Go to Stripe'}
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </div>
      </div>
    </Dialog>
  );
}
