import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { OfflineGuide } from './adapters/guide/offline/offline-guide.js';
import { network } from './care/network/network.js';
import { createApp, type EmitApp } from './composition/create-app.js';
import { usualLevel } from './observability/log-levels.js';
import { makeLogger } from './observability/logger.js';
import type { GuidePort } from './ports/guide.port.js';
import { isExpected, reasonOf } from './ops/support/failures.js';
import { warmScripture } from './scripture/warm.js';
import { BadSetting, harmsOf, readSettings, type Settings } from './settings/settings.js';
import { exitCodeOf, onToldToEnd, type EndSignal } from './composition/told-to-end.js';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    process.stderr.write(`Emit cannot start: ${error.message}\n`);
    process.exit(1);
  }
}

/** On every interface, both address families where the machine has both: 'localhost' may mean either. */
async function listen({ nest }: EmitApp, port: number): Promise<void> {
  await nest.listen(port, '::').catch(async (error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL') throw error;
    await nest.listen(port, '0.0.0.0');
  });
  const address = nest.getHttpServer().address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Emit is ready on http://localhost:${actual}\n`);
}

/**
 * SIGTERM is a machine's wish, and leaves it time to send requests elsewhere: a stop in order is a success then, and 0. Ctrl-C
 * is a person's, who is told what every shell says of it, and waits for nothing more when it is pressed again.
 */
function stop(app: EmitApp, settings: Settings, close: () => Promise<void>, log: Logger): OnEnd {
  return (signal) => {
    const again = signal === 'SIGINT' ? ' (Ctrl-C again: without waiting)' : '';
    process.stdout.write(`Emit is stopping: finishing what is under way${again}\n`);
    app.leave();
    const left = pause(signal === 'SIGTERM' ? settings.drainSeconds * 1_000 : 0);
    left.then(close).then(
      () => endBy(signal),
      (error: unknown) => {
        log.error({ err: error }, 'Emit did not stop cleanly');
        process.exit(1);
      },
    );
  };
}

type OnEnd = (signal: EndSignal) => void;

const endBy: OnEnd = (signal) => process.exit(signal === 'SIGINT' ? exitCodeOf(signal) : 0);

/** A terminal that is closed takes no more lines: that is no reason to stop without order. */
function bearClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** What nobody caught ends the process, as it does without this, but is told without a member's words. */
function tellTheUncaught(log: Logger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Emit ends: an error that nobody caught');
    process.exit(1);
  });
}

/** Loaded only where traces are sent: the libraries would double the time of a start. */
async function tracing({ tracing, role }: Settings): Promise<() => Promise<void>> {
  if (tracing === null) return () => Promise.resolve();
  const { startTracing } = await import('./observability/otlp.js');
  return startTracing({ ...tracing, role });
}

/** Claude's client is loaded only where it is used: it would double the time of a start. */
async function guideOf({ anthropic, role }: Settings): Promise<GuidePort> {
  if (anthropic === null || role === 'projector') return new OfflineGuide();
  const { AnthropicGuide } = await import('./adapters/guide/anthropic/anthropic-guide.js');
  return new AnthropicGuide(anthropic);
}

async function main(): Promise<void> {
  bearClosedOutput();
  // Nothing is under way before it listens.
  let end = endBy;
  onToldToEnd((signal) => end(signal));
  const settings = settingsOrExit();
  const log = makeLogger(settings.logLevel ?? usualLevel(process.stderr.isTTY), settings.role);
  tellTheUncaught(log);
  if (settings.production)
    for (const { setting, fault } of harmsOf(process.env, settings, settings.masterKeyFrom))
      log.warn(`${setting} ${fault}`);
  const stopTracing = await tracing(settings);
  const { role } = settings;
  const guide = await guideOf(settings);
  const app = await createApp({ settings, log, guide, webRoot: WEB_ROOT });
  const close = async () => {
    await app.close();
    // A collector that cannot be reached is no reason to call the stop unclean.
    await stopTracing().catch(() => undefined);
  };
  end = stop(app, settings, close, log);
  await listen(app, settings.port);
  // The first member should not be the one who waits for it.
  if (role === 'projector' || !settings.warmUp) return;
  await warmScripture();
  if ((await network()) === null)
    log.warn(
      'ONNX Runtime cannot be loaded on this machine: danger is recognised by rules alone, less surely',
    );
}

/** With its stack where it is nothing that an operator can mend. */
function tellWhyNot(error: unknown): void {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const text = busy ? `port ${process.env['PORT'] ?? 3000} is in use; set PORT to another` : reasonOf(error);
  process.stderr.write(`Emit cannot start: ${text}\n`);
  if (error instanceof BadSetting || isExpected(error)) return;
  makeLogger('error', 'start').error({ err: error }, 'start failed');
}

main().catch((error: unknown) => {
  tellWhyNot(error);
  process.exit(1);
});
