import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AskForPlanRequest, PlanAccount } from '@emit/contract/plan-requests';
import type { PlanId, TierId } from '@emit/contract/plans';
import { planPaidFor } from '@emit/contract/subscriptions';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../shared/lib/loadable';

/** How a member comes back from the pages on which plans are paid, as the address has it. */
export const RETURNS = ['done', 'left', 'changed'] as const;
export type Return = (typeof RETURNS)[number];
/** What is told then; `late`: the payment is not confirmed yet. */
type Told = 'confirming' | 'confirmed' | 'late' | 'left';

export interface PlanState extends Loadable<PlanAccount> {
  /** The plan whose request is being written. */
  readonly choice: PlanId | null;
  /** A request, or its withdrawal, is on its way to the server. */
  readonly isWorking: boolean;
  /** Null where nobody comes back from a payment. */
  readonly payment: Told | null;
  /** Why the last one was not done. */
  readonly refusal: string | null;
}

const initialState: PlanState = {
  ...notLoaded<PlanAccount>(),
  choice: null,
  isWorking: false,
  payment: null,
  refusal: null,
};

const slice = createSlice({
  name: 'plan',
  initialState,
  reducers: {
    requested: (state) => setLoading(state),
    loaded(state, { payload }: PayloadAction<PlanAccount>) {
      setLoaded(state, payload);
      state.isWorking = false;
      if (state.payment === 'confirming' && planPaidFor(payload.payment?.subscription ?? null) !== null)
        state.payment = 'confirmed';
      // One request at a time.
      if (payload.request?.status === 'waiting') state.choice = null;
    },
    failed: (state, { payload }: PayloadAction<string>) => setFailed(state, payload),
    chosen(state, { payload }: PayloadAction<PlanId | null>) {
      state.choice = payload;
      state.refusal = null;
    },
    cameBack(state, { payload }: PayloadAction<Return>) {
      state.payment = ({ done: 'confirming', left: 'left', changed: null } as const)[payload];
    },
    waitedLong(state) {
      if (state.payment === 'confirming') state.payment = 'late';
    },
    wentAway(state) {
      state.isWorking = false;
    },
    began(state) {
      state.isWorking = true;
      state.refusal = null;
    },
    refused(state, { payload }: PayloadAction<string>) {
      state.isWorking = false;
      state.refusal = payload;
    },
  },
  selectors: { selectPlan: (state) => state },
});

export const planReducer = slice.reducer;
export const planActions = {
  ...slice.actions,
  /** `key`: the same however often the request is sent. */
  asked: createAction<AskForPlanRequest & { key: string }>('plan/asked'),
  /** To the page on which this plan is paid. */
  paying: createAction<TierId>('plan/paying'),
  /** To the page on which what is paid is changed and cancelled. */
  managing: createAction('plan/managing'),
  /** The id of the request. */
  withdrawn: createAction<string>('plan/withdrawn'),
};
export const { selectPlan } = slice.selectors;
