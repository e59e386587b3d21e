import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Markdown } from '../../features/chat/messages/markdown';
import { replyAnnotations } from '../../features/scripture/reply-annotations';
import { BackToApp, DebugLine, TransformForm } from '../../features/transform/transform-form';
import { selectTransform } from '../../features/transform/transform.slice';
import { Main } from '../../shared/ui/main';
import { ReplyCheck } from './reply-check';

/** /transform-test (spec §2 "Test and debug pages"): the result is set as a reply is in the chat. */
export function TransformTestScreen() {
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
