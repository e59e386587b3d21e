import {
  MongoBulkWriteError,
  MongoCompatibilityError,
  MongoMissingCredentialsError,
  MongoNetworkError,
  MongoServerError,
  MongoServerSelectionError,
  MongoWriteConcernError,
} from 'mongodb';
import { StoreUnavailable } from '../../ports/event-store.port.js';
import { CredentialsRefused, isDuplicateKey, unavailabilityOf, UnsuitableServer } from './mongo-errors.js';

/** As mongod names them: what says that it cannot serve now, and what says who may not ask. */
const UNAVAILABLE = [
  ...[6, 7, 24, 43, 46, 50, 63, 64, 75, 79, 89, 90, 91, 95, 96, 100, 107, 112, 133, 134, 135, 145, 148, 149],
  ...[
    150, 164, 175, 187, 189, 190, 202, 203, 206, 208, 215, 216, 230, 231, 234, 237, 239, 246, 249, 250, 261,
  ],
  ...[
    262, 264, 272, 276, 278, 279, 281, 282, 285, 290, 303, 308, 317, 343, 355, 365, 371, 384, 398, 402, 406,
  ],
  ...[407, 412, 433, 449, 450, 453, 462, 9001, 10058, 10107, 11600, 11601, 11602, 12586, 12587, 13388, 13435],
  ...[13436, 14031, 46841, 50915, 91331],
];
const REFUSED = [11, 13, 18, 31, 214, 334, 391, 8000];
/** BadValue, FailedToParse, TypeMismatch, CommandNotFound, ImmutableField, BSONObjectTooLarge, DuplicateKey … */
const ABOUT_THE_REQUEST = [
  2, 9, 14, 20, 26, 28, 40, 52, 59, 66, 72, 73, 85, 86, 115, 121, 10334, 11000, 40415,
];

const serverError = (code: number, errorLabels: string[] = []) =>
  new MongoServerError({ message: 'no', code, errorLabels });

/** What a bulk write throws whose documents met these errors, with an error of write concern or without. */
function bulkError(codes: readonly number[], writeConcernCode: number | null = null): MongoBulkWriteError {
  const writeErrors = codes.map((code, index) => ({ code, index, errmsg: 'no' }));
  const answered = writeConcernCode === null ? undefined : { code: writeConcernCode, errmsg: 'not kept' };
  const result = { getWriteConcernError: () => answered, getWriteErrors: () => writeErrors };
  return new MongoBulkWriteError({ message: 'no', code: codes[0], writeErrors } as never, result as never);
}

describe('an error of MongoDB', () => {
  it.each(UNAVAILABLE)('of code %i says that the store cannot be reached', (code) => {
    const error = unavailabilityOf(serverError(code));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error?.message).toBe('MongoDB cannot be reached');
    expect(error?.cause).toMatchObject({ code });
  });

  it.each(REFUSED)('of code %i says that the credentials are refused', (code) => {
    for (const error of [serverError(code), serverError(code, ['HandshakeError'])]) {
      expect(unavailabilityOf(error)).toBeInstanceOf(CredentialsRefused);
    }
  });

  it.each(ABOUT_THE_REQUEST)('of code %i is about the request', (code) => {
    expect(unavailabilityOf(serverError(code))).toBeNull();
    expect(unavailabilityOf(bulkError([11000, code]))).toBeNull();
  });

  it.each(UNAVAILABLE)(
    'of code %i counts among the errors of a bulk write, and as its write concern',
    (code) => {
      for (const error of [bulkError([code]), bulkError([11000, 11000, code]), bulkError([11000], code)])
        expect(unavailabilityOf(error)).toBeInstanceOf(StoreUnavailable);
      const one = new MongoWriteConcernError({ ok: 1, writeConcernError: { code, errmsg: 'no' } });
      expect(unavailabilityOf(one)).toBeInstanceOf(StoreUnavailable);
    },
  );

  it.each(['RetryableWriteError', 'RetryableError', 'SystemOverloadedError', 'TransientTransactionError'])(
    'that is labelled %s says so whatever its code',
    (label) => expect(unavailabilityOf(serverError(4_242, [label]))).toBeInstanceOf(StoreUnavailable),
  );

  it('is seen behind a search for a server that found none', () => {
    const found = (error: Error) => {
      const servers = new Map([['a:1', { error }]]);
      return unavailabilityOf(new MongoServerSelectionError('none', { servers } as never));
    };
    expect(found(new MongoNetworkError('gone'))?.message).toBe('MongoDB cannot be reached');
    expect(found(serverError(18))).toBeInstanceOf(CredentialsRefused);
    expect(found(new MongoCompatibilityError('wire version 6'))).toBeInstanceOf(UnsuitableServer);
    expect(found(new MongoCompatibilityError('wire version 6'))?.message).toContain('4.4 or later');
  });

  it('is told of credentials that the driver misses', () => {
    expect(unavailabilityOf(new MongoMissingCredentialsError('none'))).toBeInstanceOf(CredentialsRefused);
  });

  it('may be the network’s or a name’s, and is no bug of the program', () => {
    const system = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });
    for (const error of [
      system('ENOTFOUND', 'querySrv'),
      system('ETIMEOUT', 'queryTxt'),
      system('ESERVFAIL', 'querySrv'),
      system('ECONNRESET', 'read'),
      Object.assign(new Error('destroyed'), { code: 'ERR_STREAM_DESTROYED' }),
    ])
      expect(unavailabilityOf(error)).toBeInstanceOf(StoreUnavailable);
    for (const error of [
      new TypeError('a bug'),
      Object.assign(new Error('x'), { code: 'ERR_X' }),
      'text',
      null,
    ])
      expect(unavailabilityOf(error)).toBeNull();
  });

  it('may be that of a key that is there', () => {
    expect(isDuplicateKey(serverError(11000))).toBe(true);
    expect(isDuplicateKey(serverError(112))).toBe(false);
  });
});
