import type { CheckpointReceiver } from './checkpoint-receiver.port.js';
import { CheckpointNotTaken } from './checkpoints.port.js';

export interface ReceiverUnderTest {
  readonly receiver: CheckpointReceiver;
  /** What was taken so far. */
  readonly taken: readonly string[];
  /** What comes next is refused, cut off, or never answered. */
  fail(how: 'refuse' | 'cut off' | 'silence'): void;
  dispose(): Promise<void>;
}

const NOTE = 'example.org/emit\n1\nroot\n\n— example.org/emit signature\n';

/** What every CheckpointReceiver must do. Call it inside a describe. */
export function checkpointReceiverContract(setUp: () => Promise<ReceiverUnderTest>): void {
  let underTest: ReceiverUnderTest;
  beforeEach(async () => {
    underTest = await setUp();
  });
  afterEach(() => underTest.dispose());

  it('hands each checkpoint over, word for word', async () => {
    await underTest.receiver.send(NOTE);
    await underTest.receiver.send(`${NOTE}— a witness signature\n`);
    expect(underTest.taken).toEqual([NOTE, `${NOTE}— a witness signature\n`]);
  });

  it.each(['refuse', 'cut off', 'silence'] as const)('says so where it meets: %s', async (how) => {
    underTest.fail(how);
    await expect(underTest.receiver.send(NOTE)).rejects.toThrow(CheckpointNotTaken);
  });
}
