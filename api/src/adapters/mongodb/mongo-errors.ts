import { MongoBulkWriteError, MongoError, MongoServerSelectionError } from 'mongodb';
import { isNativeError } from 'node:util/types';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { Overdue } from '../network/time-limits.js';

/** Code of MongoDB's duplicate-key error. */
export const DUPLICATE_KEY = 11000;

/** Driver errors that say nothing about the request: the server, or the way to it, is gone. */
const UNREACHABLE = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongoServerSelectionError',
  'MongoOperationTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoStalePrimaryError',
  'MongoWriteConcernError',
  // A retry met a server of another kind: the deployment is being changed.
  'MongoUnexpectedServerResponseError',
]);

/** Labels of errors after which the same request may succeed. */
const PASSING_LABELS = [
  'RetryableWriteError',
  'RetryableError',
  'SystemOverloadedError',
  'TransientTransactionError',
];

/**
 * Codes by which a server says that it cannot serve now, whatever the request was (mongod, src/mongo/base/error_codes.yml):
 * those of the categories NetworkError, NotPrimaryError, ShutdownError, Interruption, CancellationError,
 * ExceededTimeLimitError, RetriableError, WriteConcernError, SystemOverloadedError, StaleShardVersionError,
 * SnapshotError, CursorInvalidatedError and CloseConnectionError; then those of the same kind without a category.
 */
const UNAVAILABLE_CODES: ReadonlySet<number> = new Set([
  6, 7, 24, 43, 50, 64, 75, 79, 89, 90, 91, 96, 100, 134, 150, 175, 189, 202, 237, 239, 246, 250, 262, 272,
  279, 281, 282, 290, 303, 310, 312, 314, 317, 333, 354, 355, 358, 372, 384, 398, 402, 406, 407, 412, 433,
  449, 450, 453, 462, 9001, 10107, 11600, 11601, 11602, 13388, 13435, 13436, 46841, 50915, 91331, 10045600,
  // LockBusy, StaleShardVersion, NodeNotFound, NotYetInitialized, NotSecondary, LockFailed, ConfigurationInProgress
  46,
  63, 74, 94, 95, 107, 109,
  // WriteConflict, ConflictingOperationInProgress, FailedToSatisfyReadPreference, StaleTerm, CursorInUse
  112, 117, 133, 135, 143,
  // PooledConnectionsDropped, ExceededMemoryLimit, ReadConcernMajorityNotEnabled, NoConfigPrimary, InitialSyncActive
  145,
  146, 148, 149, 164,
  // LinearizableReadConcernError, MasterSlaveConnectionFailure, BalancerInterrupted, ReplicaSetMonitorRemoved
  187, 190, 194, 199,
  // ShardingStateNotInitialized, NoSuchSession, TooManyLocks, StaleClusterTime, DatabaseDropPending, ElectionInProgress
  203,
  206, 208, 209, 215, 216,
  // DNSHostNotFound, DNSProtocolError, RetryChangeStream, StaleDbVersion, KeyedExecutorRetry, TooManyLogicalSessions
  230,
  231, 234, 249, 259, 261,
  // TooManyFilesOpen, IndexBuildAborted, UnsatisfiableCommitQuorum, IndexBuildAlreadyInProgress
  264, 276, 278, 285,
  // CurrentConfigNotCommittedYet, MovePrimaryInProgress, ReshardCollectionInProgress, ReshardingCriticalSectionTimeout
  308,
  319, 338, 342,
  // ShardCannotRefreshDueToLocksHeld, RetryableTransactionInProgress, TemporarilyUnavailable, UserWritesBlocked
  343,
  363, 365, 371,
  // ConflictingServerlessOperation, AddOrRemoveShardInProgress, LegacyNotPrimary, BackgroundOperationInProgress…
  385,
  414, 10058, 12586, 12587,
  // OutOfDiskSpace, ConfigServerUnreachable
  14031, 56846,
]);

