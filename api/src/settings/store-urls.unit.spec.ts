import { exposedHost, faultInEventStoreUrl, lostGuarantee, uncheckedCertificates } from './store-urls.js';

describe('a store reached in the clear', () => {
  it.each([
    ['mongodb://db.example.org:27017/emit', 'db.example.org'],
    ['mongodb://user:pass%40word@mongo-1:27017,203.0.113.9:27017/emit?replicaSet=rs0', '203.0.113.9'],
    ['mongodb+srv://cluster.example.org/emit?tls=false', 'cluster.example.org'],
    ['esdb://log.example.org:2113?tls=false', 'log.example.org'],
    ['esdb+discover://user:pass@[2001:db8::1]:2113?tls=false', '2001:db8::1'],
    ['mongodb://user:pa/ss?word@db.example.org/emit', 'db.example.org'],
    ['mongodb://user:tls=true?tls=true@db.example.org/emit', 'db.example.org'],
    ['mongodb://db.example.org/emit?tls=true&tls=false', 'db.example.org'],
    ['mongodb://db.example.org/emit?ssl=true&TLS=false', 'db.example.org'],
    ['mongodb://134744072/emit', '134744072'],
    ['mongodb://db%2eexample%2eorg/emit', 'db%2eexample%2eorg'],
    ['mongodb://db。example。org/emit', 'db。example。org'],
    ['esdb://db．example．local?tls=false', 'db．example．local'],
    ['mongodb://0x08080808/emit', '0x08080808'],
  ])('%s is exposed at %s', (url, host) => expect(exposedHost(url)).toBe(host));

  it.each([
    'mongodb://mongo:27017/emit?replicaSet=rs0',
    'mongodb://localhost:27017/emit',
    'mongodb://10.1.2.3,172.20.0.4:27017,[::1]:27018/emit',
    'mongodb://mongo.databases.svc.cluster.local/emit',
    'mongodb://db.example.org/emit?tls=true',
    'mongodb://db.example.org/emit?SSL=True',
    'mongodb://user:p?x@db.example.org/emit?tls=true',
    'mongodb+srv://cluster.example.org/emit',
    'esdb://eventstore:2113?tls=false',
    'esdb://log.example.org:2113',
    'esdb+discover://a.example.org,b.example.org?nodePreference=leader',
  ])('%s is not', (url) => expect(exposedHost(url)).toBeNull());
});

describe("certificates that MongoDB's URL would not have checked", () => {
  const at = 'mongodb://user:pass@db.example.org/emit?tls=true';
  it.each([
    ['tlsInsecure=true'],
    ['TLSINSECURE=TRUE'],
    ['tls%49nsecure=tru%65', 'tlsInsecure=true'],
    ['tlsInsecure=false&tlsInsecure=true', 'tlsInsecure=true'],
    ['tlsInsecure=true&tlsinsecure=false', 'tlsInsecure=true'],
    ['tlsInsecure=1'],
    ['tlsInsecure', 'tlsInsecure='],
    ['tlsAllowInvalidCertificates=true'],
    ['tlsallowinvalidhostnames=yes'],
    ['sslValidate=false'],
    ['SslValidate=0'],
    ['rejectUnauthorized=false'],
    ['checkServerIdentity=false'],
  ])('are seen: %s', (options, found = options) => {
    expect(uncheckedCertificates(`${at}&${options}`)).toBe(found);
    expect(uncheckedCertificates(`mongodb://user:p?ss@a,b/emit?${options}&w=majority`)).toBe(found);
    expect(uncheckedCertificates(`mongodb+srv://db.example.org/?${options}`)).toBe(found);
  });

  it.each([
    at,
    `${at}&tlsInsecure=false&sslValidate=true&tlsCAFile=/etc/ca.pem`,
    'mongodb://mongo/emit',
    'mongodb://user:tlsInsecure=true@mongo/emit',
    'mongodb://mongo/emit?appName=tlsInsecure%3Dtrue',
  ])('are checked: %s', (url) => expect(uncheckedCertificates(url)).toBeNull());
});

