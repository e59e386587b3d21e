import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PlanAccount, PlanRequest } from '@emit/contract/plan-requests';
import { longDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { planOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';

const HEARD = { waiting: 'Your request is sent.', withdrawn: 'Your request is withdrawn.' };

/** What became of the request made last. Whoever sends or withdraws one is led here: its button is gone. */
export function RequestNote({ account }: { account: PlanAccount }) {
  const { refusal, choice } = useSelector(selectPlan);
  const { request } = account;
  const status = request?.status ?? null;
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status) place.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <div ref={place} tabIndex={-1} className="stack">
      <p className="visually-hidden" role="status">
        {status === 'waiting' || status === 'withdrawn' ? HEARD[status] : ''}
      </p>
      {request && status === 'waiting' && <WaitingRequest request={request} />}
      {request && <Answer request={request} account={account} />}
      {refusal && choice === null && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}

function WaitingRequest({ request }: { request: PlanRequest }) {
  const dispatch = useDispatch();
  const { isWorking } = useSelector(selectPlan);
  const { id, plan, note, asked_at } = request;
  const what = plan === 'trial' ? 'to cancel your plan' : `for ${nameOf(plan)}`;
  return (
    <section className="card account-card" aria-labelledby="plan-request">
      <h2 id="plan-request">Your request is waiting</h2>
      <p>
        You asked {what} on {longDay(asked_at)}. Whoever runs this Emit will answer; until then your plan
        stays as it is.
      </p>
      {note && (
        <p dir="auto" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          You wrote: {note}
        </p>
      )}
      <Button disabled={isWorking} onClick={() => dispatch(planActions.withdrawn(id))}>
        {isWorking ? 'Withdrawing...' : 'Withdraw my request'}
      </Button>
    </section>
  );
}

/** Nothing where it waits or was withdrawn, or another plan came after it. */
function Answer({ request, account }: { request: PlanRequest; account: PlanAccount }) {
  const { plan, status, asked_at, settled_at } = request;
  if (settled_at === null) return null;
  const [asked, settled] = [longDay(asked_at), longDay(settled_at)];
  if (status === 'declined')
    return (
      <Notice kind="error">
        Your request of {asked} {plan === 'trial' ? 'to cancel your plan' : `for ${nameOf(plan)}`} was
        declined on {settled}. Your plan stays as it is.
      </Notice>
    );
  if (status !== 'granted' || account.plan !== plan) return null;
  return (
    <Notice kind="success">
      {plan === 'trial'
        ? `Your plan was canceled on ${settled}, as you asked on ${asked}.`
        : `Your request of ${asked} was granted: you have ${nameOf(plan)} since ${settled}.`}
    </Notice>
  );
}

function nameOf(plan: PlanRequest['plan']): string {
  return planOffer(plan, 0).name;
}