/**
 * Codes by which a server refuses who asks: UserNotFound, Unauthorized, AuthenticationFailed, RoleNotFound,
 * AuthenticationRestrictionUnmet, MechanismUnavailable, AuthenticationAbandoned, ReauthenticationRequired, and Atlas's own.
 */
const REFUSED_CODES: ReadonlySet<number> = new Set([11, 13, 18, 31, 214, 334, 337, 391, 8000]);

/** The socket's own errors, which the driver lets through when it writes to a connection that has just been lost. */
const LOST_SOCKET = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_SOCKET_CLOSED',
]);

/** MongoDB answers, and refuses the user of MONGODB_URL: the password was changed, or a right is missing. */
export class CredentialsRefused extends StoreUnavailable {
  constructor(options: ErrorOptions) {
    super('MongoDB', options);
    this.name = 'CredentialsRefused';
    this.message = 'MongoDB refuses the credentials in MONGODB_URL';
  }
}

/** MongoDB answers, and Emit cannot work with it as it is: too old, or reached in a way that undoes a guarantee. */
export class UnsuitableServer extends StoreUnavailable {
  constructor(why: string, options?: ErrorOptions) {
    super('MongoDB', options);
    this.name = 'UnsuitableServer';
    this.message = `MongoDB cannot be used: ${why}`;
  }
}

/** What a driver's error means to whoever uses a store; null where it is about the request itself. */
export function unavailabilityOf(error: unknown): StoreUnavailable | null {
  if (error instanceof StoreUnavailable) return error;
  const tooOld = chainOf(error).find(({ name }) => name === 'MongoCompatibilityError');
  if (tooOld) return new UnsuitableServer('it must be of version 4.4 or later', { cause: tooOld });
  if (chainOf(error).some(isRefusal)) return new CredentialsRefused({ cause: error });
  return isUnreachable(error) ? new StoreUnavailable('MongoDB', { cause: error }) : null;
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoError && error.code === DUPLICATE_KEY;
}

/** An error and what it was caused by; of a search for a server, what the servers that were asked have answered. */
function chainOf(error: unknown): Error[] {
  if (!isNativeError(error)) return [];
  // A bulk write hides what befell the whole of it behind an error of its own.
  const cause = error instanceof MongoBulkWriteError ? error.errorResponse : error.cause;
  const answered =
    error instanceof MongoServerSelectionError ? [...(error.reason?.servers.values() ?? [])] : [];
  return [error, ...chainOf(cause), ...answered.flatMap((server) => chainOf(server.error))];
}

function isRefusal(error: Error): boolean {
  if (!(error instanceof MongoError)) return false;
  return (
    error.name === 'MongoMissingCredentialsError' || codesIn(error).some((code) => REFUSED_CODES.has(code))
  );
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof Overdue) return true;
  if (!(error instanceof MongoError)) return isSystemError(error);
  if (UNREACHABLE.has(error.name) || PASSING_LABELS.some((label) => error.hasErrorLabel(label))) return true;
  if (codesIn(error).some((code) => UNAVAILABLE_CODES.has(code))) return true;
  // A bulk write that met no document's error met the connection's; or its writes are not known to be kept.
  if (!(error instanceof MongoBulkWriteError)) return false;
  return writeErrorsOf(error).length === 0 || error.result.getWriteConcernError() !== undefined;
}

/** The socket's, or those of a name that cannot be looked up (mongodb+srv). */
function isSystemError(error: unknown): boolean {
  return (
    isNativeError(error) && ('syscall' in error || LOST_SOCKET.has((error as { code?: string }).code ?? ''))
  );
}

/** Its own, and those of each document of a bulk write. */
function codesIn(error: MongoError): number[] {
  const own = typeof error.code === 'number' ? [error.code] : [];
  const each = error instanceof MongoBulkWriteError ? writeErrorsOf(error).map(({ code }) => code) : [];
  return [...own, ...each];
}

const writeErrorsOf = (error: MongoBulkWriteError) => [error.writeErrors].flat();
