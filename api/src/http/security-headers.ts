import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

/** No inline scripts; inline style attributes only, which charts and popovers place themselves with. */
const CONTENT_SECURITY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/**
 * Helmet's headers, made once: they are the same for every answer, and making them for each would cost a tenth of a
 * dashboard's time (docs/adr/0007-http.md).
 */
export function securityHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const contentSecurityPolicy = { useDefaults: false, directives: CONTENT_SECURITY };
  const middleware = helmet({
    contentSecurityPolicy,
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone; each header costs every answer its time.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
  });
  middleware(request, response, (error) => {
    if (error) throw new Error('Helmet refused its settings', { cause: error });
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
