import { useDispatch, useSelector } from 'react-redux';
import type { PlanAccount } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import { AskDialog } from './ask-dialog';
import { PayDialog } from './pay-dialog';
import { PaymentNote } from './payment-note';
import { CurrentPlan } from './current-plan';
import { PlanList } from './plan-list';
import { canChoose, offersWith, planOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';
import { RequestNote } from './request-note';

/** What a member has, what else there is, and what was asked for. */
export function PlanPage({ account }: { account: PlanAccount }) {
  const dispatch = useDispatch();
  const { choice } = useSelector(selectPlan);
  const { request, trial_tokens } = account;
  const isWaiting = request?.status === 'waiting';
  const choose = (chosen: PlanId | null) => dispatch(planActions.chosen(chosen));
  return (
    <>
      <PaymentNote account={account} />
      <RequestNote account={account} />
      <CurrentPlan account={account} onCancel={isWaiting ? null : () => choose('trial')} />
      <PlanList account={account} offers={offersWith(trial_tokens)} onChoose={choose} />
      {choice !== null && canChoose(account, choice) && (
        <Chosen key={choice} account={account} choice={choice} onClose={() => choose(null)} />
      )}
    </>
  );
}

interface ChosenProps {
  account: PlanAccount;
  choice: PlanId;
  onClose: () => void;
}

/** A plan is paid where that can be done; otherwise, and to end one, it is asked for. */
function Chosen({ account, choice, onClose }: ChosenProps) {
  if (account.payment !== null && choice !== 'trial') return <PayDialog plan={choice} onClose={onClose} />;
  const offer = planOffer(choice, account.trial_tokens);
  return <AskDialog account={account} offer={offer} onClose={onClose} />;
}
