import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Names that only a private network resolves; drivers read dots in %2e and in signs beyond ASCII, too. */
const PRIVATE_NAME = /^[\w-]+$|^[\w.-]+\.(localhost|local|internal|lan|home\.arpa|svc|svc\.cluster\.local)$/i;
const PRIVATE_RANGES = new Set(['loopback', 'private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal']);

/** The first host that a store's URL would reach in the clear over a network that is not private; null when there is none. */
export function exposedHost(url: string): string | null {
  if (isEncrypted(url)) return null;
  return hostsIn(url).find((host) => !isPrivate(host)) ?? null;
}

/** By the drivers' rules: EventStoreDB's encrypts unless told otherwise, MongoDB's only where it is told to, or with +srv. */
function isEncrypted(url: string): boolean {
  const told = optionsIn(url).filter(([name]) => /^(tls|ssl)$/i.test(name));
  return told.length === 0 ? !url.startsWith('mongodb://') : told.every(([, value]) => /^true$/i.test(value));
}

/** Options of MongoDB's driver with the one value by which certificates are checked; null: there is none. */
const CHECKING = new Map([
  ['tlsinsecure', 'false'],
  ['tlsallowinvalidcertificates', 'false'],
  ['tlsallowinvalidhostnames', 'false'],
  ['sslvalidate', 'true'],
  ['rejectunauthorized', 'true'],
  ['checkserveridentity', null],
]);

/** The first option of MongoDB's URL by which certificates, or the names in them, would not be checked; null: there is none. */
export function uncheckedCertificates(url: string): string | null {
  const found = optionsIn(url).find(([name, value]) => {
    const checking = CHECKING.get(name.toLowerCase());
    return checking !== undefined && value.toLowerCase() !== checking;
  });
  return found ? found.join('=') : null;
}

const ON = /^true$/;
/** Options of MongoDB's driver that a guarantee rests on, with the values that keep it. */
const GUARANTEES: readonly (readonly [name: string, kept: RegExp, lost: string])[] = [
  ['w', /^majority$/, 'an acknowledged write could be lost when another member is elected'],
  ['journal', ON, 'an acknowledged write could be lost when the server is restarted'],
  ['j', ON, 'an acknowledged write could be lost when the server is restarted'],
  ['readpreference', /^primary$/i, 'reads would not see what was just written'],
  ['readpreferencetags', /^$/, 'reads would not see what was just written'],
  ['maxstalenessseconds', /^-1$/, 'reads would not see what was just written'],
  ['readconcernlevel', /^(local|majority|linearizable)$/, 'reads would not see what was just written'],
  ['retryreads', ON, 'requests would fail whenever another member is elected'],
  ['retrywrites', ON, 'requests would fail whenever another member is elected'],
];

/** Which option of MongoDB's URL undoes what Emit promises, and what would be lost; null: there is none. */
export function lostGuarantee(url: string): string | null {
  const options = optionsIn(url);
  for (const [name, value] of options) {
    const [, kept, lost] = GUARANTEES.find(([option]) => option === name.toLowerCase()) ?? [];
    if (kept && !kept.test(value)) return `must not have ${name}=${value}: ${lost}`;
  }
  const has = (wanted: string) => options.find(([name]) => name.toLowerCase() === wanted)?.[1];
  // Without a set's name the server is asked, once it is reached.
  if (has('replicaset') === undefined || has('directconnection') !== 'true') return null;
  return 'must not have directConnection=true with replicaSet: reads would go to one member, whether it is the primary or not';
}

/** As MongoDB's driver reads it: a password may have any sign but @, written as it is. */
const STORE_URL = /^[^:]+:\/\/(?:[^@]*@)?([^/?@]*)[^?]*(?:\?(.*))?$/s;

/** All that are given, also twice. */
function optionsIn(url: string): [name: string, value: string][] {
  return [...new URLSearchParams(STORE_URL.exec(url)?.[2])];
}

function hostsIn(url: string): string[] {
  const hosts = STORE_URL.exec(url)?.[1] ?? '';
  return hosts.split(',').map((host) => host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
}

export function isPrivate(host: string): boolean {
  // A number that is no name is an address, written in another way.
  if (isIP(host) === 0) return PRIVATE_NAME.test(host) && !/^(0x[\da-f]*|\d+)$/i.test(host);
  return PRIVATE_RANGES.has(ipaddr.process(host).range());
}

const EVENT_STORE_URL = /^esdb(?:\+discover)?:\/\/(?:([^@?]*)@)?([^@/?]+)\/*(?:\?(.*))?$/;
/** The driver knows no address of IPv6. */
const EVENT_STORE_HOST = /^[^:[\]]+(:\d{1,5})?$/;
const [WHOLE_NUMBER, ANYTHING] = [/^-?\d+$/, /./];
const EVENT_STORE_OPTIONS = new Map([
  ['tls', /^(true|false)$/],
  ['tlsverifycert', /^true$/],
  ['tlscafile', ANYTHING],
  ['usercertfile', ANYTHING],
  ['userkeyfile', ANYTHING],
  ['connectionname', ANYTHING],
  ['nodepreference', ANYTHING],
  ['throwonappendfailure', /^(true|false)$/],
  ['maxdiscoverattempts', WHOLE_NUMBER],
  ['defaultdeadline', WHOLE_NUMBER],
  ['discoveryinterval', WHOLE_NUMBER],
  ['gossiptimeout', WHOLE_NUMBER],
  ['keepaliveinterval', WHOLE_NUMBER],
  ['keepalivetimeout', WHOLE_NUMBER],
]);

/**
 * Why the driver of EventStoreDB cannot use a URL; null when it can. Looked for here, because the driver prints a URL in
 * which it does not know an option, with the password that is in it.
 */
export function faultInEventStoreUrl(url: string): string | null {
  const [, credentials, hosts = '', options] = EVENT_STORE_URL.exec(url) ?? [];
  if (!hosts.split(',').every((host) => EVENT_STORE_HOST.test(host)))
    return 'must name a host, and its port by a number: esdb://host:2113';
  if (credentials !== undefined && !/^[^:]+:([^:%]|%[0-9a-f]{2})+$/i.test(credentials))
    return 'must have a name and a password before the @, with : / @ ? % in them encoded: esdb://name:pass%40word@host';
  const elsewhere = options?.split('&').find((option) => /^nodePreference=(?!leader$)/i.test(option));
  if (elsewhere !== undefined)
    return 'must not prefer a node other than the leader: what was just written may not be there yet (nodePreference)';
  const unknown = options?.split('&').find((option) => !isEventStoreOption(option));
  if (unknown === undefined) return null;
  const fault = 'has an option that the driver does not take';
  // What does not look like one may be the rest of a password.
  return /^\w+(=[\w.-]*)?$/.test(unknown) ? `${fault}: ${unknown}` : fault;
}

function isEventStoreOption(option: string): boolean {
  const [key = '', ...value] = option.split('=');
  return EVENT_STORE_OPTIONS.get(key.toLowerCase())?.test(value.join('=')) ?? false;
}
