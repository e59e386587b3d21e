import { ArrowDown } from 'lucide-react';
import { IconButton } from '../../../shared/ui/button';

/** Over the lower edge of a conversation whose end is far away. */
export function ToNewest({ onClick }: { onClick: () => void }) {
  return (
    <div className="to-newest">
      <IconButton label="To the newest message" onClick={onClick}>
        <ArrowDown size="1.25rem" aria-hidden />
      </IconButton>
    </div>
  );
}
