import { useDispatch, useSelector } from 'react-redux';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { longDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { planOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';

/** What came of the way to Stripe, and what a paid plan waits for. */
export function PaymentNote({ account }: { account: PlanAccount }) {
  return (
    <>
      <CameBack account={account} />
      <Standing account={account} />
    </>
  );
}

function CameBack({ account }: { account: PlanAccount }) {
  const dispatch = useDispatch();
  const { payment } = useSelector(selectPlan);
  switch (payment) {
    case 'confirming':
      return <Notice kind="success">Paid. Your payment is being confirmed...</Notice>;
    case 'confirmed':
      return <Notice kind="success">Thank you. You have {nameOf(account)} now.</Notice>;
    case 'left':
      return <Notice kind="success">Nothing was paid, and nothing has changed.</Notice>;
    case 'late':
      return (
        <Notice kind="error">
          <p>
            Your payment is not confirmed yet. That can take a few minutes; nothing is lost, and you need not
            pay again.
          </p>
          <Button onClick={() => dispatch(planActions.cameBack('done'))}>Check again</Button>
        </Notice>
      );
    case null:
      return null;
    default:
      return payment satisfies never;
  }
}

function Standing({ account }: { account: PlanAccount }) {
  const { subscription } = account.payment ?? {};
  if (!subscription) return null;
  const { plan, status, ends_at } = subscription;
  if (status === 'late')
    return (
      <Notice kind="error">
        Your last payment did not go through. Stripe will try again. Please check your card at Stripe to keep
        your plan.
      </Notice>
    );
  if (status === 'unpaid')
    return (
      <Notice kind="error">
        Your payment did not go through, and so your plan has ended. You can still pay at Stripe.
      </Notice>
    );
  if (status === 'paid' && plan === null)
    return (
      <Notice kind="error">
        You pay at Stripe for something that is none of these plans. Please tell whoever runs this Emit.
      </Notice>
    );
  if (status !== 'paid' || ends_at === null) return null;
  return (
    <Notice kind="success">
      Your plan is canceled. You have it until {longDay(ends_at)}, and pay nothing more.
    </Notice>
  );
}

function nameOf({ plan }: PlanAccount): string {
  return planOffer(plan, 0).name;
}
