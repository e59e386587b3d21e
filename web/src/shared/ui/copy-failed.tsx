import { MESSAGES } from '@emit/contract/messages';

/** Spec §8 "Clipboard failure": beside what was to be copied, so that it can be selected there. */
export function CopyFailed() {
  return (
    <p className="copy-failed" role="alert">
      {MESSAGES.copyFailed}
    </p>
  );
}
