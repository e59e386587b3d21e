import { RetryButton } from '../../shared/ui/retry-button';

interface LoadErrorCardProps {
  title?: string;
  retry?: string;
  text: string;
  calm?: string;
  onRetry: () => void;
}

/** What happened, that nothing was lost, and what to do. */
export function LoadErrorCard({
  title = 'Error Loading Data',
  retry = 'Retry',
  text,
  calm = 'Your practices are safe on the server.',
  onRetry,
}: LoadErrorCardProps) {
  return (
    <section className="card load-error" role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="load-error__calm">{calm}</p>
      <RetryButton onRetry={onRetry}>{retry}</RetryButton>
    </section>
  );
}
