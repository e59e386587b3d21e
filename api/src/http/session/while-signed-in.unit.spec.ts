import { randomBytes } from 'node:crypto';
import { Refusal } from '../../kernel/refusal.js';
import type { OpenSession, Vault, VaultEntry } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import { newSession } from './open-session.js';
import { toldWhileSignedIn, whileSignedIn } from './while-signed-in.js';

const { key } = new Keyring(randomBytes(32)).newKey('ruth');
const ENDED = new Refusal('NOT_AUTHENTICATED');

function signedIn() {
  const sessions: OpenSession[] = [newSession(key, '', 0)];
  const state = { isAway: false, looks: 0 };
  const find = () => {
    state.looks += 1;
    return state.isAway
      ? Promise.reject(new Error('away'))
      : Promise.resolve({ sessions } as unknown as VaultEntry);
  };
  const caller = { memberId: 'ruth', sessionId: sessions[0]?.id ?? '', key, correlationId: 'c' };
  const vault = { find } as unknown as Vault;
  return { caller, vault, state, end: () => void sessions.splice(0), clock: () => 0 };
}

/** The clock that tells when to look again, a second later at each call. */
function asTimeGoes(): () => void {
  let now = 0;
  const spy = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  return () => spy.mockRestore();
}

async function* pieces(...all: (string | (() => void))[]) {
  for (const one of all) {
    await Promise.resolve();
    if (typeof one === 'string') yield one;
    else one();
  }
}
async function heard(items: AsyncIterable<string>): Promise<(string | Refusal)[]> {
  const all: (string | Refusal)[] = [];
  try {
    for await (const item of items) all.push(item);
  } catch (error) {
    all.push(error as Refusal);
  }
  return all;
}

describe('an answer that is read piece by piece', () => {
  it('is given whole to who stays signed in, with one look in a second', async () => {
    const { caller, vault, clock, state } = signedIn();
    expect(await heard(whileSignedIn(pieces('a', 'b', 'c'), caller, vault, clock))).toEqual(['a', 'b', 'c']);
    expect(state.looks).toBe(1);
  });

  it('gives nothing to a session that has ended before its first piece', async () => {
    const { caller, vault, clock, end } = signedIn();
    end();
    expect(await heard(whileSignedIn(pieces('a'), caller, vault, clock))).toEqual([ENDED]);
  });

  it('stops at the next look after the session has ended', async () => {
    const { caller, vault, clock, end } = signedIn();
    const restore = asTimeGoes();
    const given = await heard(whileSignedIn(pieces('a', end, 'b'), caller, vault, clock));
    restore();
    expect(given).toEqual(['a', ENDED]);
  });
});

describe('an answer that is made by telling its pieces', () => {
  const make =
    (...all: (string | (() => void))[]) =>
    async (tell: (piece: string) => void) => {
      for (const one of all) {
        if (typeof one === 'string') tell(one);
        else one();
        await new Promise(setImmediate);
      }
      return 'whole';
    };

  it('is told and answered whole', async () => {
    const said: string[] = [];
    await expect(toldWhileSignedIn(make('a', 'b'), (one) => said.push(one), signedIn())).resolves.toBe(
      'whole',
    );
    expect(said).toEqual(['a', 'b']);
  });

  it('tells nothing more once the session has ended, and refuses, but is made to its end', async () => {
    const here = signedIn();
    const said: string[] = [];
    let isMade = false;
    const restore = asTimeGoes();
    const told = toldWhileSignedIn(
      make('a', here.end, 'b', 'c', 'd', () => (isMade = true)),
      (one) => said.push(one),
      here,
    );
    await expect(told).rejects.toThrow(ENDED);
    while (!isMade) await new Promise(setImmediate);
    restore();
    expect(said).not.toContain('d');
  });

  it('is refused where the session ended with its last piece', async () => {
    const here = signedIn();
    await expect(toldWhileSignedIn(make('a', here.end), () => undefined, here)).rejects.toThrow(ENDED);
  });

  it('goes on while the vault cannot be asked: it may have been paid for', async () => {
    const here = signedIn();
    here.state.isAway = true;
    await expect(toldWhileSignedIn(make('a'), () => undefined, here)).resolves.toBe('whole');
  });
});
