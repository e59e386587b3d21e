import type { WrittenDocument } from '../../ports/read-models.port.js';
import type { PackedPage } from './packed-page.js';

/** What a folding thread is told; it does one thing after the other. `done` answers the oldest of its puts. */
export type Order = { readonly page: PackedPage } | { readonly complete: true } | { readonly done: true };

/** What a folding thread says. */
export type News =
  /** A page is done with: so many of its events are folded, the others put aside. */
  | { readonly taken: number }
  /** So many of those put aside are folded. */
  | { readonly folded: number }
  /** Documents for a target, to be put; wants to hear when that is done. */
  | { readonly put: PackedDocuments; readonly target: number }
  /** All is folded and put; events of each target. */
  | { readonly completed: readonly number[] }
  | { readonly failed: unknown };

/** Documents on their way to another thread, by columns. */
export interface PackedDocuments {
  readonly keys: readonly string[];
  readonly owners: readonly string[];
  readonly positions: readonly number[];
  readonly jsons: readonly string[];
}

export function packDocuments(documents: readonly WrittenDocument[]): PackedDocuments {
  return {
    keys: documents.map(({ key }) => key),
    owners: documents.map(({ owner }) => owner),
    positions: documents.map(({ position }) => position),
    jsons: documents.map(({ json }) => json),
  };
}

export function unpackDocuments({ keys, owners, positions, jsons }: PackedDocuments): WrittenDocument[] {
  return jsons.map((json, at) => ({
    key: keys[at] as string,
    owner: owners[at] as string,
    position: positions[at] as number,
    json,
  }));
}
