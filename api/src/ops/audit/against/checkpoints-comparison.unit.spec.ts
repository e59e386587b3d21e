import type { RecordedEvent } from '../../../kernel/event.js';
import { Findings } from '../findings.js';
import { CheckpointsComparison } from './checkpoints-comparison.js';

it('writes both numbers of events alike where the last ones are gone', async () => {
  const findings = new Findings();
  const checkpoint = { origin: 'example.org/emit', size: 1_200, root: Buffer.alloc(32), note: '' };
  const comparison = new CheckpointsComparison('the checkpoint', [checkpoint], findings, false);
  for (let position = 1; position <= 1_100; position++)
    comparison.add({ position, metadata: { at: position, chain: '' } } as RecordedEvent);
  expect(await comparison.end()).toBe('the checkpoint over 1,200 events');
  expect(findings.kept).toMatchObject([
    {
      what: 'the event store has 1,100 events, and 1,200 are signed in the checkpoint: its last events are gone',
    },
  ]);
});
