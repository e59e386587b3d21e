import { Share2 } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { SHARE_STYLE_TEXTS, SHARE_STYLES, type ShareRule } from '@emit/contract/share-text';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Notice } from '../../shared/ui/notice';
import {
  postCopyRequested,
  postEdited,
  selectShare,
  shareClosed,
  shareOpened,
  styleChosen,
} from './share.slice';
import './share.css';

const ROWS = 6;

/** Spec §2 "Share modal". */
export function ShareModal() {
  const dispatch = useDispatch();
  const { message, style, post, outcome } = useSelector(selectShare);
  const boxId = useId();
  return (
    <Dialog title="Share This Insight" open={message !== null} onClose={() => dispatch(shareClosed())}>
      <div className="stack">
        <ToggleGroup.Root
          type="single"
          className="share__styles"
          aria-label="Post style"
          value={style}
          onValueChange={(value) => {
            const chosen = SHARE_STYLES.find((known) => known === value);
            if (chosen) dispatch(styleChosen(chosen));
          }}
        >
          {SHARE_STYLES.map((known) => (
            <ToggleGroup.Item key={known} value={known} className="share__style">
              {SHARE_STYLE_TEXTS[known].label}
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
        <div className="field">
          <label className="field__label" htmlFor={boxId}>
            Post preview
          </label>
          <textarea
            id={boxId}
            className="input"
            dir="auto"
            rows={ROWS}
            value={post}
            onChange={(event) => dispatch(postEdited(event.target.value))}
          />
          <p className="fine-print numbers">{post.length} characters</p>
        </div>
        <p className="fine-print">
          Tip: a sentence of your own about what it means to you says more than the quotation.
        </p>
        {outcome === 'copied' && <Notice kind="success">{MESSAGES.copied}</Notice>}
        {outcome === 'failed' && <Notice kind="error">{MESSAGES.copyFailed}</Notice>}
        <div className="share__actions">
          <Button onClick={() => dispatch(shareClosed())}>{outcome === 'copied' ? 'Done' : 'Cancel'}</Button>
          <Button kind="primary" onClick={() => dispatch(postCopyRequested())}>
            Copy to Clipboard
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function ShareButton({ message, rule }: { message: string; rule: ShareRule }) {
  const dispatch = useDispatch();
  return (
    <Button kind="quiet" small onClick={() => dispatch(shareOpened({ message, rule }))}>
      <Share2 size="1rem" aria-hidden />
      Share This Insight
    </Button>
  );
}
