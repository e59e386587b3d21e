import { StoreRefuses } from '../../../ports/event-store.port.js';
import { urlOfConnection } from './connection-url.js';
import { requireSupported } from './server-version.js';

it.each([
  ['esdb://log', 0, 'esdb://log?gossipTimeout=1&keepAliveTimeout=4000'],
  ['esdb://log:2113?tls=false', 3, 'esdb://log:2113?tls=false&gossipTimeout=1&keepAliveTimeout=4003'],
  ['esdb://a,b/?GOSSIPTIMEOUT=7', 1, 'esdb://a,b/?GOSSIPTIMEOUT=7&keepAliveTimeout=4001'],
  ['esdb://log?keepalivetimeout=9000', 2, 'esdb://log?gossipTimeout=1&keepAliveTimeout=9002'],
  ['esdb://log?keepAliveTimeout=-1&tls=true', 2, 'esdb://log?tls=true&gossipTimeout=1&keepAliveTimeout=-1'],
  [
    'esdb://emit:p%3Fss@log?tls=true',
    0,
    'esdb://emit:p%3Fss@log?tls=true&gossipTimeout=1&keepAliveTimeout=4000',
  ],
])('makes of %s for connection %i: %s', (url, n, expected) => expect(urlOfConnection(url, n)).toBe(expected));

it.each(['22.10.0', '23.10.8', '24.2.0.1234', '25.0.1', '100.0.0', '', 'dev'])(
  'takes version "%s"',
  (version) => {
    expect(() => requireSupported(version)).not.toThrow();
  },
);

it.each(['unknown', '5.0.11', '20.10.4', '21.10.9', '22.6.0', '22.9.9'])(
  'refuses version "%s"',
  (version) => {
    expect(() => requireSupported(version)).toThrow(StoreRefuses);
    expect(() => requireSupported(version)).toThrow(/22\.10 or later is needed/);
  },
);
