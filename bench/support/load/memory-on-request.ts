/** Imported before a server that is measured (node --expose-gc --import): tells its memory after a full collection. */
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.channel?.unref();
