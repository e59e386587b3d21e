import type { PassagesResponse, SearchResponse } from '@emit/contract/scripture';
import { sendJson } from '../../shared/api/http';

const BASE = '/api/v1/scripture';

/** `reference` as people write it: 'Psalm 23', 'John 3:16–18'. */
export function fetchPassages(reference: string) {
  return sendJson<PassagesResponse>('GET', `${BASE}/passages?ref=${encodeURIComponent(reference)}`);
}

export function fetchHits(query: string) {
  return sendJson<SearchResponse>('GET', `${BASE}/search?q=${encodeURIComponent(query)}`);
}
