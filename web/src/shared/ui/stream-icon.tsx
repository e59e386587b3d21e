import { HandHeart, Sun, Waves } from 'lucide-react';
import type { MindStreamType } from '@emit/contract/mindstreams';

const ICONS = { power: Sun, flow: Waves, clarity: HandHeart } as const satisfies Record<
  MindStreamType,
  unknown
>;

/** Each MindStream has its own icon, so that colour is never alone. */
export function StreamIcon({ stream, size = '1.25rem' }: { stream: MindStreamType; size?: string }) {
  const Icon = ICONS[stream];
  return (
    <span className="stream-icon" data-stream={stream} aria-hidden>
      <Icon size={size} />
    </span>
  );
}
