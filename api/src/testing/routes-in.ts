/** 'get /a/:id' of every route in the tree that Fastify prints; HEAD goes with GET. */
export function routesIn(tree: string): string[] {
  const above: string[] = [];
  const routes = tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+) \(([^)]+)\)/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, Infinity, part);
    const path = above.join('');
    return methods
      .split(', ')
      .flatMap((method) => (method && method !== 'HEAD' ? [`${method.toLowerCase()} ${path}`] : []));
  });
  return routes.sort();
}
