import { render } from '@testing-library/react';
import { newConversation, type Conversation } from '../conversation';
import { RoomLeft } from './room-left';

function said(change: Partial<Conversation>): string {
  const { container } = render(<RoomLeft conversation={{ ...newConversation('general'), ...change }} />);
  return container.textContent;
}

it('says nothing of a conversation with room', () => {
  expect(said({})).toBe('');
  expect(said({ messageCount: 3_999, bytes: 15_900_000 })).toBe('');
});

it('says what fills it, before it is full', () => {
  expect(said({ messageCount: 4_000 })).toContain('4,000 of the 5,000 messages');
  expect(said({ messageCount: 100, bytes: 18_000_000 })).toContain('18 MB of the 20 MB of text');
});

it('says that it is full where no question has room with its reply', () => {
  for (const full of [{ messageCount: 4_999 }, { messageCount: 5_000 }, { bytes: 20_000_000 }])
    expect(said(full)).toContain('This conversation is full');
});
