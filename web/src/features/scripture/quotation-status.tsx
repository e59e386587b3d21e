import {
  ArrowRightLeft,
  BookX,
  Check,
  CheckCheck,
  CircleHelp,
  Languages,
  PencilLine,
  TextSelect,
} from 'lucide-react';
import type { Quotation, QuotationStatus } from '@emit/contract/scripture';
import { TRANSLATIONS } from '@emit/contract/translations';

/** Each status in words and with an icon; its pattern is in scripture.css. Colour is never alone. */
const STATUSES = {
  exact: { label: 'Exact', icon: Check },
  spelling: { label: 'Exact, spelled as today', icon: CheckCheck },
  part: { label: 'Part of the verse', icon: TextSelect },
  differs: { label: 'Words differ', icon: PencilLine },
  misattributed: { label: 'Other reference', icon: ArrowRightLeft },
  'other-translation': { label: 'Another translation', icon: Languages },
  'no-such-verse': { label: 'No such verse', icon: BookX },
  'not-scripture': { label: 'Not in the text', icon: CircleHelp },
} as const satisfies Record<QuotationStatus, unknown>;

export function statusLabel(status: QuotationStatus): string {
  return STATUSES[status].label;
}

/** The icon alone, small and raised above the text. */
export function StatusMark({ status }: { status: QuotationStatus }) {
  const { icon: Icon } = STATUSES[status];
  return (
    <span className="reference__mark" aria-hidden>
      <Icon size="0.6875rem" strokeWidth={3} />
    </span>
  );
}

/** What a finding is beside its status: the translation that has the words, or that they may be one's. */
export function TranslationBadge({
  quotation: { translation, perhaps_translation },
}: {
  quotation: Quotation;
}) {
  const name = translation ? TRANSLATIONS[translation] : perhaps_translation && 'Perhaps another translation';
  return name ? <span className="badge">{name}</span> : null;
}

export function StatusBadge({ status }: { status: QuotationStatus }) {
  const { label, icon: Icon } = STATUSES[status];
  return (
    <span className="quote-status" data-status={status}>
      <Icon size="0.875rem" strokeWidth={2.4} aria-hidden />
      {label}
    </span>
  );
}
