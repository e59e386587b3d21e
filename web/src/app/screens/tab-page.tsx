import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../shared/ui/button';
import { ErrorNoticeBoundary } from '../../shared/ui/error-notice';

/** A tab that scrolls inside itself. Opening it begins at the top (spec §2 "Newer dashboard"). */
export function TabPage({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current?.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="page" ref={page} tabIndex={0}>
      <div className={narrow ? 'page__column page__column--narrow' : 'page__column'}>{children}</div>
    </div>
  );
}

/** What a shell shows. When it cannot be drawn, the ways to the other pages stay. */
export function ShellContent({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorNoticeBoundary place={pathname + search} frame={(notice) => <TabPage narrow>{notice}</TabPage>}>
      {children}
    </ErrorNoticeBoundary>
  );
}

export function LogPracticeLink() {
  return (
    <ButtonLink to="?tab=practice" kind="primary">
      Log Practice
    </ButtonLink>
  );
}
