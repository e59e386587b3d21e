import { folders, left } from './folders.mjs';

const { MUTATION_FOLDER: folder } = process.env;

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    configFile: 'scripts/mutation/jest.config.mjs',
    enableFindRelatedTests: true,
  },
  mutate: [...folders[folder], ...left],
  coverageAnalysis: 'perTest',
  // What is computed once, when a module is loaded, cannot be told apart by test.
  ignoreStatic: true,
  ignorePatterns: ['web', 'e2e', 'docs', 'bench', 'data', 'dist', 'models'],
  disableTypeChecks: '{api,contract}/src/**/*.ts',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.cache/mutation/${folder}.json` },
  incremental: true,
  incrementalFile: `.cache/mutation/${folder}.incremental.json`,
  tempDirName: '.cache/mutation/sandbox',
  concurrency: 2,
  allowEmpty: true,
};
