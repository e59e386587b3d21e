import { trustedProxies } from './trusted-proxies.js';

describe('trusted proxies', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['10.0.0.0/8, fd00::/8 ,127.0.0.1', ['10.0.0.0/8', 'fd00::/8', '127.0.0.1']],
  ])('are read from %s', (text, read) => expect(trustedProxies(text)).toEqual(read));

  it.each(['1', 'true', 'proxy', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0.0/8,'])(
    'are not read from %s',
    (text) => expect(trustedProxies(text)).toBeNull(),
  );
});
