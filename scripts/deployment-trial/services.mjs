/** Starts, replaces and asks the services of the compose file with podman or docker alone. */
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/run.mjs';
import { dependenciesOf, healthCommand } from './compose-file.mjs';

const PREFIX = 'emit-trial-';
const HEALTHY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 500;
const run = promisify(execFile);

export class Services {
  /** `extra`: further flags of `create`, where the machine needs some. */
  constructor(engine, compose, extra) {
    Object.assign(this, { engine, compose, extra });
  }

  async call(...args) {
    const { stdout } = await run(this.engine, args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  }

  /** Every service, each after those that it waits for. */
  async up() {
    for (const [name, network] of Object.entries(this.compose.networks))
      await this.makeNetwork(name, network);
    const started = new Map();
    const start = (name) => {
      if (!started.has(name)) started.set(name, this.startAfter(name, start));
      return started.get(name);
    };
    for (const name of Object.keys(this.compose.services)) await start(name);
  }

  async startAfter(name, start) {
    for (const other of dependenciesOf(this.compose.services[name])) await start(other);
    await this.start(name);
    if (isTask(this.compose.services[name])) return this.completed(name);
    const ms = await this.healthy(name);
    console.error(`${name} is healthy after ${(ms / 1_000).toFixed(1)} s`);
  }

  async completed(name) {
    const code = await this.call('wait', PREFIX + name);
    if (code !== '0') throw new Error(`${name} ended with ${code}:\n${await this.said(name)}`);
    console.error(`${name}: ${(await this.said(name)).trim()}`);
  }

  async makeNetwork(name, network) {
    const { internal = false, ipam } = network ?? {};
    const subnets = (ipam?.config ?? []).flatMap(({ subnet }) => ['--subnet', subnet]);
    await this.call('network', 'create', ...(internal ? ['--internal'] : []), ...subnets, PREFIX + name);
  }

  async start(name) {
    const service = this.compose.services[name];
    const [first, ...others] = (service.networks ?? []).map((network) => PREFIX + network);
    const attached = first
      ? ['--network', first, '--network-alias', name]
      : ['--network', service.network_mode];
    await this.call('create', '--name', PREFIX + name, ...attached, ...this.extra, ...flagsOf(service));
    for (const network of others)
      await this.call('network', 'connect', '--alias', name, network, PREFIX + name);
    await this.call('start', PREFIX + name);
  }

  /** Resolves when its health check says so; returns after how many milliseconds. Throws with its last lines. */
  async healthy(name) {
    const began = performance.now();
    while (!(await this.isHealthy(name))) {
      if (performance.now() - began > HEALTHY_WITHIN_MS)
        throw new Error(`${name} is not healthy:\n${await this.said(name)}`);
      await pause(LOOK_EVERY_MS);
    }
    return performance.now() - began;
  }

  /** podman runs the check now, which it needs systemd for otherwise; docker tells the outcome of its own last run. */
  async isHealthy(name) {
    const ask = this.engine.endsWith('podman')
      ? this.call('healthcheck', 'run', PREFIX + name).then(() => true)
      : this.call('inspect', '--format', '{{.State.Health.Status}}', PREFIX + name).then(
          (s) => s === 'healthy',
        );
    return ask.catch(() => false);
  }

  /** Asks the process in its container until `isRight` holds for the answer, which is returned. */
  async ask(name, path, isRight = () => true) {
    const look = `const look = () => fetch('http://127.0.0.1:3000${path}').then((answer) => answer.json());
      const isRight = ${isRight};
      let said = await look();
      while (!isRight(said)) { await new Promise((go) => setTimeout(go, 50)); said = await look(); }
      console.log(JSON.stringify(said));`;
    return JSON.parse(await this.exec(name, 'node', '--input-type=module', '--eval', look));
  }

  exec(name, ...command) {
    return this.call('exec', PREFIX + name, ...command);
  }

  async said(name) {
    const { stdout, stderr } = await run(this.engine, ['logs', '--tail', '20', PREFIX + name]);
    return stdout + stderr;
  }

  kill(name) {
    return this.call('kill', '--signal', 'KILL', PREFIX + name);
  }

  /** As `docker compose up` does with a new image: SIGTERM, the time to finish, and a new container on the same volume. */
  async replace(name) {
    await this.call('stop', PREFIX + name);
    await this.call('rm', PREFIX + name);
    await this.start(name);
    await this.healthy(name);
  }

  /** Everything that bears the trial's name, from this run or one before it. */
  async remove() {
    const { services, networks, volumes } = this.compose;
    const quietly = (...args) => this.call(...args).catch(() => undefined);
    for (const name of Object.keys(services)) await quietly('rm', '--force', '--volumes', PREFIX + name);
    for (const name of Object.keys(networks)) await quietly('network', 'rm', PREFIX + name);
    for (const name of Object.keys(volumes)) await quietly('volume', 'rm', PREFIX + name);
  }
}

/** Ends by itself. */
function isTask({ restart }) {
  return restart === 'no';
}

/** A folder of this repository, one of this machine, or a volume of the trial's. */
function mounted(volume) {
  if (volume.startsWith('./')) return join(root, volume);
  return volume.startsWith('/') ? volume : PREFIX + volume;
}

/** What the compose file says of a service, as flags of `create`, with its image and command. */
function flagsOf(service) {
  const many = (flag, values = []) => values.flatMap((value) => [flag, String(value)]);
  const health = healthCommand(service);
  return [
    ...(service.init ? ['--init'] : []),
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.user ? ['--user', service.user] : []),
    ...(service.stop_grace_period ? ['--stop-timeout', String(seconds(service.stop_grace_period))] : []),
    ...(service.entrypoint ? ['--entrypoint', service.entrypoint] : []),
    ...many('--cap-drop', service.cap_drop),
    ...many('--cap-add', service.cap_add),
    ...many('--security-opt', service.security_opt),
    ...many('--tmpfs', service.tmpfs),
    ...many('--publish', service.ports),
    ...many('--volume', service.volumes?.map(mounted)),
    ...many(
      '--env',
      Object.entries(service.environment ?? {}).map(([name, value]) => `${name}=${value}`),
    ),
    ...(health ? ['--health-cmd', health, '--health-interval', '5s', '--health-timeout', '10s'] : []),
    service.image,
    ...(service.command ?? []),
  ];
}

/** Of a duration as 30s or 2m. */
function seconds(duration) {
  const [, count, unit] = /^(\d+)(s|m)$/.exec(duration);
  return Number(count) * (unit === 'm' ? 60 : 1);
}
