import {
  QUOTATION_VERDICTS,
  RATINGS,
  REASON_MAX,
  type QuotationVerdict,
  type RateQuotationRequest,
  type RateReplyRequest,
  type Rating,
} from '@emit/contract/ratings';
import { ChoiceField, TextField } from '../../http/validation/fields.js';

const ReasonField = () =>
  TextField({
    optional: true,
    trim: true,
    min: 0,
    max: REASON_MAX,
    text: 'A reason must be text',
    tooLong: `Please give a reason of at most ${REASON_MAX.toLocaleString('en')} characters`,
  });

export class RateReplyDto implements RateReplyRequest {
  @ChoiceField({ values: [...RATINGS, 'none'], text: 'A rating is up, down or none' })
  rating!: Rating | 'none';

  @ReasonField()
  reason?: string;
}

export class RateQuotationDto implements RateQuotationRequest {
  @ChoiceField({ values: [...QUOTATION_VERDICTS, 'none'], text: 'A verdict is wrong or none' })
  verdict!: QuotationVerdict | 'none';

  @ReasonField()
  reason?: string;
}
