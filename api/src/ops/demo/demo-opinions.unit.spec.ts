import { checkText } from '../../scripture/check/check.js';
import { QUOTED, REPLIES } from './texts.js';

it('gives demo replies the findings that the check has', () => {
  expect(QUOTED.size).toBe(2);
  for (const reply of REPLIES) {
    const found = QUOTED.get(reply);
    if (found) expect(checkText(reply).quotations).toEqual([found]);
  }
});
