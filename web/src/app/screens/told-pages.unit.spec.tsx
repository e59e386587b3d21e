import { screen, within } from '@testing-library/react';
import { LEFT_IN_THE_CLEAR } from '@emit/contract/in-the-clear';
import { TIERS } from '@emit/contract/plans';
import type { ServiceFacts } from '@emit/contract/privacy';
import { QUESTION_TOKENS, questionsIn } from '@emit/contract/question-cost';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, unreachable } from '../../testing/fake-server';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { ExplainedScreen } from './explained.screen';
import { PrivacyScreen } from './privacy.screen';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

async function open(page: React.ReactElement, facts: ServiceFacts | null) {
  server.answer('GET /api/v1/service', facts ? () => json(facts) : unreachable);
  visit(page, createStore());
  await settle();
}
const facts = (over: Partial<ServiceFacts> = {}): ServiceFacts => ({
  guide: null,
  sends_mail: true,
  takes_payments: false,
  trial_tokens: 20_000,
  ...over,
});

describe('the privacy page', () => {
  it('says that nobody is sent anything where the offline guide answers', async () => {
    await open(<PrivacyScreen />, facts());
    expect(screen.getByText(/what you write is sent to nobody/)).toBeVisible();
    expect(screen.queryByText(/The guide of this server is Claude/)).toBeNull();
  });

  it.each([
    ['api.anthropic.com', /server is Claude. To answer you, Anthropic is sent/],
    ['claude.example.org', /server is Claude. To answer you, claude.example.org, in place of/],
  ])('names who is sent questions: %s', async (host, said) => {
    await open(<PrivacyScreen />, facts({ guide: { host } }));
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(/is sent to nobody/)).toBeNull();
  });

  it('says what holds in either case where the server does not answer', async () => {
    await open(<PrivacyScreen />, null);
    expect(screen.getByText(/Where the guide is Claude, Anthropic is sent/)).toBeVisible();
  });

  it('has every line of what an erasure leaves, and the browser that does the dictation', async () => {
    await open(<PrivacyScreen />, facts());
    for (const { text } of LEFT_IN_THE_CLEAR) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/your browser turns speech into text/)).toBeVisible();
  });
});

describe('what tokens buy', () => {
  it('is counted from the plans and the server’s trial', async () => {
    await open(<ExplainedScreen />, facts({ trial_tokens: 51_000 }));
    for (const { name, tokensPerMonth } of TIERS) {
      const row = screen.getByText(new RegExp(`^${name}, `)).closest('div') as HTMLElement;
      expect(
        within(row).getByText(new RegExp(`about ${questionsIn(tokensPerMonth)} questions`)),
      ).toBeVisible();
    }
    expect(screen.getByText('51,000 tokens, about 10 questions')).toBeVisible();
    expect(screen.getByText(/its answers cost nothing/)).toBeVisible();
  });
});

describe('questions in so many tokens', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [QUESTION_TOKENS.usual - 1, 0],
    [QUESTION_TOKENS.usual * 99, 99],
    [QUESTION_TOKENS.usual * 294, 290],
    [QUESTION_TOKENS.usual * 12_345, 12_000],
  ])('%d: %d', (tokens, questions) => {
    expect(questionsIn(tokens)).toBe(questions);
  });
});
