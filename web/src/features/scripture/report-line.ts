import { isRight, type Quotation, type QuotationStatus, type RIGHT_STATUSES } from '@emit/contract/scripture';
import { TRANSLATIONS } from '@emit/contract/translations';

const COUNTED = {
  differs: [' differs', ' differ'],
  misattributed: [' has another reference', ' have another reference'],
  'other-translation': [' is from another translation', ' are from another translation'],
  'no-such-verse': [' does not exist', ' do not exist'],
  'not-scripture': [' is not in the text', ' are not in the text'],
} as const satisfies Record<
  Exclude<QuotationStatus, (typeof RIGHT_STATUSES)[number]>,
  readonly [one: string, more: string]
>;

/** Returns the line below a reply: 'Scripture in this reply: 3 checked, 1 differs.' `unmatched`: quoted phrases of which nothing is known. */
export function reportLine(quotations: readonly Quotation[], unmatched = 0): string {
  const phrases = unmatched === 1 ? '1 quoted phrase' : `${unmatched} quoted phrases`;
  const rest = unmatched === 0 ? '' : `${phrases} could not be matched to a verse.`;
  return [quotations.length === 0 ? '' : checkedLine(quotations), rest]
    .filter((part) => part !== '')
    .join(' ');
}

function checkedLine(quotations: readonly Quotation[]): string {
  const wrong = Object.entries(COUNTED).flatMap(([status, [one, more]]) => {
    const count = quotations.filter((quotation) => quotation.status === status).length;
    return count === 0 ? [] : [`${count}${count === 1 ? one : more}`];
  });
  const isWhole = quotations.every(({ status }) => isRight(status) && status !== 'part');
  const right = isWhole ? 'exact' : 'word for word';
  const found = wrong.length > 0 ? wrong.join(', ') : quotations.length === 1 ? right : `all ${right}`;
  return `Scripture in this reply: ${quotations.length} checked, ${found}.${byTranslation(quotations)}`;
}

/** ' 1 has the words of the World English Bible.': words that are right, but not the King James text's. */
function byTranslation(quotations: readonly Quotation[]): string {
  const names = quotations.flatMap(({ status, translation }) =>
    isRight(status) && translation && translation !== 'kjv' ? [TRANSLATIONS[translation]] : [],
  );
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return ` ${count} ${count === 1 ? 'has' : 'have'} the words of the ${name}.`;
    })
    .join('');
}
