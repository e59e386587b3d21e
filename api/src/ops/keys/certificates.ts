import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type X509Certificate as Issued,
} from '@peculiar/x509';

/** PEM. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

export interface Authority {
  /** PEM, to check certificates by. */
  readonly certificate: string;
  /** Issues a certificate for a server of these host names, this machine's own among them. */
  readonly issue: (commonName: string, hosts: readonly string[]) => Promise<Certificate>;
}

/** RSA: the oldest kind that each of the stores takes. */
const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 3072,
};
const YEARS = 10;
/** A clock that is behind by less takes them. */
const BEFORE_MS = 24 * 3_600_000;

/** An authority that issues certificates as long as it is in memory: its key is kept nowhere. */
export async function newAuthority(name: string): Promise<Authority> {
  const keys = await newKeys();
  const authority = await X509CertificateGenerator.createSelfSigned({
    ...lifetime(),
    name: `CN=${name}`,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
    ],
  });
  return {
    certificate: pemOf(authority),
    issue: (commonName, hosts) => issue(authority, keys.privateKey, commonName, hosts),
  };
}

async function issue(
  authority: Issued,
  signingKey: webcrypto.CryptoKey,
  commonName: string,
  hosts: readonly string[],
): Promise<Certificate> {
  const keys = await newKeys();
  const names = [...hosts, 'localhost'].map((value) => ({ type: 'dns' as const, value }));
  const certificate = await X509CertificateGenerator.create({
    ...lifetime(),
    subject: `CN=${commonName}`,
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
      // A node of EventStoreDB, and a member of a replica set, is also a client of the others.
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth, ExtendedKeyUsage.clientAuth]),
      new SubjectAlternativeNameExtension([...names, { type: 'ip', value: '127.0.0.1' }]),
    ],
  });
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return { certificate: pemOf(certificate), key: `${PemConverter.encode(key, 'PRIVATE KEY')}\n` };
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

function lifetime() {
  const notAfter = new Date();
  notAfter.setFullYear(notAfter.getFullYear() + YEARS);
  const serialNumber = `01${randomBytes(15).toString('hex')}`;
  return { serialNumber, notBefore: new Date(Date.now() - BEFORE_MS), notAfter };
}

function pemOf(certificate: Issued): string {
  return `${certificate.toString('pem')}\n`;
}
