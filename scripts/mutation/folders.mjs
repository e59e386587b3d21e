/** What is mutated, by the name under which its score is printed. Types, texts and catalogues hold nothing to mutate. */
export const folders = {
  domain: ['api/src/domain/**/*.ts'],
  projections: ['api/src/projections/**/*.ts'],
  kernel: ['api/src/kernel/**/*.ts'],
  security: [
    'api/src/http/session/**/*.ts',
    'api/src/features/accounts/passwords/**/*.ts',
    'api/src/runtime/{sealing,chain}.ts',
  ],
  contract: ['contract/src/**/*.ts'],
  'check of Scripture': ['api/src/scripture/check/**/*.ts'],
};

/** What is tested through the HTTP API, by folder: its integration tests run besides the unit tests. */
export const integration = {
  security: [
    'api/src/features/accounts/**/*.int.spec.ts',
    'api/src/security/{authorization,guessing,known-devices,password-*,sessions,told-apart}.int.spec.ts',
  ],
};

/** Files of a folder that are no product code, or none that runs. */
export const left = [
  '!**/*.spec.ts',
  '!**/*.contract.ts',
  '!contract/src/{wire,messages,bible-books,responses,formats}.ts',
];
