import type { ShareRule } from '@emit/contract/share-text';
import type { Message } from '../../features/chat/conversation';
import { ShareButton } from '../../features/share/share-modal';

/** 'Share This Insight' below a reply; the older dashboards share replies of more than 100 characters (spec §2, §9). */
export function shareAction(rule: ShareRule, longerThan = 0) {
  return function action({ content }: Message) {
    return content.length > longerThan ? <ShareButton message={content} rule={rule} /> : null;
  };
}
