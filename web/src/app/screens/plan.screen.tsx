import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { planIn } from '@emit/contract/plans';
import { PlanPage } from '../../features/plan/plan-page';
import { planActions, RETURNS, selectPlan } from '../../features/plan/plan.slice';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { BesideTabs } from './member-shell';

/** /app/plan: the plan a member has, all plans, and the request for another; `?plan=` is one that was chosen before, `?payment=` how a payment went. */
export function PlanScreen() {
  const dispatch = useDispatch();
  const state = useSelector(selectPlan);
  const [query, setQuery] = useSearchParams();
  const chosen = planIn(query);
  const back = RETURNS.find((one) => one === query.get('payment'));
  useEffect(() => void dispatch(planActions.requested()), [dispatch]);
  useEffect(() => {
    if (chosen === null && back === undefined) return;
    if (chosen !== null) dispatch(planActions.chosen(chosen));
    if (back !== undefined) dispatch(planActions.cameBack(back));
    setQuery({}, { replace: true });
  }, [dispatch, chosen, back, setQuery]);
  return (
    <BesideTabs>
      <h1 className="page__title">Your plan</h1>
      <Loaded
        of={state}
        waiting={<Skeleton heights={[220, 320]} label="Loading your plan" />}
        onRetry={() => dispatch(planActions.requested())}
        failed={{ calm: 'Your plan and your tokens are safe on the server.' }}
      >
        {(account) => (
          <>
            <PlanPage account={account} />
            <p className="quiet">
              <Link to="/tokens" className="tall-link">
                What your tokens went for
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </BesideTabs>
  );
}
