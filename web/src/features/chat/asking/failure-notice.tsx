import { useDispatch, useSelector } from 'react-redux';
import { MESSAGES } from '@emit/contract/messages';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { askActions, selectFailure, type AskFailure } from './ask.slice';
import { selectActiveId } from '../chat.slice';
import { Unanswered } from './ask-again';

/** Refusals whose own text says more than the variant's: when tokens renew, that another answer is under way. */
const SPEAKS_FOR_ITSELF = [
  'CONVERSATION_FULL',
  'DAILY_LIMIT_REACHED',
  'MODEL_BUDGET_SPENT',
  'OUT_OF_TOKENS',
  'QUESTION_IN_FLIGHT',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'GUIDE_UNAVAILABLE',
  'GUIDE_NOT_SET_UP',
];

/** To send the question again changes nothing before somebody else has done something. */
const OF_NO_USE = [
  'CONVERSATION_FULL',
  'DAILY_LIMIT_REACHED',
  'MODEL_BUDGET_SPENT',
  'OUT_OF_TOKENS',
  'STORAGE_FULL',
  'GUIDE_NOT_SET_UP',
];

function textOf(failure: AskFailure, variantText: (failure: AskFailure) => string): string {
  const isOwn = failure.text === MESSAGES.noResponse;
  return isOwn || SPEAKS_FOR_ITSELF.includes(failure.code) ? failure.text : variantText(failure);
}

/** In the conversation it belongs to, in the variant's own text (spec §8). The question stays, and can be sent again. */
export function FailureNotice({ text }: { text: (failure: AskFailure) => string }) {
  const dispatch = useDispatch();
  const failure = useSelector(selectFailure);
  const activeId = useSelector(selectActiveId);
  const question = failure?.question;
  if (!question || question.conversationId !== activeId) return <Unanswered />;
  return (
    <Notice kind="error">
      <p>{textOf(failure, text)}</p>
      <p style={{ marginTop: 8 }}>
        {failure.code === 'OUT_OF_TOKENS' && <ToPlan />}
        {!OF_NO_USE.includes(failure.code) && (
          <Button small kind="danger" onClick={() => dispatch(askActions.retried(question))}>
            Try again
          </Button>
        )}
      </p>
    </Notice>
  );
}

/** What there is, when more come, and how to have more. Whoever is back from there finds the question with 'Ask again' below it. */
function ToPlan() {
  const dispatch = useDispatch();
  return (
    <ButtonLink to="/app/plan" kind="danger" small onClick={() => dispatch(askActions.failureDismissed())}>
      See your plan
    </ButtonLink>
  );
}
