/** Tiers by file name: unit (pure), int (real adapters, the HTTP app), e2e (a browser), fault (what breaks). See docs/testing.md. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

// Before a package is loaded that reads it: here for the tests what network.ts does for a server.
process.env.ORT_DISABLE_TELEMETRY = '1';

// Packages that ship as ES modules only and are therefore transformed as well.
const esmOnly = [
  '@nestjs',
  'uuid',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'react-markdown',
  'rehype-.*',
  'remark-.*',
  'unified',
  'bail',
  'trough',
  'vfile.*',
  'hast-.*',
  'mdast-.*',
  'micromark.*',
  'unist-.*',
  'devlop',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'character-.*',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'html-url-attributes',
  'estree-util-.*',
  'trim-lines',
  'is-plain-obj',
  'hyparquet',
  'hyparquet-writer',
  'msw',
  '@mswjs',
  '@open-draft',
  'until-async',
  'rettime',
].join('|');

const base = {
  transform: { '\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['@emit/source', 'node', 'require', 'default'] },
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/data/'],
};

const api = {
  ...base,
  testEnvironment: '<rootDir>/scripts/lib/node-environment.mjs',
  runtime: '<rootDir>/scripts/lib/worker-runtime.mjs',
};
const web = {
  ...base,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['@emit/source', 'browser', 'require', 'default'] },
  moduleNameMapper: { ...base.moduleNameMapper, '\\.css$': '<rootDir>/web/src/testing/css.stub.ts' },
  setupFilesAfterEnv: ['<rootDir>/web/src/testing/jest.setup.ts'],
};

export default {
  // Catches what hangs: two cores may be busy with other suites. What is fast or slow is for the benchmarks to say.
  testTimeout: 120_000,
  // What packages keep of the specs before: the worker is begun anew.
  workerIdleMemoryLimit: '1GB',
  testSequencer: '<rootDir>/scripts/lib/longest-first.mjs',
  projects: [
    {
      ...api,
      displayName: 'unit',
      testMatch: ['<rootDir>/{contract,api,scripts,bench}/**/*.unit.spec.ts'],
    },
    { ...web, displayName: 'web', testMatch: ['<rootDir>/web/**/*.unit.spec.{ts,tsx}'] },
    { ...api, displayName: 'int', testMatch: ['<rootDir>/{contract,api,scripts,bench}/**/*.int.spec.ts'] },
    { ...api, displayName: 'fault', testMatch: ['<rootDir>/api/**/*.fault.spec.ts'] },
    { ...api, displayName: 'e2e', testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'] },
  ],
};
