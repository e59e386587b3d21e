import { Mic, Send, Volume2, VolumeX } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '../../shared/ui/button';
import { selectVoice, voiceActions } from './voice.slice';
import './voice.css';

/** A microphone (start, or stop and send) and the voice-response toggle, where the browser has speech (spec §2). */
export function VoiceButtons() {
  const dispatch = useDispatch();
  const { canListen, canSpeak, enabled, listening, heard, failure } = useSelector(selectVoice);
  // The microphone is never on where it cannot be seen.
  useEffect(() => () => void dispatch(voiceActions.listeningAbandoned()), [dispatch]);
  return (
    <>
      {listening && (
        <span className="voice__heard" role="status">
          {heard || 'Listening...'}
        </span>
      )}
      {failure !== '' && (
        <span className="voice__heard voice__heard--failed" role="alert">
          {failure}
        </span>
      )}
      {canSpeak && (
        <IconButton
          label="Voice responses"
          aria-pressed={enabled}
          onClick={() => dispatch(voiceActions.voiceToggled())}
        >
          {enabled ? <Volume2 size="1.1875rem" aria-hidden /> : <VolumeX size="1.1875rem" aria-hidden />}
        </IconButton>
      )}
      {canListen && (
        <IconButton
          label={listening ? 'Stop and send' : 'Start the microphone'}
          className={listening ? 'voice--listening' : ''}
          // It sends meanwhile: the box shows no second sign for it.
          data-sends={listening ? '' : undefined}
          onClick={() =>
            dispatch(listening ? voiceActions.sendingRequested() : voiceActions.listeningRequested())
          }
        >
          {listening ? <Send size="1.1875rem" aria-hidden /> : <Mic size="1.1875rem" aria-hidden />}
        </IconButton>
      )}
    </>
  );
}
