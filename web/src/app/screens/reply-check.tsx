import type { Quotation } from '@emit/contract/scripture';
import { PassagePanel } from '../../features/scripture/passage-panel';
import { ScriptureReport } from '../../features/scripture/scripture-report';
import { Modals } from './modals';

/** What the check found in a reply that stands outside the chat; its passages open as sheets. */
export function ReplyCheck({ quotations }: { quotations: readonly Quotation[] }) {
  return (
    <>
      <ScriptureReport quotations={quotations} />
      <PassagePanel asSheet />
      <Modals open={null} onClose={() => undefined} />
    </>
  );
}
