import { LRUCache } from 'lru-cache';
import type { DashboardDocument } from '../../projections/dashboard.projection.js';
import { localDateOf } from '../../kernel/local-date.js';

interface Answer {
  /** The document that it was made of, as it was stored, by which scoring rules, and the day on which. */
  readonly source: string;
  readonly rulesVersion: number;
  readonly timeZone: string;
  readonly today: string;
  readonly json: string;
}

const KEPT_MEMBERS = 2_000;

/**
 * Answers made today of the same document are the same: parsing, viewing and writing one anew would be half of what a
 * dashboard costs (docs/adr/0007-http.md). The document's own text is the key, so nothing stale can be answered.
 */
export class TodayAnswers {
  private readonly answers = new LRUCache<string, Answer>({ max: KEPT_MEMBERS });

  /** The answer as JSON; `make` is called only where there is none of this document and day. */
  jsonOf(
    memberId: string,
    rulesVersion: number,
    source: string,
    now: number,
    make: (document: DashboardDocument) => object,
  ): string {
    const known = this.answers.get(memberId);
    const same = known?.source === source && known.rulesVersion === rulesVersion;
    if (same && known.today === localDateOf(now, known.timeZone).localDate) return known.json;
    const document = JSON.parse(source) as DashboardDocument;
    const json = JSON.stringify(make(document));
    const { timeZone } = document;
    this.answers.set(memberId, {
      source,
      rulesVersion,
      timeZone,
      today: localDateOf(now, timeZone).localDate,
      json,
    });
    return json;
  }

  forget(memberId: string): void {
    this.answers.delete(memberId);
  }
}
