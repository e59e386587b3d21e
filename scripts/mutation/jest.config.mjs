/** The unit tests of the API and the contract alone: a mutant that they let live is one that nobody would notice at once. */
import config from '../../jest.config.mjs';

const unit = config.projects.find(({ displayName }) => displayName === 'unit');

export default {
  ...unit,
  rootDir: process.cwd(),
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: ['<rootDir>/{contract,api}/**/*.unit.spec.ts'],
  testTimeout: 30_000,
};
