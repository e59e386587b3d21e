import { RetryButton } from '../../shared/ui/retry-button';

/** Above figures that stay as they were loaded before: they could not be loaded anew. */
export function NotUpToDate({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="not-up-to-date" role="status">
      <p>This is what was loaded before. {text}</p>
      <RetryButton small onRetry={onRetry}>
        Retry
      </RetryButton>
    </div>
  );
}
