import type { Parent } from './rehype-annotate';

/** Rehype plugin, to run after the sanitiser: each block goes in the direction of its own text, Hebrew from the right. */
export function rehypeDirection() {
  return ({ children }: Parent) => {
    for (const child of children) if (child.type === 'element') child.properties.dir = 'auto';
  };
}
