import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { SHARE_STYLE_TEXTS, type ShareRule } from '@emit/contract/share-text';
import { settle, withFakeClock } from '../../testing/clock';
import { storesOfApp } from '../../testing/member-store';
import { visit } from '../../testing/visit';
import { ShareButton, ShareModal } from './share-modal';

withFakeClock();
const createStore = storesOfApp();

const MESSAGE = '## Rest\n\nThe **shepherd** goes ahead of the flock into the valley, and comes out with it.';
const TEXT = 'The shepherd goes ahead of the flock into the valley, and comes out with it.';

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
function open(rule: ShareRule = 'older') {
  visit(
    <>
      <ShareButton message={MESSAGE} rule={rule} />
      <ShareModal />
    </>,
    createStore(),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Share This Insight' }));
}
const post = () => screen.getByLabelText<HTMLTextAreaElement>('Post preview');
async function copy() {
  fireEvent.click(screen.getByRole('button', { name: 'Copy to Clipboard' }));
  await act(settle);
}

describe('the share modal', () => {
  it('begins with an Insight of the message, in 6 rows, counted', () => {
    open();
    const { prefix, hashtags } = SHARE_STYLE_TEXTS.insight;
    expect(post().value).toBe(`${prefix}\n\n${TEXT}\n\n${hashtags}`);
    expect(post().rows).toBe(6);
    expect(screen.getByText(`${post().value.length} characters`)).toBeVisible();
    expect(screen.getByText(/^Tip: /)).toBeVisible();
  });

  it.each(['Gratitude', 'Transform', 'Encourage'] as const)(
    'writes the post anew in the style %s',
    (label) => {
      open();
      fireEvent.click(screen.getByRole('radio', { name: label }));
      const style = Object.values(SHARE_STYLE_TEXTS).find((texts) => texts.label === label);
      expect(post().value).toBe(`${style?.prefix}\n\n${TEXT}\n\n${style?.hashtags}`);
    },
  );

  it("copies the post as it was edited, and says 'Copied to clipboard!'", async () => {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    open();
    fireEvent.change(post(), { target: { value: 'In my own words' } });
    expect(screen.getByText('15 characters')).toBeVisible();
    await copy();
    expect(copied).toEqual(['In my own words']);
    expect(screen.getByText('Copied to clipboard! Ready to share on social media.')).toBeVisible();
  });

  it("has nothing left to cancel once it is copied: 'Done', until the post is another", async () => {
    clipboard(async () => undefined);
    open();
    await copy();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    fireEvent.change(post(), { target: { value: 'In other words' } });
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await copy();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks to copy by hand where the browser refuses', async () => {
    clipboard(() => Promise.reject(new Error('Not allowed')));
    open();
    await copy();
    expect(screen.getByText('Failed to copy. Please select and copy manually.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });

  it('goes away on Cancel', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
