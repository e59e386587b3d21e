import { nestLogger } from './logger.js';

describe('what Nest says', () => {
  it('is logged when it is an error; its words alone come with one that it throws', () => {
    const told: object[] = [];
    const silent = () => undefined;
    const nest = nestLogger({ info: silent, warn: silent, error: (facts) => told.push(facts) });
    const err = new Error('no such controller');
    nest.log('Nest application successfully started');
    nest.error('Error: listen EADDRINUSE: address already in use :::3000');
    nest.error(err);
    expect(told).toEqual([{ err }]);
  });
});
