/** Something is gone that only a backup brings back: nothing may be made in its place, and nothing be served. */
export class LostData extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'LostData';
  }
}

/** How lost keys come back, as the end of a sentence. */
export function wayBackOf({ dataDir, mongoUrl }: { dataDir: string; mongoUrl: string | null }): string {
  if (mongoUrl !== null)
    return "bring the collection 'vault' back from a dump of MongoDB (mongorestore), with every server stopped";
  return `bring them back from a backup, with the server stopped: EMIT_DATA_DIR=${dataDir} npx emit restore <backup> --only keys`;
}

/** How a lost event store comes back, as the end of a sentence. */
export function wayBackOfEvents(dataDir: string): string {
  return `bring it back from a backup: EMIT_DATA_DIR=${dataDir} npx emit restore <backup> --force`;
}
