import type { OperatorAct } from '../../kernel/operator-act.js';
import type { ApplicationReceived, ErasureCause } from './events.js';

export type ReceiveApplication = { readonly type: 'ReceiveApplication' } & Readonly<
  ApplicationReceived['data']
>;
export interface ConfirmApplication {
  readonly type: 'ConfirmApplication';
}
export interface AnswerApplication {
  readonly type: 'AnswerApplication';
  readonly by: OperatorAct;
}
export interface EraseApplication {
  readonly type: 'EraseApplication';
  readonly cause: ErasureCause;
  readonly by?: OperatorAct;
}

export type ApplicationCommand =
  ReceiveApplication | ConfirmApplication | AnswerApplication | EraseApplication;
