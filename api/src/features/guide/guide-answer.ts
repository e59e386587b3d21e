import type { GuideResponse } from '@emit/contract/guide';

/** The answer, and the guide's own words before they were cleaned. */
export interface GuideAnswer extends GuideResponse {
  readonly raw: string;
}
