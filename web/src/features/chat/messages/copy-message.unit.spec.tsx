import { screen } from '@testing-library/react';
import { act } from 'react';
import { withFakeClock } from '../../../testing/clock';
import { press } from '../../../testing/forms';
import { storesOfApp } from '../../../testing/member-store';
import { visit } from '../../../testing/visit';
import { MessageView } from './message-view';

withFakeClock();
const createStore = storesOfApp();

const clipboard = { writeText: jest.fn<Promise<void>, [string]>(() => Promise.resolve()) };
beforeAll(() => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard }));
afterEach(() => clipboard.writeText.mockReset());

async function show() {
  visit(
    <MessageView message={{ id: 'a1', role: 'assistant', content: 'Grace is a gift.', timestamp: 1 }} />,
    createStore(),
  );
  await act(() => Promise.resolve());
}
const refused = screen.queryByText.bind(screen, 'Failed to copy. Please select and copy manually.');

describe('Copy below a reply', () => {
  it('says that the reply is on the clipboard', async () => {
    await show();
    await press('Copy');
    expect(clipboard.writeText).toHaveBeenCalledWith('Grace is a gift.');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('says so where the browser refuses, and no longer once it copies', async () => {
    clipboard.writeText.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
    await show();
    await press('Copy');
    expect(screen.getByRole('alert')).toBe(refused());
    await press('Copy');
    expect(refused()).toBeNull();
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });
});
