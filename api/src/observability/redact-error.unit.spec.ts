import { redactError } from './redact-error.js';

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('what a log holds of an error', () => {
  it('is its kind, its code and where it came from', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:27017'), { code: 'ECONNREFUSED' });
    const told = redactError(error);
    expect(told).toMatchObject({
      type: 'Error',
      code: 'ECONNREFUSED',
      message: 'connect ECONNREFUSED 127.0.0.1:27017',
    });
    expect(told.stack).toContain('redact-error.unit.spec');
  });

  it.each([
    () => JSON.parse('{"text": I prayed for rain}') as unknown,
    () => new URL('I prayed for rain'),
    () => Buffer.alloc(1, 'x', 'I prayed for rain' as BufferEncoding),
    () => {
      throw new Error('first line\n    at home I prayed for rain');
    },
    () => {
      throw Object.assign(new Error('the model refused'), { body: 'I prayed for rain' });
    },
    () => {
      throw new Error('outside', { cause: new Error('400 {"message":"I prayed for rain"}') });
    },
    () => {
      const answer = Object.assign(new Error('422 I prayed for rain'), { status: 422 });
      throw new Error('the model refused', { cause: answer });
    },
  ])('is none of the words that it was about (%#)', (work) => {
    const error = thrownBy(work);
    expect(error).toHaveProperty('stack');
    expect(redactError(error).type).toMatch(/Error$/);
    expect(JSON.stringify(redactError(error))).not.toMatch(/pray|rain/);
  });

  it('names its causes', () => {
    const error = new Error('the log cannot be reached', { cause: new TypeError('fetch failed') });
    expect(redactError(error).cause).toMatchObject({ type: 'TypeError', message: 'fetch failed' });
  });

  it('is the kind alone of what is no error', () => {
    expect(redactError('I prayed for rain')).toEqual({ type: 'string', message: '' });
  });

  it('has what SQLite says of its kind of error, and nothing of what it was given', () => {
    const error = Object.assign(new Error('UNIQUE constraint failed: Ruth Moab'), {
      code: 'ERR_SQLITE_ERROR',
      errstr: 'database or disk is full',
      sqliteCodeName: 'SQLITE_FULL',
    });
    expect(redactError(error)).toMatchObject({ code: 'SQLITE_FULL', message: 'database or disk is full' });
    expect(JSON.stringify(redactError(error))).not.toContain('Ruth');
  });
});
