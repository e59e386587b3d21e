import type { ReactNode } from 'react';
import { grouped } from '@emit/contract/english';
import { MINDSTREAMS } from '@emit/contract/mindstreams';
import { QUESTION_TOKENS } from '@emit/contract/question-cost';
import { Button } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { CHOICES, type Choice } from './choices';
import './first-visit.css';

interface FirstQuestionProps {
  firstName: string;
  /** Null while it is not known. */
  tokens: number | null;
  chosen: Choice | null;
  onChoose: (choice: Choice) => void;
  onSkip: () => void;
}

/** Step 1, above the welcome of the chat: what brings you here, and a question for it. */
export function FirstQuestion({ firstName, tokens, chosen, onChoose, onSkip }: FirstQuestionProps) {
  return (
    <section className="first-question card" aria-labelledby="first-question">
      <div className="first-question__head">
        <div>
          <p className="first-steps__count">First steps · 1 of 3</p>
          <h2 id="first-question" dir="auto">
            {firstName === '' ? 'What brings you here?' : `${firstName}, what brings you here?`}
          </h2>
        </div>
        <Illustration of="path" />
      </div>
      <ul className="first-question__choices">
        {CHOICES.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className="first-question__choice"
              aria-pressed={chosen?.id === choice.id}
              onClick={() => onChoose(choice)}
            >
              {choice.said}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="first-question__next">
        {chosen && 'A question is in the box below. Change it as you like, then send it.'}
      </p>
      <p className="caption">
        {tokens !== null &&
          `Questions are paid for in tokens. You have ${grouped(tokens)}; a first question takes about ${grouped(QUESTION_TOKENS.first)}. Practices are free.`}
      </p>
      <Button kind="quiet" small onClick={onSkip}>
        Skip the first steps
      </Button>
    </section>
  );
}

interface StepBarProps {
  step: 2 | 3;
  picture?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

/** Steps 2 and 3, above whatever page is shown. */
export function StepBar({ step, picture, children, actions }: StepBarProps) {
  return (
    <section className="step-bar" aria-label="First steps">
      {picture}
      <div className="step-bar__text">
        <p className="first-steps__count">First steps · {step} of 3</p>
        {children}
      </div>
      <div className="step-bar__actions">{actions}</div>
    </section>
  );
}

/** What the MindStreams are, in one sentence. */
export function MindStreamsInShort() {
  const { power, flow, clarity } = MINDSTREAMS;
  return (
    <>
      Now ten minutes of practice, in one of three MindStreams: {power.name} with God, {flow.name} within
      yourself, {clarity.name} with others.
    </>
  );
}
