import { useDispatch, useSelector } from 'react-redux';
import type { PlanAccount } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import { AskDialog } from './ask-dialog';
import { CurrentPlan } from './current-plan';
import { PlanList } from './plan-list';
import { offersWith, planOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';
import { RequestNote } from './request-note';

/** What a member has, what else there is, and what was asked for. */
export function PlanPage({ account }: { account: PlanAccount }) {
  const dispatch = useDispatch();
  const { choice } = useSelector(selectPlan);
  const { plan, request, trial_tokens } = account;
  const isWaiting = request?.status === 'waiting';
  const choose = (chosen: PlanId | null) => dispatch(planActions.chosen(chosen));
  return (
    <>
      <RequestNote account={account} />
      <CurrentPlan account={account} onCancel={isWaiting ? null : () => choose('trial')} />
      <PlanList account={account} offers={offersWith(trial_tokens)} onChoose={choose} />
      {choice !== null && choice !== plan && !isWaiting && (
        <AskDialog
          key={choice}
          account={account}
          offer={planOffer(choice, trial_tokens)}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
