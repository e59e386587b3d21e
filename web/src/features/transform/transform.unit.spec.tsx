import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { DebugScreen, TestScreen } from '../../app/screens/transform.screens';
import { settle, withFakeClock } from '../../testing/clock';
import { fakeServer, json, refusal } from '../../testing/fake-server';
import { reply, storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';

withFakeClock();
const server = fakeServer();
const createStore = storesOfApp();

const ASK = 'POST /api/v1/claude-direct';
const LONG = 'The shepherd goes ahead of the flock into the valley, and comes out.';

async function transform(button: string, text = 'Be still') {
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await act(settle);
}

describe('the test page', () => {
  it('wraps the text in an instruction, with a persona, and shows the first 50 characters in its debug line', async () => {
    server.answer(ASK, () => json(reply({ completion: LONG })));
    visit(<TestScreen />, createStore());
    await transform('Transform');
    expect(server.to(ASK)[0]?.body).toMatchObject({
      prompt: expect.stringMatching(/lens of Fhoism[\s\S]*Be still$/),
      system: expect.stringContaining('Three MindStreams'),
    });
    expect(screen.getByLabelText('Result')).toHaveTextContent(LONG);
    expect(screen.getByText(/^Debug: /)).toHaveTextContent(`Debug: result, "${LONG.slice(0, 50)}"`);
  });

  it('sets the result as the chat sets a reply, and not with its marks', async () => {
    server.answer(ASK, () => json(reply({ completion: 'Be **still**, as in Psalm 46:10.' })));
    visit(<TestScreen />, createStore());
    await transform('Transform');
    expect(screen.getByLabelText('Result')).toHaveTextContent(/^Be still, as in Psalm 46:10\./);
    expect(screen.getByRole('button', { name: 'Psalm 46:10' })).toBeInTheDocument();
  });

  it('does nothing with blanks', async () => {
    visit(<TestScreen />, createStore());
    await transform('Transform', '   ');
    expect(server.calls).toEqual([]);
  });

  it.each([
    ['no completion', () => json(reply({ completion: '' })), 'Error: No completion in response'],
    ['a refusal', () => refusal(500, 'Broken'), 'Error: Broken'],
  ])('shows %s', async (_what, answer, text) => {
    server.answer(ASK, answer);
    visit(<TestScreen />, createStore());
    await transform('Transform');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });
});

describe('the debug page', () => {
  it('sends X-Debug-Mode, and shows the raw response beside the cleaned completion', async () => {
    server.answer(ASK, () => json(reply({ completion: `${LONG}<search_reminders>x</search_reminders>` })));
    visit(<DebugScreen />, createStore());
    await transform('Transform (Debug)');
    expect(server.to(ASK)[0]?.headers.has('X-Debug-Mode')).toBe(true);
    expect(screen.getByLabelText('Raw response')).toHaveTextContent('<search_reminders>');
    expect(screen.getByLabelText('Cleaned completion')).toHaveTextContent(LONG);
    expect(screen.getByLabelText('Cleaned completion')).not.toHaveTextContent('search_reminders');
    expect(screen.getByText(/^Debug: /)).toHaveTextContent(`Debug: result, "${LONG.slice(0, 30)}"`);
  });
});
