import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router';
import { planIn } from '@emit/contract/plans';
import { PlanPage } from '../../features/plan/plan-page';
import { planActions, selectPlan } from '../../features/plan/plan.slice';
import { Loaded } from '../../shared/ui/loaded';
import { Skeleton } from '../../shared/ui/loading';
import { BesideTabs } from './member-shell';

/** /app/plan: the plan a member has, all plans, and the request for another; `?plan=` is one that was chosen before. */
export function PlanScreen() {
  const dispatch = useDispatch();
  const state = useSelector(selectPlan);
  const [query, setQuery] = useSearchParams();
  const chosen = planIn(query);
  useEffect(() => void dispatch(planActions.requested()), [dispatch]);
  useEffect(() => {
    if (chosen === null) return;
    dispatch(planActions.chosen(chosen));
    setQuery({}, { replace: true });
  }, [dispatch, chosen, setQuery]);
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
