import type { FactorList, PasskeyOptions, SecondFactorChallenge } from '@emit/contract/account';

/** What later requests need of an answer. */
export interface AnswerBody {
  readonly practice_id?: string;
  readonly id?: string;
  readonly access_token?: string;
  readonly conversation_id?: string;
  readonly message_id?: string;
  readonly setup?: string;
  readonly secret?: string;
  readonly challenge?: string;
  readonly options?: PasskeyOptions;
  readonly recovery_codes?: string[];
  readonly passkeys?: FactorList['passkeys'];
  readonly second_factor?: SecondFactorChallenge;
}
