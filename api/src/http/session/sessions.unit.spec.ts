import { createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { Refusal } from '../../kernel/refusal.js';
import type { OpenSession, Vault, VaultEntry } from '../../ports/vault.port.js';
import { Keyring } from '../../runtime/sealing.js';
import { newSession, SESSION } from './open-session.js';
import { Sessions } from './sessions.js';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const keyring = new Keyring(randomBytes(32));
const secret = randomBytes(32);
const jwt = new JwtService({
  secret: createSecretKey(secret),
  signOptions: { expiresIn: SESSION.longest / 1_000, algorithm: 'HS256', audience: 'emit' },
  verifyOptions: { algorithms: ['HS256'], audience: 'emit' },
});

/** One member with one open session, and what the vault was asked to do. */
function signedIn() {
  const { key, wrappedKey } = keyring.newKey('ruth');
  let entry = { memberId: 'ruth', wrappedKey, sessions: [newSession(key, '', NOW)] } as unknown as VaultEntry;
  const ended: string[] = [];
  const touched: number[] = [];
  const vault = {
    find: (id: string) => Promise.resolve(id === 'ruth' ? entry : null),
    touchSession: (_: string, __: string, at: number) => Promise.resolve(void touched.push(at)),
    endSession: (member: string, id: string) => Promise.resolve(ended.push(`${member}/${id}`) > 0),
  };
  const clock = { now: NOW };
  const sessions = new Sessions(jwt, keyring, vault as unknown as Vault, () => clock.now);
  const [{ id }] = entry.sessions as [OpenSession];
  const end = () => (entry = { ...entry, sessions: [] });
  return { sessions, clock, ended, touched, end, id, key, token: sessions.tokenFor('ruth', id) };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function signed(claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, by: Buffer = secret): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
}

describe('a session token', () => {
  it('leads to its member, with the member’s own key', async () => {
    const { sessions, token, id, key } = signedIn();
    const caller = await sessions.callerOf(`Bearer ${token}`, 'c-1');
    expect(caller).toMatchObject({ memberId: 'ruth', sessionId: id, correlationId: 'c-1' });
    expect(caller).not.toHaveProperty('by');
    expect(caller.key.open(key.seal('hers'))).toBe('hers');
    await expect(sessions.callerOf(`bearer ${token}`, 'c-2')).resolves.toMatchObject({ memberId: 'ruth' });
  });

  it('is worth nothing once its session has ended, also when its signature was checked before', async () => {
    const { sessions, token, end } = signedIn();
    await sessions.callerOf(`Bearer ${token}`, 'c');
    end();
    await expect(sessions.callerOf(`Bearer ${token}`, 'c')).rejects.toThrow(new Refusal('NOT_AUTHENTICATED'));
  });

  it('is worth nothing after its own time, also when its signature was checked before', async () => {
    const { sessions, token, clock } = signedIn();
    await sessions.callerOf(`Bearer ${token}`, 'c');
    clock.now += SESSION.longest;
    await expect(sessions.callerOf(`Bearer ${token}`, 'c')).rejects.toThrow(Refusal);
  });

  it('is refused in every other shape', async () => {
    const { sessions, token, id } = signedIn();
    const at = NOW / 1_000;
    const claims = { sub: 'ruth', sid: id, iat: at, exp: at + 60, aud: 'emit' };
    await expect(sessions.callerOf(`Bearer ${signed(claims)}`, 'c')).resolves.toBeDefined();
    const [head = '', body = '', signature = ''] = token.split('.');
    const { exp: _exp, ...endless } = claims;
    const refused = [
      undefined,
      '',
      token,
      `Basic ${token}`,
      `Bearer  ${token}`,
      `Bearer ${token} `,
      `Bearer ${token}.x`,
      `Bearer ${head}.${body}.`,
      `Bearer ${head}.${part({ ...claims, sub: 'naomi' })}.${signature}`,
      `Bearer ${signed(claims, { alg: 'none' })}`,
      `Bearer ${part({ alg: 'none' })}.${part(claims)}.x`,
      `Bearer ${signed(claims, { alg: 'HS512' })}`,
      `Bearer ${signed(claims, undefined, randomBytes(32))}`,
      `Bearer ${signed(endless)}`,
      ...[
        { exp: at - 1 },
        { nbf: at + 60 },
        { aud: 'another' },
        { sub: 'naomi' },
        { sid: 'another' },
        { sub: 7 },
        { sid: null },
        { exp: '9999999999' },
      ].map((wrong) => `Bearer ${signed({ ...claims, ...wrong })}`),
    ];
    for (const authorization of refused)
      await expect(sessions.callerOf(authorization, 'c')).rejects.toThrow(new Refusal('NOT_AUTHENTICATED'));
  });

  it('notes its use once a day', async () => {
    const { sessions, token, clock, touched } = signedIn();
    clock.now += SESSION.noted - 1;
    await sessions.callerOf(`Bearer ${token}`, 'c');
    expect(touched).toEqual([]);
    clock.now += 1;
    await sessions.callerOf(`Bearer ${token}`, 'c');
    expect(touched).toEqual([clock.now]);
  });
});

describe('the answer to a sign-in', () => {
  const user = { id: 'ruth', email: 'ruth@example.org', full_name: 'Ruth' };
  const fresh = (sessionId: string) => ({ memberId: 'ruth', sessionId, mark: 'm', user });

  it('ends the session whose token came with it, and no other', async () => {
    const { sessions, token, id, ended } = signedIn();
    const { access_token } = await sessions.answer(fresh('new'), `Bearer ${token}`);
    expect(ended).toEqual([`ruth/${id}`]);
    expect(JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      sub: 'ruth',
      sid: 'new',
      aud: 'emit',
      exp: NOW / 1_000 + SESSION.longest / 1_000,
    });
  });

  it('ends none without a token, for one that is forged, or its own', async () => {
    const { sessions, token, id, ended } = signedIn();
    await sessions.answer(fresh('new'));
    await sessions.answer(fresh('new'), `Bearer ${token.slice(0, -4)}AAAA`);
    await sessions.answer(fresh(id), `Bearer ${token}`);
    expect(ended).toEqual([]);
  });
});
