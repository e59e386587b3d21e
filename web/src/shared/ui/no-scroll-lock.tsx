import type { ElementType, HTMLAttributes } from 'react';

interface RemoveScrollProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  allowPinchZoom?: boolean;
  enabled?: boolean;
  shards?: unknown;
}

/**
 * In the place of `react-remove-scroll` (see vite.config.ts), which writes a style element that the content security
 * policy forbids. Nothing is lost: the signed-in pages scroll inside themselves, behind the overlay.
 */
export function RemoveScroll({
  as: As = 'div',
  allowPinchZoom: _p,
  enabled: _e,
  shards: _s,
  ...rest
}: RemoveScrollProps) {
  return <As {...rest} />;
}
