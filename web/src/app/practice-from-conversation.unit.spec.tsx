import { CARE_OPENINGS } from '@emit/contract/care';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { SliderPracticeForm } from '../features/practice/slider-practice-form';
import { pass, settle, withFakeClock } from '../testing/clock';
import { fakeServer, json } from '../testing/fake-server';
import { signIn, storesOfApp, summaryOf, wholeOf } from '../testing/member-store';
import { visit } from '../testing/visit';
import { practiceFromConversation } from './between-features.saga';
import { QuickLogPanel } from './screens/practice-tab';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a practice from a conversation', () => {
  it('is filled in with twice its messages, a rating of 8 and the first question', async () => {
    const messages = ['Why a shepherd?', 'Because', 'And?', 'So'].map((content, at) => ({
      id: `m${at}`,
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
      timestamp: at,
    }));
    server.answer('GET /api/v1/conversations/c1', () =>
      json(wholeOf('c1', { category: 'biblical', messages })),
    );
    const store = createStore();
    visit(<SliderPracticeForm variant="older" />, store);
    await act(() => signIn(server, store, [summaryOf('c1', { category: 'biblical', message_count: 4 })]));
    await act(async () => {
      store.dispatch(practiceFromConversation('c1'));
      await settle();
    });
    expect(valueOf('Practice type')).toBe('Bible Study');
    expect([valueOf('Duration'), valueOf('Quality rating')]).toEqual(['8', '8']);
    expect(valueOf('Insights gained (optional)')).toBe('Why a shepherd?');
  });

  it('is not filled in from a talk where care was given, which is then offered no more', async () => {
    const messages = [
      { id: 'm1', role: 'user' as const, content: 'I want to die', timestamp: 1 },
      { id: 'm2', role: 'assistant' as const, content: `${CARE_OPENINGS.en}\n\nMore.`, timestamp: 2 },
    ];
    server.answer('GET /api/v1/conversations/c1', () =>
      json(wholeOf('c1', { category: 'biblical', messages })),
    );
    const store = createStore();
    visit(
      <>
        <QuickLogPanel />
        <SliderPracticeForm variant="older" />
      </>,
      store,
    );
    await act(() => signIn(server, store, [summaryOf('c1', { category: 'biblical', message_count: 2 })]));
    await act(async () => {
      store.dispatch(practiceFromConversation('c1'));
      await settle();
    });
    expect(valueOf('Insights gained (optional)')).toBe('');
    expect(screen.queryByRole('button', { name: /Use This/ })).toBeNull();
  });

  it('is offered for the five newest biblical conversations with messages', async () => {
    const store = createStore();
    visit(<QuickLogPanel />, store);
    const biblical = Array.from({ length: 6 }, (_, at) =>
      summaryOf(`b${at}`, {
        category: 'biblical',
        message_count: 2,
        updated_at: `2026-11-0${at + 1}T00:00:00.000Z`,
      }),
    );
    const others = [summaryOf('empty', { category: 'biblical' }), summaryOf('g', { message_count: 9 })];
    await act(() => signIn(server, store, [...biblical, ...others]));
    await act(() => pass(0));
    const offered = screen.getAllByRole('button', { name: /Use This/ });
    expect(offered.map(({ textContent }) => /b\d/.exec(textContent)?.[0])).toEqual([
      'b5',
      'b4',
      'b3',
      'b2',
      'b1',
    ]);
  });
});
