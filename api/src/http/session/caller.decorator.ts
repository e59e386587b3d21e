import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../../features/shared/caller.js';
import { Refusal } from '../../kernel/refusal.js';
import type { CallerRequest } from './session.guard.js';

/** The signed-in member, as a controller's argument. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { caller } = context.switchToHttp().getRequest<CallerRequest>();
  if (!caller) throw new Refusal('NOT_AUTHENTICATED');
  return caller;
});
