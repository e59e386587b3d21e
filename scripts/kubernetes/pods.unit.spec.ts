import {
  containerIn,
  lasting,
  NAME,
  nameOf,
  objects,
  ofKind,
  PROBES,
  workloads,
  type Manifest,
} from './deployed.js';
import { filesTaken, manifestFiles, objectsOf, podOf } from './manifests.mjs';

describe('every pod', () => {
  it.each(workloads.map((one) => [nameOf(one), one] as const))(
    '%s has no right that it does not need',
    (_, one) => {
      expect(podOf(one)).toMatchObject({
        automountServiceAccountToken: false,
        // Kubernetes would add EVENTSTORE_PORT and the like, at which EventStoreDB ends.
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      const { securityContext, ...container } = containerIn(one);
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container).toMatchObject({
        resources: {
          requests: { cpu: expect.any(String) as string },
          limits: { memory: expect.any(String) as string },
        },
      });
    },
  );

  it.each(lasting.map((one) => [nameOf(one), one] as const))('%s is asked at ports that it has', (_, one) => {
    const container = containerIn(one);
    const ports = container.ports?.map(({ name }) => name);
    for (const probe of PROBES) {
      const { httpGet, tcpSocket } = container[probe] ?? {};
      expect(ports).toContain((httpGet ?? tcpSocket)?.port);
    }
  });

  it.each(lasting.map((one) => [nameOf(one), one] as const))(
    '%s is one of several, of which one may be away',
    (name, one) => {
      expect(one.spec.replicas).toBeGreaterThan(1);
      const budget = ofKind('PodDisruptionBudget').find((object) => nameOf(object) === name);
      expect(budget?.spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: { [NAME]: name } } });
      expect(one.spec.selector?.matchLabels).toEqual({ [NAME]: name });
      expect(one.spec.template?.metadata.labels).toMatchObject({ [NAME]: name });
    },
  );

  it('lets in nobody but by a policy', () => {
    const policies = ofKind('NetworkPolicy');
    expect(policies.map(({ spec }) => spec.podSelector)).toContainEqual({});
    const named = policies.map(({ spec }) => spec.podSelector?.matchLabels?.[NAME]);
    expect(named).toEqual(expect.arrayContaining(['api', 'proxy', 'eventstore', 'mongo']));
  });
});

describe('the kustomizations', () => {
  it('take in every file', () => {
    expect(filesTaken(['own-stores', 'external-stores']).sort()).toEqual(manifestFiles().sort());
  });

  it('differ in the stores alone', () => {
    const both = (objectsOf('external-stores') as Manifest[]).map(nameOf);
    expect(
      objects.map(nameOf).filter((name) => !both.includes(name) && !/^(eventstore|mongo)/.test(name)),
    ).toEqual([]);
  });

  it.each(ofKind('Service').map((one) => [nameOf(one), one] as const))(
    'service %s leads to a port of its pods',
    (_, one) => {
      const pods = workloads.filter(
        ({ spec }) => spec.template?.metadata.labels[NAME] === one.spec.selector?.[NAME],
      );
      expect(pods).toHaveLength(1);
      const ports = pods.flatMap((pod) => containerIn(pod).ports ?? []).map(({ name }) => name);
      expect(ports).toEqual(
        expect.arrayContaining(one.spec.ports?.map(({ targetPort }) => targetPort) ?? []),
      );
    },
  );
});
