import type { Document } from '../../testing/described.js';
import { TestApp } from '../../testing/test-app.js';
import { SPACES } from '../validation/text.js';

it('the document has no pattern by which a text that must be there may be blank once it is trimmed', async () => {
  const app = await TestApp.start();
  const { components } = (await app.http.get('/api/docs').expect(200)).body as Document;
  await app.close();
  const trimmed = Object.entries(components.schemas).flatMap(([name, { properties = {}, required = [] }]) =>
    Object.entries(properties)
      .filter(([field, { pattern }]) => required.includes(field) && pattern?.startsWith(`^[${SPACES}]*`))
      .map(([field, { pattern = '' }]) => ({ field: `${name}.${field}`, pattern })),
  );
  expect(trimmed.length).toBeGreaterThan(2);
  expect(trimmed.filter(({ pattern }) => new RegExp(pattern, 'u').test('\u00a0'))).toEqual([]);
});
