import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sharePost, type ShareRule, type ShareStyle } from '@emit/contract/share-text';

export interface ShareState {
  /** The message being shared; null while the modal is closed. */
  readonly message: string | null;
  readonly rule: ShareRule;
  readonly style: ShareStyle;
  /** The post as it will be copied; the member may edit it. */
  readonly post: string;
  readonly outcome: 'copied' | 'failed' | null;
}

const initialState: ShareState = { message: null, rule: 'newer', style: 'insight', post: '', outcome: null };

const slice = createSlice({
  name: 'share',
  initialState,
  reducers: {
    shareOpened: (_state, { payload }: PayloadAction<{ message: string; rule: ShareRule }>): ShareState => ({
      ...initialState,
      ...payload,
      post: sharePost(payload.message, initialState.style, payload.rule),
    }),
    shareClosed: () => initialState,
    styleChosen(state, { payload }: PayloadAction<ShareStyle>) {
      state.style = payload;
      state.post = sharePost(state.message ?? '', payload, state.rule);
      state.outcome = null;
    },
    postEdited(state, { payload }: PayloadAction<string>) {
      state.post = payload;
      state.outcome = null;
    },
    copyEnded(state, { payload: isCopied }: PayloadAction<boolean>) {
      state.outcome = isCopied ? 'copied' : 'failed';
    },
  },
  selectors: { selectShare: (state) => state },
});

export const shareReducer = slice.reducer;
export const { shareOpened, shareClosed, styleChosen, postEdited, copyEnded } = slice.actions;
export const postCopyRequested = createAction('share/postCopyRequested');
export const { selectShare } = slice.selectors;
