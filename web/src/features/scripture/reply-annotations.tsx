import { isRight, type Quotation } from '@emit/contract/scripture';
import { bareReferences } from './bare-references';
import { statusLabel } from './quotation-status';
import { InlineReference } from './inline-reference';

interface Reply {
  readonly content: string;
  readonly quotations?: readonly Quotation[];
}

/** Where in a reply's content references and marks stand: each reference, and the words of each wrong quotation. */
export function replyAnnotations({ content, quotations = [] }: Reply) {
  const given = quotations.flatMap((quotation) => referenceOf(content, quotation));
  const bare = bareReferences(content)
    .filter((one) => !given.some(({ start, end }) => start < one.end && one.start < end))
    .map(({ start, end, reference }) => ({
      start,
      end,
      whole: true,
      draw: (text: string) => <InlineReference label={text} reference={reference} quotation={null} />,
    }));
  return [...given, ...bare, ...quotations.flatMap(markOf)];
}

/** Words that the check knows without a reference get a mark behind them. */
function referenceOf(content: string, quotation: Quotation) {
  const { reference, reference_start, reference_end, found_at } = quotation;
  const opens = reference ?? found_at;
  if (opens === null) return [];
  const draw = (text: string) => <InlineReference label={text} reference={opens} quotation={quotation} />;
  if (reference_start !== null && reference_end !== null)
    return [{ start: reference_start, end: reference_end, whole: true, draw }];
  const behind = quotation.end + (/^[.,;:!?]?["”’»]?/.exec(content.slice(quotation.end))?.[0].length ?? 0);
  return [{ start: behind, end: behind, whole: true, draw }];
}

/** A reference is drawn whole; the mark of wrong words may be in parts. */
function markOf({ start, end, quoted, status }: Quotation) {
  if (isRight(status) || quoted === '') return [];
  const draw = (text: string) => (
    <span className="misquoted" data-status={status} title={statusLabel(status)}>
      {text}
    </span>
  );
  return [{ start, end, whole: false, draw }];
}
