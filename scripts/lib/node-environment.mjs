import { TestEnvironment } from 'jest-environment-node';

/** Node, where the numbers that ONNX Runtime makes outside of a spec's sandbox are arrays inside of it as well. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    Object.assign(this.global, { Float32Array, BigInt64Array });
  }
}
