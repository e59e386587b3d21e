import { ChartNoAxesColumn, MessageCircle, NotebookPen, Sprout } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useHome } from './use-conversation-address';

export const TABS = [
  { id: 'progress', label: 'Progress', icon: Sprout },
  { id: 'analytics', label: 'Analytics', icon: ChartNoAxesColumn },
  { id: 'chat', label: 'Chat', icon: MessageCircle },
  { id: 'practice', label: 'Log Practice', icon: NotebookPen },
] as const;
export type TabId = (typeof TABS)[number]['id'];

/** The tab in the address, so that going back goes back. */
export function useTab(first: TabId): TabId {
  const [params] = useSearchParams();
  return TABS.find(({ id }) => id === params.get('tab'))?.id ?? first;
}

interface DockProps {
  /** None on a page beside the tabs. */
  current: TabId | null;
  /** Where the tabs are, from a page beside them. */
  home?: string;
}

export function Dock({ current, home }: DockProps) {
  const here = useHome();
  return (
    <nav className="dock" aria-label="Main">
      {TABS.map(({ id, label, icon: Icon }) => (
        <Link
          key={id}
          to={`${home ?? here}?tab=${id}`}
          className="dock__item"
          aria-current={id === current ? 'page' : undefined}
        >
          <span className="dock__icon">
            <Icon size="1.3125rem" aria-hidden />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
