/** Injection tokens of what the composition chooses for checkpoints. */
export const CHECKPOINT_OUTBOX = Symbol('CheckpointOutbox');
export const CHECKPOINT_DESTINATION = Symbol('Destination');
