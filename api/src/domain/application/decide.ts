import type { Decider } from '../../kernel/decider.js';
import { checkedAct, requiredAct } from '../../kernel/operator-act.js';
import type { ApplicationCommand } from './commands.js';
import type { ApplicationEvent } from './events.js';
import { evolveApplication, initialApplication, type ApplicationState } from './state.js';

/**
 * One application. What was done already changes nothing when it is asked for again, and of one that is erased nothing
 * changes any more.
 */
export const applicationDecider: Decider<ApplicationState, ApplicationCommand, ApplicationEvent> = {
  notFound: 'MEMBER_NOT_FOUND',
  initial: initialApplication,
  evolve: evolveApplication,
  decide(command, { status, isConfirmed, isAnswered }) {
    switch (command.type) {
      case 'ReceiveApplication': {
        const { type: _type, ...data } = command;
        return status === 'none' ? [{ type: 'ApplicationReceived', data }] : [];
      }
      case 'ConfirmApplication':
        return status === 'received' && !isConfirmed ? [{ type: 'ApplicationConfirmed', data: {} }] : [];
      case 'AnswerApplication':
        if (status !== 'received' || isAnswered) return [];
        return [{ type: 'ApplicationAnswered', data: { by: requiredAct(command.by) } }];
      case 'EraseApplication':
        if (status !== 'received') return [];
        return [{ type: 'ApplicationErased', data: { cause: command.cause, ...checkedAct(command) } }];
      default:
        return command satisfies never;
    }
  },
};
