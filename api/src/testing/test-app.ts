import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionResponse } from '@emit/contract/wire';
import supertest from 'supertest';
import { AnthropicGuide } from '../adapters/guide/anthropic/anthropic-guide.js';
import { OfflineGuide } from '../adapters/guide/offline/offline-guide.js';
import { createApp, type EmitApp } from '../composition/create-app.js';
import type { GuidePort } from '../ports/guide.port.js';
import type { PushPort } from '../ports/push.port.js';
import type { Log } from '../runtime/log.js';
import { readSettings } from '../settings/settings.js';
import { quietLog } from '../runtime/log.js';

export interface TestAppOptions {
  readonly guide?: GuidePort;
  readonly push?: PushPort;
  readonly clock?: () => number;
  readonly env?: Readonly<Record<string, string>>;
  /** A folder of an earlier app, to find its data again. */
  readonly dataDir?: string;
  readonly webRoot?: string;
  readonly log?: Log;
}

export interface TestMember extends SessionResponse {
  readonly email: string;
  readonly password: string;
  readonly headers: { authorization: string };
}

/** The whole application on embedded stores in a folder of its own. */
export class TestApp {
  private constructor(
    readonly emit: EmitApp,
    readonly dataDir: string,
  ) {}

  private members = 0;

  static async start(options: TestAppOptions = {}): Promise<TestApp> {
    const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'emit-test-'));
    const settings = readSettings({ EMIT_RATE_LIMITS: 'off', ...options.env, EMIT_DATA_DIR: dataDir });
    const { anthropic } = settings;
    const usual = anthropic ? new AnthropicGuide(anthropic) : new OfflineGuide();
    const { guide = usual, push, clock, webRoot = null, log = quietLog } = options;
    const emit = await createApp({
      settings,
      log,
      webRoot,
      guide,
      ...(push && { push }),
      ...(clock && { clock }),
    });
    await emit.nest.getHttpAdapter().getInstance().ready();
    return new TestApp(emit, dataDir);
  }

  get http() {
    return supertest(this.emit.nest.getHttpServer());
  }

  /** Listens on a free port; returns its origin. */
  async listen(): Promise<string> {
    await this.emit.nest.listen(0, '127.0.0.1');
    return this.emit.nest.getUrl();
  }

  async register(name = 'Ruth Moab'): Promise<TestMember> {
    this.members += 1;
    const email = `member${this.members}@example.org`;
    const password = 'orchard-gate';
    const { body } = await this.http
      .post('/api/v1/auth/register')
      .send({ email, password, full_name: name })
      .expect(201);
    const session = body as SessionResponse;
    return { ...session, email, password, headers: { authorization: `Bearer ${session.access_token}` } };
  }

  /** Stops the app and keeps its folder. */
  async stop(): Promise<void> {
    await this.emit.close();
  }

  async close(): Promise<void> {
    await this.emit.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
