import { RouteConfig } from '@nestjs/platform-fastify';

/** A route whose body is signed by its sender, who needs no session: it is given as it came. */
export const SignedBySender = () => RouteConfig({ isPublic: true, isRaw: true });

export function isRaw(routeConfig: object): boolean {
  return 'isRaw' in routeConfig && routeConfig.isRaw === true;
}
