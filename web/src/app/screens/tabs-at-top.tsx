import { Link } from 'react-router';

export interface TabsAtTopProps {
  tabs: readonly { readonly id: string; readonly label: string }[];
  current: string;
}

/** The older generation's tabs. */
export function TabsAtTop({ tabs, current }: TabsAtTopProps) {
  return (
    <nav className="tabs" aria-label="Main">
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          ref={id === current ? intoView : null}
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

/** On a phone the row is wider than the screen. Nothing scrolls where there is no layout. */
function intoView(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
}
