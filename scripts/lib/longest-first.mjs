import Sequencer from '@jest/test-sequencer';

/** Specs of a minute and more, the longest first. Begun last, one of them would keep one worker when the other is done. */
export const LONG = [
  'api/src/faults/day.fault.spec.ts',
  'api/src/faults/damaged-documents.fault.spec.ts',
  'api/src/faults/kills.fault.spec.ts',
  'api/src/faults/stores-away.fault.spec.ts',
  'api/src/faults/damaged-read-models.fault.spec.ts',
  'api/src/faults/damaged-log.fault.spec.ts',
  'api/src/faults/rebuild-kills.fault.spec.ts',
  'api/src/composition/many-machines.int.spec.ts',
  'api/src/ops/projections/abandoned.int.spec.ts',
  'api/src/ops/damages.int.spec.ts',
  'api/src/ops/ends-on-eventstoredb.int.spec.ts',
  'api/src/adapters/mongodb/every-operation.int.spec.ts',
  'api/src/ops/stores-on-servers.int.spec.ts',
  'api/src/composition/sent-again-elsewhere.int.spec.ts',
  'api/src/ops/damaged-read-models.int.spec.ts',
  'api/src/ops/read-only.int.spec.ts',
  'scripts/told-to-end.int.spec.ts',
  'api/src/adapters/guide/offline/talk.unit.spec.ts',
  'bench/eval/eval.unit.spec.ts',
  'e2e/accessibility.e2e.spec.ts',
];

/** Jest's own order behind them: what failed or took long the last time first, else the largest file. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONG.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
      return at === -1 ? LONG.length : at;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
