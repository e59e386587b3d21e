import { grouped } from '@emit/contract/english';
import { LIMITS, storageText } from '@emit/contract/limits';
import { countOf, type Conversation } from '../conversation';

/** A quiet line in a conversation that will soon be full, or is. */
export function RoomLeft({ conversation }: { conversation: Conversation }) {
  const { conversationMessages, conversationBytes, toldFrom } = LIMITS;
  const [count, bytes] = [countOf(conversation), conversation.bytes ?? 0];
  const share = Math.max(count / conversationMessages, bytes / conversationBytes);
  if (share < toldFrom) return null;
  const holds =
    count / conversationMessages >= bytes / conversationBytes
      ? `${grouped(count)} of the ${grouped(conversationMessages)} messages`
      : `${storageText(bytes)} of the ${storageText(conversationBytes)} of text`;
  // A question and its reply must fit.
  const isFull = share >= 1 || count + 2 > conversationMessages;
  return (
    <p className="quiet room-left" role="status">
      {isFull
        ? 'This conversation is full. Everything in it stays; please begin a new one.'
        : `This conversation has ${holds} that it can hold. You may want to begin a new one soon.`}
    </p>
  );
}
