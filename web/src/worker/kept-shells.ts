import { DRAWN_FOLDER } from '@emit/contract/paths';
import type { WorkerScope } from './scope';
import type { Shell } from './shell';

/** One cache for each build; and one for what is the same in all. */
const PREFIX = 'emit-shell-';
const TEXTS = 'emit-texts';
/** In the cache of a build whose members' part was asked for. */
const MEMBERS_MARK = `${DRAWN_FOLDER}members`;
/** Builds whose files are kept: a tab that was opened before the last update still asks for its own. */
const GENERATIONS = 2;

/** What the worker keeps in Cache Storage: the files of this build and the one before. None of it is anybody's own. */
export class KeptShells {
  constructor(
    private readonly scope: WorkerScope,
    private readonly shell: Shell,
  ) {}

  /** Throws when a document is not the one that this build is made of: another build has taken its place meanwhile. */
  async install(): Promise<void> {
    const wantsMembers = await this.find(MEMBERS_MARK);
    const cache = await this.cache();
    const { documents, files } = this.shell;
    await Promise.all([
      ...Object.entries(documents).map(([address, hash]) => this.keepDocument(cache, address, hash)),
      ...files.map((address) => this.keepFile(cache, address)),
    ]);
    if (wantsMembers) await this.bringMembers().catch(() => undefined);
  }

  /** What is missing of the members' part; also in every build that follows. */
  async bringMembers(): Promise<void> {
    const cache = await this.cache();
    await cache.put(MEMBERS_MARK, new Response(''));
    for (const address of this.shell.members) await this.keepFile(cache, address);
  }

  /** Forgets the builds before the last one. */
  async forgetOlder(): Promise<void> {
    const { caches } = this.scope;
    const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.name());
    const older = others.slice(0, Math.max(0, others.length - GENERATIONS + 1));
    await Promise.all(older.map((name) => caches.delete(name)));
  }

  /** This build's own first; a file of another build has another address. */
  async find(address: string): Promise<Response | undefined> {
    const own = await (await this.cache()).match(address, { ignoreVary: true });
    return own ?? this.scope.caches.match(address, { ignoreVary: true });
  }

  async keep(address: string, response: Response): Promise<void> {
    await (await this.cache()).put(address, response);
  }

  async keepText(address: string, response: Response): Promise<void> {
    await (await this.scope.caches.open(TEXTS)).put(address, response);
  }

  private async keepDocument(cache: Cache, address: string, hash: string): Promise<void> {
    const response = await this.whole(address, { cache: 'no-cache' });
    const bytes = await response.clone().arrayBuffer();
    const digest = new Uint8Array(await this.scope.crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== hash) throw new Error(`${address} is of another build`);
    await cache.put(address, response);
  }

  private async keepFile(cache: Cache, address: string): Promise<void> {
    if (await cache.match(address, { ignoreVary: true })) return;
    const known = await this.scope.caches.match(address, { ignoreVary: true });
    await cache.put(address, known ?? (await this.whole(address)));
  }

  private async whole(address: string, init?: RequestInit): Promise<Response> {
    const response = await this.scope.fetch(address, init);
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    return response;
  }

  private cache(): Promise<Cache> {
    return this.scope.caches.open(this.name());
  }

  private name(): string {
    return `${PREFIX}${this.shell.version}`;
  }
}
