import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Quotation } from '@emit/contract/scripture';
import { Markdown } from '../../features/chat/messages/markdown';
import { PassagePanel } from '../../features/scripture/passage-panel';
import { replyAnnotations } from '../../features/scripture/reply-annotations';
import { ScriptureReport } from '../../features/scripture/scripture-report';
import { BackToApp, DebugLine, TransformForm } from '../../features/transform/transform-form';
import { selectTransform } from '../../features/transform/transform.slice';
import { Main } from '../../shared/ui/main';
import { Modals } from './modals';

/** /transform-test (spec §2 "Test and debug pages"): the result is set as a reply is in the chat. */
export function TestScreen() {
  const { status, completion, quotations } = useSelector(selectTransform);
  const annotations = useMemo(
    () => replyAnnotations({ content: completion, quotations }),
    [completion, quotations],
  );
  return (
    <Main className="transform">
      <BackToApp />
      <h1>Transform Test</h1>
      <TransformForm page="test" button="Transform" />
      <DebugLine page="test" />
      {status === 'result' && (
        <section className="card" aria-label="Result">
          <Markdown text={completion} annotations={annotations} />
          <ReplyCheck quotations={quotations} />
        </section>
      )}
    </Main>
  );
}

/** /debug-transform: the raw response and the cleaned completion (spec §2 "Test and debug pages"). */
export function DebugScreen() {
  const { status, completion, raw, quotations } = useSelector(selectTransform);
  return (
    <Main className="transform">
      <BackToApp />
      <h1>Debug Transform</h1>
      <TransformForm page="debug" button="Transform (Debug)" />
      <DebugLine page="debug" />
      {status === 'result' && (
        <>
          <section aria-label="Raw response">
            <h2 className="section-title">Raw response</h2>
            <pre className="transform__raw" tabIndex={0}>
              {raw}
            </pre>
          </section>
          <section className="card" aria-label="Cleaned completion">
            <h2 className="section-title">Cleaned completion</h2>
            <p className="transform__result">{completion}</p>
            <ReplyCheck quotations={quotations} />
          </section>
        </>
      )}
    </Main>
  );
}

/** What the check found in a reply that stands outside the chat; its passages open as sheets. */
function ReplyCheck({ quotations }: { quotations: readonly Quotation[] }) {
  return (
    <>
      <ScriptureReport quotations={quotations} />
      <PassagePanel asSheet />
      <Modals open={null} onClose={() => undefined} />
    </>
  );
}
