import { logOf, messageSent } from '../testing/events.js';
import { folded } from '../testing/fold.js';
import { memberStorage } from './member-storage.projection.js';

const EVENT_BYTES = 500;

it('counts the data of every event and what it takes besides, deleted conversations too', () => {
  const events = [
    messageSent('m1'),
    messageSent('m2'),
    { type: 'ConversationDeleted', data: {} },
    { type: 'PracticeLogged', data: { any: 'é' } },
  ];
  const at = '2026-11-20T08:00:00Z';
  const log = logOf(...events.map((event) => ({ at, stream: 'conversation-c1', event })));
  const sized = log.map((event) => ({ ...event, bytes: Buffer.byteLength(JSON.stringify(event.data)) }));
  const data = sized.reduce((sum, { bytes }) => sum + bytes, 0);
  const [{ memberId } = { memberId: '' }] = log;
  expect(folded(memberStorage, sized, memberId)).toEqual({ bytes: data + 4 * EVENT_BYTES });
});
