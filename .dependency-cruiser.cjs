/**
 * Which folder may import which: docs/architecture.md, "Folders". `only(...)` lists everything that a folder may reach;
 * scripts/boundaries.int.spec.ts plants a violation of each rule.
 */
const test = '\\.(spec|contract)\\.tsx?$|/testing/';
const outside = ['^node_modules/', '/node_modules/'];

/** One rule: files under `from` (tests left out) import nothing but what matches `to`. */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: to },
});

/** One rule: files under `from` never import what matches `to`. */
const never = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: to },
});

const contract = '^contract/src/';
const kernel = '^api/src/kernel/';
const ports = '^api/src/ports/';
const events = '^api/src/domain/[^/]+/events\\.ts$';
const node = '^(node:)?[a-z0-9_/]+$';

module.exports = {
  forbidden: [
    only('contract-imports-nothing', 'Both sides run the contract.', '^contract/src/', [contract]),
    only(
      'kernel-imports-contract',
      'The kernel is types and pure functions, and the time of an answer.',
      kernel,
      [kernel, contract, '^(node:)?(crypto|async_hooks)$'],
    ),
    {
      name: 'kernel-takes-types-only',
      comment: 'The kernel knows the contract by its types alone.',
      severity: 'error',
      from: { path: kernel, pathNot: test },
      to: { path: contract, dependencyTypesNot: ['type-only'] },
    },
    only(
      'domain-is-pure',
      'A noun knows the kernel, the contract, itself and other events.',
      '^api/src/domain/([^/]+)/',
      [kernel, contract, '^api/src/domain/$1/', events],
    ),
    only(
      'projections-are-pure',
      'A fold knows events, the scoring rules and the contract.',
      '^api/src/projections/',
      [kernel, contract, events, '^api/src/(domain/scoring|projections|proof)/'],
    ),
    only(
      'proof-is-pure',
      'Hashes, signatures and proofs know an event and nothing else.',
      '^api/src/proof/',
      ['^api/src/proof/', kernel, '^(node:)?crypto$'],
    ),
    only('ports-know-no-adapter', 'A port is an interface.', ports, [ports, kernel, contract]),
    only('adapters-know-ports', 'An adapter knows its port and its driver.', '^api/src/adapters/([^/]+)/', [
      ports,
      // Everyday words of other languages: the offline guide reads by them as well.
      '^api/src/care/languages/[a-z]+\\.json$',
      kernel,
      contract,
      '^api/src/(scripture|proof|neural)/',
      '^api/src/adapters/$1/',
      '^api/src/adapters/(sqlite|mongodb|files|network)/',
      // A shared driver may put its own adapters together, as MongoDB's does on one connection.
      '^api/src/adapters/[^/]+/$1/',
      node,
      ...outside,
    ]),
    only('runtime-knows-ports', 'The runtime takes whatever adapter it is given.', '^api/src/runtime/', [
      '^api/src/(runtime|proof)/',
      ports,
      kernel,
      contract,
      node,
      ...outside,
    ]),
    only(
      'observability-knows-ports',
      'What watches knows what it watches by its port.',
      '^api/src/observability/',
      ['^api/src/(observability|runtime)/', ports, kernel, contract, node, ...outside],
    ),
    only('scripture-stands-alone', 'The text and its check serve everyone.', '^api/src/scripture/', [
      '^api/src/scripture/',
      contract,
      node,
      ...outside,
    ]),
    only('care-stands-alone', 'Whether there is danger depends on the words alone.', '^api/src/care/', [
      '^api/src/(care|neural)/',
      contract,
    ]),
    only('neural-stands-alone', 'What a network tells depends on the words alone.', '^api/src/neural/', [
      '^api/src/neural/',
      '^(node:)?(fs|url|crypto)$',
      '/node_modules/onnxruntime-',
    ]),
    never(
      'settings-know-no-use-case',
      'What the environment says, and what the data folder holds, is read before anything is begun.',
      '^api/src/settings/',
      ['^api/src/(features/(?!shared/)|http/|ops/|composition/|runtime/)'],
    ),
    never('edges-know-no-adapter', 'Only the composition picks adapters.', '^api/src/(features|http|ops)/', [
      '^api/src/adapters/',
    ]),
    never('http-knows-no-feature', 'The edge serves every feature.', '^api/src/http/', [
      '^api/src/features/(?!shared/)',
    ]),
    never('commands-know-no-edge', 'The command line calls use cases, not controllers.', '^api/src/ops/', [
      '^api/src/http/',
      '^api/src/features/.*\\.(controller|dto|module|guard)\\.ts$',
    ]),
    {
      name: 'use-cases-are-apart',
      comment: 'A feature uses another one by its services alone.',
      severity: 'error',
      from: { path: '^api/src/features/([^/]+)/', pathNot: test },
      to: { path: '^api/src/features/', pathNot: '^api/src/features/($1|shared)/|\\.(service|module)\\.ts$' },
    },
    {
      name: 'composition-is-the-top',
      comment: 'Where adapters are picked is known to main.ts, to the command line, and to nobody below.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: `^api/src/(composition|ops)/|${test}` },
      to: { path: '^api/src/(composition/|app\\.module\\.ts$|main\\.ts$)' },
    },
    never('shared-knows-no-feature', 'web: app → features → shared.', '^web/src/shared/', [
      '^web/src/(app|features)/',
    ]),
    never('features-know-no-app', 'web: app → features → shared.', '^web/src/features/', ['^web/src/app/']),
    {
      name: 'features-are-apart',
      comment: 'Features never import each other: a screen composes them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    never('web-never-api', 'They meet in the contract.', '^web/', ['^api/']),
    never('api-never-web', 'They meet in the contract.', '^api/', ['^web/']),
    never('tests-stay-outside', 'What tests use is not shipped.', '^(contract|api|web)/src/', [
      '^(api|web)/src/testing/',
      '\\.(spec|contract)\\.tsx?$',
    ]),
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A module that nothing imports and that imports nothing is left over.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(contract|api|web)/src/',
        pathNot: `\\.d\\.ts$|^api/src/main\\.ts$|${test}`,
      },
      to: {},
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$|\\?' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@emit/source', 'import', 'require', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