describe("what MongoDB's URL would undo", () => {
  const at = ['mongodb://user:p?ss@a,b/emit?replicaSet=rs0', 'mongodb+srv://db.example.org/?tls=true'];
  const refused = [
    ...['w=1', 'w=0', 'w=2', 'W=3', 'w=two-regions', 'w=Majority', 'w='],
    ...['journal=false', 'Journal=0', 'j=false', 'J=false'],
    ...['secondary', 'secondaryPreferred', 'nearest', 'primaryPreferred', 'PRIMARYPREFERRED'].map(
      (mode) => `readPreference=${mode}`,
    ),
    ...['readPreferenceTags=dc:ny', 'maxStalenessSeconds=120', 'READPREFERENCE=secondary'],
    ...['readConcernLevel=available', 'readConcernLevel=snapshot', 'readconcernlevel=AVAILABLE'],
    ...['retryWrites=false', 'retrywrites=FALSE', 'retryReads=false', 'retryReads=no'],
  ];
  it.each(refused.flatMap((option) => at.map((url) => [option, `${url}&${option}`] as const)))(
    'is refused by name: %s',
    (option, url) => {
      expect(lostGuarantee(url)).toContain(`must not have ${option}: `);
      expect(lostGuarantee(url.replace(option, `w=majority&${option}&appName=x`))).toContain(option);
      expect(lostGuarantee(url)).not.toContain('p?ss');
    },
  );

  it('is refused also in other letters, and where it is given twice', () => {
    expect(lostGuarantee('mongodb://a/?w=majority&w=1')).toContain('w=1');
    expect(lostGuarantee('mongodb://a/?read%50reference=secondar%79')).toContain('readPreference=secondary');
    expect(lostGuarantee('mongodb://a/emit?directConnection=true&replicaSet=rs0')).toContain(
      'directConnection',
    );
  });

  it.each([
    'mongodb://mongo:27017/emit',
    'mongodb://a,b,c/emit?replicaSet=rs0&w=majority&journal=true&readPreference=primary&retryWrites=true',
    'mongodb://a/emit?readConcernLevel=majority&wtimeoutMS=5000&retryReads=true',
    'mongodb://a/emit?readConcernLevel=linearizable&directConnection=false&replicaSet=rs0',
    'mongodb://user:w=1@a/emit?directConnection=true',
    'mongodb+srv://db.example.org/emit?appName=w%3D1&maxPoolSize=20',
  ])('is nothing of %s', (url) => expect(lostGuarantee(url)).toBeNull());
});

describe('the URL of EventStoreDB', () => {
  it.each([
    'esdb://eventstore:2113?tls=false',
    'esdb://localhost',
    'esdb+discover://emit:pass%40word@a.example.org:2113,b.example.org/?tls=true&nodePreference=leader',
    'esdb+discover://a.example.org?nodepreference=LEADER',
    'esdb://log.example.org?tlsCAFile=/etc/ca.pem&keepAliveInterval=-1&TLS=true',
  ])('%s can be used', (url) => expect(faultInEventStoreUrl(url)).toBeNull());

  it.each([
    ['esdb://', /^must name a host/],
    ['esdb://emit:secret@?tls=false', /^must name a host/],
    ['esdb://emit:sec@ret@log.example.org', /^must name a host/],
    ['esdb://log.example.org:port', /^must name a host, and its port by a number/],
    ['esdb://[::1]:2113', /^must name a host/],
    ['esdb://emit@log.example.org', /^must have a name and a password/],
    ['esdb://emit:sec%ret@log.example.org', /^must have a name and a password/],
    ['esdb://emit:secret@log.example.org?tls=maybe', /the driver does not take: tls=maybe$/],
    ['esdb://emit:secret@log.example.org?tlss=false', /the driver does not take: tlss=false$/],
    ['esdb+discover://emit:secret@log.example.org?nodePreference=follower', /other than the leader/],
    ['esdb+discover://emit:secret@log.example.org?tls=true&NODEPREFERENCE=Random', /other than the leader/],
    ['esdb+discover://emit:secret@log.example.org?nodePreference=readOnlyReplica', /other than the leader/],
    [
      'esdb+discover://emit:secret@log.example.org?nodePreference=leader&nodePreference=follower',
      /other than/,
    ],
    ['esdb+discover://emit:secret@log.example.org?nodePreference=', /other than the leader/],
    ['esdb://emit:secret@log.example.org?tlsVerifyCert=false', /does not take: tlsVerifyCert=false$/],
  ])('%s cannot, and the password is not told', (url, fault) => {
    const told = faultInEventStoreUrl(url);
    expect(told).toMatch(fault);
    expect(told).not.toMatch(/sec/);
  });
});
