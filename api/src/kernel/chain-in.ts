/** Returns the chain in metadata that somebody may have changed: any text, and empty where there is none. */
export function chainIn(metadata: unknown): string {
  const { chain } = (metadata ?? {}) as { chain?: unknown };
  return typeof chain === 'string' ? chain : (JSON.stringify(chain) ?? '');
}
