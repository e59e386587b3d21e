/** Whoever takes checkpoints over the network. */
export interface CheckpointReceiver {
  /** Resolves when the signed note was taken. Throws CheckpointNotTaken, after some seconds also where nothing answers. */
  send(note: string): Promise<void>;
}
