import { flowLens } from '../passage/lenses.js';
import type { Material } from '../material.js';

/** The question to take along; for somebody who mourns, none. */
export function reflection({ topic, passages, isGentle }: Material): string {
  if (isGentle) return 'Nothing is asked of you now. Stay with the one line that holds you.';
  const [main] = passages;
  return topic?.reflect ?? (main ? flowLens(main) : '');
}

/** The same as a paragraph of its own. */
export function toThinkOver(material: Material): string {
  return material.isGentle ? reflection(material) : `**To think over:** ${reflection(material)}`;
}
