import { LIMITS } from '@emit/contract/limits';
import type { ShareRule } from '@emit/contract/share-text';
import type { Message } from '../../features/chat/conversation';
import { ShareButton } from '../../features/share/share-modal';

/** The older dashboards share replies of more than 100 characters (spec §9). */
export function shareLongReply(rule: ShareRule) {
  return function action({ content }: Message) {
    return content.length > LIMITS.shareButtonMinLength ? (
      <ShareButton message={content} rule={rule} />
    ) : null;
  };
}
