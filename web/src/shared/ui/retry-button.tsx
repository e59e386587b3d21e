import { focusAround } from '../lib/focus';
import { Button } from './button';

interface RetryButtonProps {
  small?: boolean;
  onRetry: () => void;
  children: string;
}

/** Asks again for what did not come. It goes away with the notice that it stands in. */
export function RetryButton({ small = false, onRetry, children }: RetryButtonProps) {
  return (
    <Button
      small={small}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        onRetry();
      }}
    >
      {children}
    </Button>
  );
}
