import { Share2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { grouped } from '@emit/contract/english';
import { MESSAGES } from '@emit/contract/messages';
import type { ProgressSummary } from '@emit/contract/wire';
import { Button } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { Notice } from '../../shared/ui/notice';
import { StreamIcon } from '../../shared/ui/stream-icon';
import { sayDone, shareTextOf } from './say-reached';
import { progressActions, selectShared, selectSummary, type ReachedLevel } from './progress.slice';
import './lit-lamp.css';

interface LitLampProps {
  reached: ReachedLevel;
  onDone: () => void;
}

/** The lamp is lit: the level, its badge, what was done to get here and what it opens. */
export function LitLamp({ reached, onDone }: LitLampProps) {
  const dispatch = useDispatch();
  const { data } = useSelector(selectSummary);
  const shared = useSelector(selectShared);
  const share = () => dispatch(progressActions.levelShared(shareTextOf(reached, data)));
  return (
    <div className="lit-lamp">
      <Illustration of="lamp" className="lit-lamp__lamp" />
      <div aria-hidden>
        <p className="lit-lamp__level">Level {reached.level}</p>
        <p className="lit-lamp__name">{reached.name}</p>
      </div>
      <p className="badge">{reached.badge}</p>
      {data && <Done summary={data} />}
      {reached.unlocks && <p className="lit-lamp__opens">Now open to you: {reached.unlocks}.</p>}
      {shared === 'copied' && <Notice kind="success">{MESSAGES.copied}</Notice>}
      {shared === 'failed' && <Notice kind="error">{MESSAGES.copyFailed}</Notice>}
      <div className="lit-lamp__actions">
        <Button kind="primary" onClick={onDone}>
          Continue
        </Button>
        <Button onClick={share}>
          <Share2 size="1rem" aria-hidden />
          Share
        </Button>
      </div>
    </div>
  );
}

function Done({ summary }: { summary: ProgressSummary }) {
  return (
    <div className="lit-lamp__done">
      <p>{sayDone(summary)}</p>
      <ul>
        {summary.mindstreams.map(({ type, name, sessions }) => (
          <li key={type}>
            <StreamIcon stream={type} />
            {name} <span className="numbers">{grouped(sessions)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
