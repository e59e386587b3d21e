const practice = {
  key: 'row-1',
  practice_date: '2026-01-02',
  mindstream_type: 'power',
  practice_type: 'Bible Study',
  duration_minutes: 20,
  quality_rating: 4,
};
const body = { source: 'csv', practices: [practice] };

/** Valid bodies of an import, and what a member is answered. */
export const IMPORT_BODIES: Record<string, readonly [body: object, status: number]> = {
  'post /api/v1/practices/import': [body, 200],
  'post /api/v1/practices/import/preview': [body, 200],
};
