import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

const specs = ['**/*.spec.{ts,tsx}', '**/*.contract.ts', '**/testing/**', 'e2e/**'];

/** The texts are English, and so are the numbers and dates in them: contract/src/english.ts says how. */
const inTheBrowsersLanguage = [
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
  'NewExpression[callee.object.name="Intl"]:not([arguments.0.name="LOCALE"])',
].map((selector) => ({ selector, message: 'Write numbers and dates with contract/src/english.ts.' }));

export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/', 'data/', '.cache/', 'coverage/']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['{contract,api,web}/tsconfig.spec.json', '{e2e,bench,scripts}/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Nest's modules are empty classes with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Nest declares its options as classes, and everyone passes literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // There is no enum here, and to look for one takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // It does not see what changes during an await, such as signal.aborted.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // An adapter answers with promises because its port does, whether or not it has anything to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...inTheBrowsersLanguage],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
  {
    // A saga yields what the library types as any or unknown: https://redux-saga.js.org/docs/Glossary
    files: ['web/src/**/*saga*.ts'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    // The command line prints: that is what it is for.
    files: ['api/src/main.ts', 'api/src/ops/**', 'bench/**', 'scripts/**', 'e2e/support/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: specs,
    languageOptions: { globals: globals.jest },
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  { files: ['**/*.contract.ts'], rules: { 'max-lines': 'off' } },
  {
    // The scripts are plain JavaScript: what they answer has no types to check.
    files: ['scripts/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['web/public/**/*.js'], languageOptions: { sourceType: 'script', globals: globals.browser } },
  prettier,
);
