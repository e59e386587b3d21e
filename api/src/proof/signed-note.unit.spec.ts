import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { BadNote, NoteSigner, NoteVerifier, parseNote, signersOf, signNote } from './signed-note.js';
import { parseCheckpoint, signersOfCheckpoint, signTreeHead } from './tree-head.js';

/** The example of Go's golang.org/x/mod/sumdb/note. */
const SECRET = 'PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz';
const PUBLIC = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const TEXT =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const SIGNATURE =
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';

describe('a signed note', () => {
  const signer = NoteSigner.parse(SECRET);
  const note = signNote(TEXT, [signer]);

  it('is the one that Go signs with the same key', () => {
    expect(note).toBe(`${TEXT}\n${SIGNATURE}`);
    expect(signer.toString()).toBe(SECRET);
    expect(signer.verifier.toString()).toBe(PUBLIC);
    expect(NoteVerifier.parse(`${PUBLIC}\n`).toString()).toBe(PUBLIC);
  });

  it('is verified by the public key alone', () => {
    const key = NoteVerifier.parse(PUBLIC);
    expect(signersOf(parseNote(note), [key])).toEqual([key]);
    expect(createPublicKey(key.toPem()).asymmetricKeyType).toBe('ed25519');
  });

  it('is nobody’s without a signature of a key that is trusted', () => {
    const other = NoteSigner.fromSeed('PeterNeumann', Buffer.alloc(32, 7)).verifier;
    expect(signersOf(parseNote(note), [other])).toEqual([]);
  });

  it('takes signatures of several keys, and passes over unknown ones', () => {
    const second = NoteSigner.fromSeed('example.org/log', Buffer.alloc(32, 1));
    const both = parseNote(signNote(TEXT, [second, signer]));
    expect(both.signatures.map(({ name }) => name)).toEqual(['example.org/log', 'PeterNeumann']);
    expect(signersOf(both, [signer.verifier])).toEqual([signer.verifier]);
    expect(signersOf(both, [signer.verifier, second.verifier])).toHaveLength(2);
  });

  it('is refused where its text or its signature was changed', () => {
    for (const forged of [note.replace('answer', 'Answer'), note.replace('x08go/ZJk', 'x08go/ZJl')])
      expect(() => signersOf(parseNote(forged), [signer.verifier])).toThrow(BadNote);
  });

  it('may have empty lines in its text', () => {
    const spaced = signNote('one\n\ntwo\n', [signer]);
    expect(parseNote(spaced).text).toBe('one\n\ntwo\n');
    expect(signersOf(parseNote(spaced), [signer.verifier])).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['no signature', 'text\n'],
    ['no blank line', `${TEXT}${SIGNATURE}`],
    ['a line that is no signature', `${TEXT}\n${SIGNATURE}more\n`],
    ['a signature without a key', `${TEXT}\n— PeterNeumann AAAA\n`],
    ['base64 that is none', `${TEXT}\n— PeterNeumann x08go*\n`],
    ['no last line end', `${TEXT}\n${SIGNATURE}`.trimEnd()],
    ['a carriage return', `${TEXT}\n${SIGNATURE}`.replace('\n', '\r\n')],
    ['a tab', `a\tb\n\n${SIGNATURE}`],
    ['a megabyte', `${'a'.repeat(1_000_000)}\n\n${SIGNATURE}`],
  ])('is none with %s', (_, text) => {
    expect(() => parseNote(text)).toThrow(BadNote);
  });

  it.each([
    ['of another name', PUBLIC.replace('Peter', 'Paul')],
    ['with another id', PUBLIC.replace('c74f20a3', 'c74f20a4')],
    ['cut short', PUBLIC.slice(0, -4)],
    ['of another algorithm', PUBLIC.replace('+ARpc', '+AhpcA')],
    ['that is private', SECRET],
    ['that is empty', ''],
  ])('has no key %s', (_, text) => {
    expect(() => NoteVerifier.parse(text)).toThrow(BadNote);
  });

  it('takes a key from a PEM file, and no other kind of key', () => {
    const pem = (type: 'ed25519' | 'x25519') =>
      String(generateKeyPairSync(type as 'ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const own = NoteSigner.fromPem('example.org/log', pem('ed25519'));
    expect(NoteSigner.parse(own.toString()).verifier.toString()).toBe(own.verifier.toString());
    expect(() => NoteSigner.fromPem('example.org/log', pem('x25519'))).toThrow(BadNote);
    expect(() => NoteSigner.fromPem('example.org/log', 'no PEM')).toThrow(BadNote);
    expect(() => NoteSigner.fromPem('a name with spaces', pem('ed25519'))).toThrow(BadNote);
  });
});

describe('a signed checkpoint', () => {
  const signer = NoteSigner.fromSeed('example.org/emit', Buffer.alloc(32, 3));
  const checkpoint = signTreeHead({ size: 6_530, root: Buffer.alloc(32, 9) }, [signer]);

  it('has origin, size and root, as C2SP tlog-checkpoint says', () => {
    expect(checkpoint.note.split('\n').slice(0, 4)).toEqual([
      'example.org/emit',
      '6530',
      'CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk=',
      '',
    ]);
    expect(parseCheckpoint(checkpoint.note)).toEqual(checkpoint);
    expect(signersOfCheckpoint(checkpoint, [signer.verifier])).toEqual([signer.verifier]);
  });

  it('reads the one of the specification', () => {
    const note =
      'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n' +
      '— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n';
    expect(parseCheckpoint(note)).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
  });

  it('is not signed by a key of another log', () => {
    const other = NoteSigner.fromSeed('example.org/other', Buffer.alloc(32, 3));
    const text = checkpoint.note.slice(0, checkpoint.note.indexOf('\n\n') + 1);
    expect(signersOfCheckpoint(parseCheckpoint(signNote(text, [other])), [other.verifier])).toEqual([]);
  });

  it.each([
    ['a size that is none', '06530'],
    ['a size below zero', '-1'],
    ['a size beyond what a number holds', '90071992547409930'],
  ])('is none with %s', (_, size) => {
    const text = `example.org/emit\n${size}\n${Buffer.alloc(32).toString('base64')}\n`;
    expect(() => parseCheckpoint(signNote(text, [signer]))).toThrow(BadNote);
  });

  it('is none with a root of another length', () => {
    expect(() => parseCheckpoint(signNote('example.org/emit\n1\nAAAA\n', [signer]))).toThrow(BadNote);
  });
});
