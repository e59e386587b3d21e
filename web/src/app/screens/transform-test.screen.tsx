import { useSelector } from 'react-redux';
import { BackToApp, DebugLine, TransformForm } from '../../features/transform/transform-form';
import { selectTransform } from '../../features/transform/transform.slice';
import { usePageTitle } from '../../shared/lib/use-page-title';
import { Main } from '../../shared/ui/main';
import { ReplyCheck } from './reply-check';

/** /transform-test (spec §2 "Test and debug pages"). */
export function TransformTestScreen() {
  usePageTitle('Transform test');
  const { status, completion, quotations } = useSelector(selectTransform);
  return (
    <Main className="transform">
      <BackToApp />
      <h1>Transform Test</h1>
      <TransformForm page="test" button="Transform" />
      <DebugLine page="test" />
      {status === 'result' && (
        <section className="card" aria-label="Result">
          <p className="transform__result">{completion}</p>
          <ReplyCheck quotations={quotations} />
        </section>
      )}
    </Main>
  );
}
