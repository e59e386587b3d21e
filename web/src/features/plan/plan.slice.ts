import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AskForPlanRequest, PlanAccount } from '@emit/contract/plan-requests';
import type { PlanId } from '@emit/contract/plans';
import { notLoaded, setFailed, setLoaded, setLoading, type Loadable } from '../../shared/lib/loadable';

export interface PlanState extends Loadable<PlanAccount> {
  /** The plan whose request is being written. */
  readonly choice: PlanId | null;
  /** A request, or its withdrawal, is on its way to the server. */
  readonly isWorking: boolean;
  /** Why the last one was not done. */
  readonly refusal: string | null;
}

const initialState: PlanState = {
  ...notLoaded<PlanAccount>(),
  choice: null,
  isWorking: false,
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
      // One request at a time.
      if (payload.request?.status === 'waiting') state.choice = null;
    },
    failed: (state, { payload }: PayloadAction<string>) => setFailed(state, payload),
    chosen(state, { payload }: PayloadAction<PlanId | null>) {
      state.choice = payload;
      state.refusal = null;
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
  /** The id of the request. */
  withdrawn: createAction<string>('plan/withdrawn'),
};
export const { selectPlan } = slice.selectors;
