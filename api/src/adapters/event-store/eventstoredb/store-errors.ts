import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
} from '@eventstore/db-client';
import { RevisionConflict, StoreUnavailable } from '../../../ports/event-store.port.js';

/** Errors that would come again however often it was tried; everything else is about reaching the server. */
const LASTING = [
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  RangeError,
  TypeError,
  RevisionConflict,
  StoreUnavailable,
];

/** The error as the port knows it: one that lasts stays as it is, any other becomes StoreUnavailable. */
export function asStoreError(error: unknown): unknown {
  if (LASTING.some((kind) => error instanceof kind)) return error;
  return new StoreUnavailable('EventStoreDB', { cause: error });
}

/** Whether a subscription should try again by itself; wrong credentials must come to somebody's notice. */
export function passes(error: unknown): boolean {
  return !(error instanceof AccessDeniedError) && asStoreError(error) instanceof StoreUnavailable;
}
