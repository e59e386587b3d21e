import { Link } from 'react-router';
import { intoRow } from '../../shared/lib/into-row';

export interface TabsAtTopProps {
  tabs: readonly { readonly id: string; readonly label: string }[];
  current: string;
}

/** The older generation's tabs. */
export function TabsAtTop({ tabs, current }: TabsAtTopProps) {
  return (
    <nav className="tabs fading-row" aria-label="Main">
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          ref={id === current ? intoRow : null}
          to={`?tab=${id}`}
          className="tabs__item"
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
