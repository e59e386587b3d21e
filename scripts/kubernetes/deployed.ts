import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readCompose } from '../deployment-trial/compose-file.mjs';
import { kustomization, objectsOf, podOf } from './manifests.mjs';

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
}
interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly name: string; readonly key: string } };
}
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly Variable[];
  readonly envFrom?: unknown;
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly securityContext: { readonly readOnlyRootFilesystem?: boolean };
}
interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly containers: readonly [Container];
}
type Labels = Readonly<Record<string, string>>;
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly labels?: Labels };
  readonly spec: {
    readonly replicas?: number;
    readonly serviceName?: string;
    readonly podSelector?: { readonly matchLabels?: Labels };
    readonly selector?: Labels & { readonly matchLabels?: Labels };
    readonly maxUnavailable?: number;
    readonly ports?: readonly { readonly port: number; readonly targetPort: string }[];
    readonly template?: { readonly metadata: { readonly labels: Labels } };
  };
}
interface Service {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: unknown;
  readonly restart: string;
}

export const NAME = 'app.kubernetes.io/name';
export const PROBES = ['startupProbe', 'livenessProbe', 'readinessProbe'] as const;
export const read = (file: string) => readFileSync(file, 'utf8');
const secret = () => randomBytes(32).toString('hex');
export const objects = objectsOf('own-stores') as Manifest[];
export const workloads = objects.filter((object) => podOf(object) !== null);
export const lasting = workloads.filter(({ kind }) => kind !== 'Job');
const compose = readCompose({ EMIT_MASTER_KEY: secret(), EMIT_JWT_SECRET: secret() }) as {
  services: Record<string, Service>;
};
export const image = read('Dockerfile');

export const podIn = (workload: Manifest) => podOf(workload) as Pod;
export const containerIn = (workload: Manifest) => podIn(workload).containers[0];
export const nameOf = ({ metadata }: Manifest) => metadata.name;
export const workload = (name: string) =>
  found(
    workloads.find((one) => nameOf(one) === name),
    name,
  );
/** Of the compose file. */
export const service = (name: string) => found(compose.services[name], name);
export const ofKind = (kind: string) => objects.filter((object) => object.kind === kind);
export const ofEmit = workloads.filter((one) => containerIn(one).image === 'emit');

function found<T>(one: T | undefined, name: string): T {
  if (one === undefined) throw new Error(`There is no ${name}`);
  return one;
}

/** What own-stores says instead of a secret of the reader's. */
export function storeUrls(): Record<string, string> {
  const [{ literals }] = (
    kustomization('own-stores') as { secretGenerator: [{ literals: readonly string[] }] }
  ).secretGenerator;
  return Object.fromEntries(
    literals.map((literal) => [literal.replace(/=.*/s, ''), literal.replace(/^.*?=/s, '')]),
  );
}

/** The environment of a container: what the manifest says, the image's own, and a reader's secrets. */
export function environmentOf({ env = [] }: Container): Record<string, string> {
  const secrets: Record<string, string> = { ...storeUrls(), ANTHROPIC_API_KEY: 'sk-ant-1' };
  const given = env.map(({ name, value }) => [name, value ?? secrets[name] ?? secret()] as const);
  const [, ofImage = ''] = /^ENV (NODE_ENV=.*)$/m.exec(image) ?? [];
  const own = ofImage.split(' ').map((pair) => pair.split('=') as [string, string]);
  return Object.fromEntries([...own, ...given]);
}
