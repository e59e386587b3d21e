/** The tests that each change is shown to: the unit tests of the API and the contract, and a folder's integration tests. */
import config from '../../jest.config.mjs';
import { integration } from './folders.mjs';

const unit = config.projects.find(({ displayName }) => displayName === 'unit');

export default {
  ...unit,
  rootDir: process.cwd(),
  // Stryker has an environment of its own, for which Jest's runtime is made.
  runtime: 'jest-runtime',
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
  testMatch: ['{contract,api}/**/*.unit.spec.ts', ...(integration[process.env.MUTATION_FOLDER] ?? [])].map(
    (pattern) => `<rootDir>/${pattern}`,
  ),
  testTimeout: 30_000,
};
