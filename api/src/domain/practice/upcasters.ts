import type { Upcaster } from '../../kernel/upcaster.js';

/** Every event of this noun is still read as it was first written. */
export const practiceUpcasters: readonly Upcaster[] = [];
