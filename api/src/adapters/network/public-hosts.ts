import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that leads to a network which is not everybody's. */
class NotPublic extends Error {
  constructor() {
    super('leads into a private network');
    this.name = 'NotPublic';
  }
}

/** Whether an IP address is of the Internet: none of this machine, of a private network, of a cloud's own services. */
function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks a name up for a connection. Whoever asked first and connected later could be given another answer then. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const refused =
      error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new NotPublic());
    if (refused) done(refused, '', 0);
    else if (options.all) done(null, found);
    else done(null, (found[0] as LookupAddress).address, found[0]?.family);
  });
};
