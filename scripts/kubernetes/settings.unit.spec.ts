import { readCommandSettings } from '../../api/src/settings/settings.js';
import {
  containerIn,
  environmentOf,
  image,
  nameOf,
  ofEmit,
  ofKind,
  podIn,
  read,
  service,
  storeUrls,
  workload,
} from './deployed.js';
import { kustomization, podOf } from './manifests.mjs';

describe('Emit in Kubernetes', () => {
  it.each(ofEmit.map((one) => [nameOf(one), one] as const))(
    '%s starts with what it is given',
    (name, one) => {
      const env = environmentOf(containerIn(one));
      const settings = readCommandSettings(env);
      expect(settings).toMatchObject({
        role: name,
        production: true,
        port: containerIn(one).ports?.[0]?.containerPort,
      });
      expect(settings.eventStoreUrl).toContain('eventstore');
      expect(settings.mongoUrl).toContain('replicaSet=rs0');
    },
  );

  it.each(ofEmit.map((one) => [nameOf(one), one] as const))(
    '%s has only settings that there are',
    (_, one) => {
      const known = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, setting]) => setting);
      expect((containerIn(one).env ?? []).filter(({ name }) => !known.includes(name))).toEqual([]);
    },
  );

  it.each(ofEmit.map((one) => [nameOf(one), one] as const))(
    '%s is not restarted because a store is away',
    (_, one) => {
      const { startupProbe, livenessProbe, readinessProbe, securityContext } = containerIn(one);
      expect(startupProbe?.httpGet?.path).toBe('/health/live');
      expect(livenessProbe?.httpGet?.path).toBe('/health/live');
      expect(readinessProbe?.httpGet?.path).toBe('/health/ready');
      expect(securityContext.readOnlyRootFilesystem).toBe(true);
    },
  );

  it('asks the same of the image', () => {
    expect(image).toMatch(/^HEALTHCHECK [^]*?\/health\/live`\)/m);
    expect(image).toMatch(/^USER 1000:1000$/m);
  });

  it('has as long to end as the page says', () => {
    const { terminationGracePeriodSeconds: seconds } = podIn(workload('api'));
    expect(read('docs/deployment.md')).toMatch(/Wait two minutes before you kill a\s+process/);
    expect(seconds).toBeGreaterThanOrEqual(120);
    expect(
      readCommandSettings(environmentOf(containerIn(workload('api')))).drainSeconds,
    ).toBeGreaterThanOrEqual(2);
  });

  it('says to each role what the compose file says', () => {
    for (const [name, other] of [
      ['api', 'api-1'],
      ['projector', 'projector-1'],
    ] as const) {
      const [here, there] = [
        containerIn(workload(name)).env ?? [],
        Object.keys(service(other).environment ?? {}),
      ];
      const optional = [
        ...['EMIT_TRIAL_TOKENS', 'ANTHROPIC_MODEL', 'ANTHROPIC_EFFORT'],
        ...['EMIT_SMTP_URL', 'EMIT_MAIL_FROM', 'EMIT_OPERATOR_MAIL', 'EMIT_PUBLIC_URL'],
        ...['EMIT_PUSH_KEYS', 'EMIT_AUDIT_KEY'],
        ...['EMIT_STRIPE_KEY', 'EMIT_STRIPE_WEBHOOK_SECRET', 'EMIT_STRIPE_PRICES'],
      ];
      expect(here.map((one) => one.name).sort()).toEqual(
        there
          .map((one) => one.replace(/_FILE$/, ''))
          .filter((one) => !optional.includes(one))
          .sort(),
      );
    }
  });

  it('has a proxy that asks each API, at ports of its Caddyfile', () => {
    const { env = [], ports = [] } = containerIn(workload('proxy'));
    const { replicas = 0, serviceName } = workload('api').spec;
    const apis = Array.from({ length: replicas }, (_, n) => `api-${n}.${serviceName}:3000`);
    expect(env.find(({ name }) => name === 'EMIT_APIS')?.value).toBe(apis.join(' '));
    const caddyfile = read('deploy/Caddyfile');
    for (const { containerPort } of ports) expect(caddyfile).toContain(`:${containerPort}`);
    for (const { name } of env) expect(caddyfile).toContain(`{$${name}:`);
  });

  it('keeps no secret in the repository', () => {
    expect(ofKind('Secret')).toEqual([]);
    const given = ofEmit
      .flatMap((one) => containerIn(one).env ?? [])
      .filter(({ name }) => /KEY|SECRET|URL/.test(name));
    expect(given.filter(({ valueFrom }) => !valueFrom?.secretKeyRef)).toEqual([]);
    expect(storeUrls()['MONGODB_URL']).not.toContain('@');
  });
});

describe('the stores', () => {
  it.each(['eventstore', 'mongo'])(
    '%s is the same in Kubernetes and in the compose file, and three',
    (name) => {
      expect(containerIn(workload(name)).image).toBe(service(name).image);
      expect(workload(name)).toMatchObject({ kind: 'StatefulSet', spec: { replicas: 3, serviceName: name } });
    },
  );

  it('are reached by names that their pods have', () => {
    const hosts = (url: string) =>
      [...url.matchAll(/[\w.-]+\.svc\.cluster\.local:\d+/g)].map(([host]) => host);
    const { EVENTSTORE_URL = '', MONGODB_URL = '' } = storeUrls();
    const { namespace } = kustomization('own-stores') as { namespace: string };
    expect(hosts(EVENTSTORE_URL)).toEqual([`eventstore.${namespace}.svc.cluster.local:2113`]);
    expect(hosts(MONGODB_URL)).toEqual(
      [0, 1, 2].map((n) => `mongo-${n}.mongo.${namespace}.svc.cluster.local:27017`),
    );
    expect(ofKind('Namespace').map(nameOf)).toEqual([namespace]);
  });

  it('of events knows every option that it is given: Emit’s EVENTSTORE_URL would end it', () => {
    const options = [
      ...Object.keys(service('eventstore').environment ?? {}),
      ...(containerIn(workload('eventstore')).env ?? []).map(({ name }) => name),
    ].filter((name) => name !== 'POD_NAME');
    const known =
      /^EVENTSTORE_(INSECURE|CERTIFICATE_FILE|CERTIFICATE_PRIVATE_KEY_FILE|TRUSTED_ROOT_CERTIFICATES_PATH|CLUSTER_(SIZE|DNS|GOSSIP_PORT)|DISCOVER_VIA_DNS|(NODE|REPLICATION)_(IP|HOST_ADVERTISE_AS))$/;
    expect(options.filter((name) => !known.test(name))).toEqual([]);
    expect(service('eventstore').env_file).toBeUndefined();
    expect(containerIn(workload('eventstore')).envFrom).toBeUndefined();
  });

  it('of events is started again when it ends without a fault, as after a lost election', () => {
    expect(service('eventstore').restart).toMatch(/^(always|unless-stopped)$/);
    expect(podOf(workload('eventstore'))).not.toHaveProperty('restartPolicy');
  });
});
