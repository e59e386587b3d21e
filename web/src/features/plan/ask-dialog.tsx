import { useState, type SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped, monthDay } from '@emit/contract/english';
import { LIMITS, STORAGE_QUOTAS, storageText } from '@emit/contract/limits';
import type { PlanAccount } from '@emit/contract/plan-requests';
import { questionsIn } from '@emit/contract/question-cost';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextAreaField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import type { PlanOffer } from './plan-offers';
import { planActions, selectPlan } from './plan.slice';

interface AskDialogProps {
  account: PlanAccount;
  /** What is asked for; the trial ends the plan. */
  offer: PlanOffer;
  onClose: () => void;
}

/** A request before it is sent. It closes by itself once the request waits. */
export function AskDialog({ account, offer, onClose }: AskDialogProps) {
  const dispatch = useDispatch();
  const { isWorking, refusal } = useSelector(selectPlan);
  const [note, setNote] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const isEnd = offer.id === 'trial';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const text = note.trim();
    dispatch(planActions.asked({ key, plan: offer.id, ...(text !== '' && { note: text }) }));
  }

  return (
    <Dialog title={isEnd ? 'Cancel my plan' : `Ask for ${offer.name}`} open onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {isEnd ? <WhatEnds account={account} offer={offer} /> : <WhatComes account={account} offer={offer} />}
        <TextAreaField
          label="A note with it (optional)"
          hint="It is stored sealed; only whoever runs this Emit can open it."
          rows={3}
          maxLength={LIMITS.planNoteMax}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {refusal && <Notice kind="error">{refusal}</Notice>}
        <div className="account-card__actions">
          <Button kind="primary" type="submit" disabled={isWorking}>
            {isWorking ? 'Sending...' : 'Send my request'}
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </div>
      </form>
    </Dialog>
  );
}

function WhatComes({ account, offer: { name, price, tokens } }: Omit<AskDialogProps, 'onClose'>) {
  return (
    <p>
      {name} costs {price} and brings {grouped(tokens)} tokens each month, about{' '}
      {grouped(questionsIn(tokens))} questions. The first come with the next month, on{' '}
      {monthDay(account.allowance_renews_at)} at the earliest. Whoever runs this Emit gets your request and
      tells you how to pay; nothing is paid here.
    </p>
  );
}

/** What is written stays, but may be more than the trial has room for. */
function WhatEnds({ account, offer }: Omit<AskDialogProps, 'onClose'>) {
  const { used } = account.storage;
  const quota = STORAGE_QUOTAS.trial;
  return (
    <>
      <p>
        You ask to go back to the trial, with {grouped(offer.tokens)} tokens each month. The tokens you have
        left and all that you wrote stay yours. Your plan goes on until whoever runs this Emit has answered.
      </p>
      {used > quota && (
        <p>
          You have stored {storageText(used)}. The trial has room for {storageText(quota)}: nothing is
          deleted, but nothing more can be saved.
        </p>
      )}
    </>
  );
}
