import type { Filling, VersionRef, WrittenDocument } from '../../../ports/read-models.port.js';
import type { RegistryDocuments } from './registry-document.js';
import type { VersionDocuments } from './version-documents.js';

/** The server keeps building versions from nobody, but nobody looks there: only the checkpoint is held back. */
export class MongoFilling implements Filling {
  private finished = false;

  constructor(
    private readonly ref: VersionRef,
    private readonly documents: VersionDocuments,
    private readonly registry: RegistryDocuments,
  ) {}

  put(documents: readonly WrittenDocument[]): Promise<void> {
    return this.documents.replace(documents);
  }

  async finish(checkpoint: number): Promise<void> {
    const known = await this.registry.advance([{ ...this.ref, documents: [], checkpoint }]);
    if (!known) throw new Error(`There is no version ${this.ref.version} of ${this.ref.collection}`);
    this.finished = true;
  }

  async abandon(): Promise<void> {
    if (!this.finished) await this.documents.clear();
  }
}
