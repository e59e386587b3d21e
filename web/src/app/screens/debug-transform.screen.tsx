import { useSelector } from 'react-redux';
import { BackToApp, DebugLine, TransformForm } from '../../features/transform/transform-form';
import { selectTransform } from '../../features/transform/transform.slice';
import { Main } from '../../shared/ui/main';
import { ReplyCheck } from './reply-check';

/** /debug-transform: the raw response and the cleaned completion (spec §2 "Test and debug pages"). */
export function DebugTransformScreen() {
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
