/** Which e-mail addresses have had a trial, by keyed hash: whoever registers again has no other. */
export interface TrialClaims {
  /**
   * True when the address has had none, `memberId` has it, or its last claim is `keptMs` old; it is noted then that the member
   * has it at `at`. Of many who claim one address at the same time, one has it. Claims that are so old are removed.
   */
  claim(addressHash: string, memberId: string, at: number, keptMs: number): Promise<boolean>;
}
